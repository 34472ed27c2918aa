import ContentParser
import FaqService

struct Event: ParsableBlock {
  enum Access: String, CaseIterable { case everybody, members }

  static let type: BlockType = "event"
  let raw: RawItem
  let name: String
  let day: CalendarDay
  let access: Access

  init(parsing item: RawItem) throws(BlockError) {
    raw = item
    name = try item.text("name")
    day = try item.day("day")
    access = try item.optional("access", .choice()) ?? .everybody
  }

  var body: [Node] {
    let people = access == .members ? ", for members" : ""
    return [.paragraph([.text("\(name): \(day.numeric(in: language.tag))\(people)")])]
  }
}
