import ContentParser

struct Event: ParsableBlock {
  enum Access: String, CaseIterable { case everybody, members }

  static let type: BlockType = "event"
  static let fields = ItemFields(
    .required("name", .text),
    .required("day", .day),
    .optional("access", .choice(), default: .everybody),
    as: Self.init
  )
  let raw: RawItem
  let name: String
  let day: CalendarDay
  let access: Access

  var body: [Node] {
    let people = access == .members ? ", for members" : ""
    return [.paragraph([.text("\(name): \(day.numeric(in: language.tag))\(people)")])]
  }
}
