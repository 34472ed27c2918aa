import ContentParser
import FaqService

/// A block with texts, an address and items, and the faults of its kind.
struct Offer<Kind: OfferKind>: ParsableBlock {
  static var type: BlockType { "offer" }
  static var examples: [String] { [Kind.example] }
  static var fields: ItemFields<Self> { Kind.fields }
  let raw: RawItem
  let text: String
  let url: Address
  let items: [String]
  let note: String?

  var body: [Node] { Kind.body(of: self) }
  var language: Language { Kind.language(of: raw) }
}

/// What an offer is like; by default without a fault.
protocol OfferKind: Sendable {
  static var example: String { get }
  static var fields: ItemFields<Offer<Self>> { get }

  static func body(of offer: Offer<Self>) -> [Node]
  static func language(of item: RawItem) -> Language
}

extension OfferKind {
  static var example: String {
    #"{"type":"offer","text":"Tea","url":"https://example.com/","items":["Green","Black"]}"#
  }
  static var fields: ItemFields<Offer<Self>> {
    ItemFields(
      .required("text", .text),
      .required("url", .address),
      .required("items", .list(of: .text)),
      .optional("note", .text),
      as: Offer.init
    )
  }

  static func body(of offer: Offer<Self>) -> [Node] { sound(offer) }

  static func language(of item: RawItem) -> Language { Card(raw: item, text: "").language }

  /// The text, an action, the items and the note.
  static func sound(
    _ offer: Offer<Self>,
    text: String? = nil,
    action: Node? = nil,
    items: [String]? = nil
  ) -> [Node] {
    let list = (items ?? offer.items).map { [Node.paragraph($0)] }
    return Node.paragraphs(of: text ?? offer.text)
      + [action ?? .action("Order", offer.url), .list(.bullets, list)]
      + Node.paragraphs(of: offer.note ?? "")
  }
}

/// It has no fault.
enum SoundKind: OfferKind {}

/// It does not show its address.
enum AddresslessKind: OfferKind {
  static func body(of offer: Offer<Self>) -> [Node] {
    sound(offer, action: .paragraph("Order"))
  }
}

/// It shows its items from the last to the first.
enum ReversedKind: OfferKind {
  static func body(of offer: Offer<Self>) -> [Node] {
    sound(offer, items: offer.items.reversed())
  }
}

/// It shows its items by the alphabet.
enum SortedKind: OfferKind {
  static func body(of offer: Offer<Self>) -> [Node] {
    sound(offer, items: offer.items.sorted())
  }
}

/// It shows its text as a heading, too.
enum RepetitiveKind: OfferKind {
  static func body(of offer: Offer<Self>) -> [Node] {
    [.heading(level: 2, offer.text)] + sound(offer)
  }
}

/// It takes line breaks out of its text.
enum JoinedKind: OfferKind {
  static func body(of offer: Offer<Self>) -> [Node] {
    sound(offer, text: offer.text.replacing("\n", with: ""))
  }
}

/// It shows its text as code, on one line.
enum CodeKind: OfferKind {
  static func body(of offer: Offer<Self>) -> [Node] {
    sound(offer, text: "") + [.code(offer.text.replacing("\n", with: " "), language: nil)]
  }
}

/// It does not show its note, which no example has.
enum NotelessKind: OfferKind {
  static func body(of offer: Offer<Self>) -> [Node] { Array(sound(offer).prefix(3)) }
}

/// It shows a caption, which is not a field.
enum CaptionedKind: OfferKind {
  static func body(of offer: Offer<Self>) -> [Node] {
    sound(offer) + Node.paragraphs(of: offer.raw["caption"]?.string?.text ?? "")
  }
}

/// It shows a member of an unusual name, which an example has, and which is not a field.
enum UndescribedKind: OfferKind {
  static let example = """
    {"type":"offer","text":"Tea","url":"https://example.com/","items":["Green","Black"],\
    "leaves":"Whole"}
    """

  static func body(of offer: Offer<Self>) -> [Node] {
    sound(offer) + Node.paragraphs(of: offer.raw["leaves"]?.string?.text ?? "")
  }
}

/// It is in German, whatever the item says.
enum GermanKind: OfferKind {
  static func language(of _: RawItem) -> Language { Language(tag: "de") }
}

/// Its fields call a member optional that it needs.
enum LenientFieldsKind: OfferKind {
  static let fields = ItemFields(
    .required("text", .text),
    .optional("url", .address),
    .required("items", .list(of: .text)),
    .optional("note", .text),
    as: Offer<Self>.init
  )
}

private extension Offer {
  init(
    raw: RawItem,
    text: String,
    url: Address?,
    items: [String],
    note: String?
  ) throws(BlockError) {
    guard let url else { throw BlockError(.missingMember, message: "`url` is missing") }
    self.init(raw: raw, text: text, url: url, items: items, note: note)
  }
}

/// It traps where its text is empty.
enum TextTrapKind: OfferKind {
  static func body(of offer: Offer<Self>) -> [Node] {
    sound(offer) + [.divider, .paragraph(offer.text[offer.text.startIndex] == "…" ? "" : "")]
  }
}

/// It traps where it has no items.
enum ListTrapKind: OfferKind {
  static func body(of offer: Offer<Self>) -> [Node] {
    sound(offer) + [.paragraph(offer.items[0].isEmpty ? "" : "")]
  }
}
