import FaqService
import Testing

@testable import FaqImport

@Suite("Detection of native content")
struct NativeDetectionTests {
  private static let entry =
    #"{"elements":[{"type":"title","text":"How do I pay?"},{"type":"body","text":"By card."},"#
    + #"{"type":"details","summary":"And by invoice?","text":"Yes."},"#
    + #"{"type":"note","title":"Careful?","text":"Due in 30 days."}]}"#
  private static let flat = #"{"type":"title","text":"Why?"},{"type":"body","text":"So."}"#

  @Test(
    "One native entry decides, whatever is before it",
    arguments: [
      #"{"types":[{"type":"video","fields":{"caption":"text"},"body":[]}],"faqs":[\#(entry)]}"#,
      #"{"types":[{"type":"qa","fields":{"question":"text","answer":"text"}}],"faqs":[\#(entry)]}"#,
      #"{"links":[{"type":"web","question":"Who?","answer":"We."}],"faqs":[\#(entry),\#(entry)]}"#,
      #"{"links":[{"type":"web"}],"faqs":[\#(flat)]}"#,
      #"{"links":[{"type":"web"}],"id":"x","elements":[\#(flat)]}"#,
      #"[{"question":"Who?","answer":"We."},{"question":"When?","answer":"Now."},\#(entry)]"#,
      #"[{"elemets":[\#(flat)]},\#(entry)]"#, #"[{},{"id":1},"x",null,[["x"]],\#(entry)]"#,
      "{\"question\":\"Who?\",\"answer\":\"We.\"}\n\(entry)\n",
      #"{"types":[{"type":"v","fields":{"u?":"address","n?":"int"},"body":[]}],"faqs":[]}"#,
      #"[[{"type":"button","text":"a","action":"b"},\#(flat)]]"#,
    ]
  )
  func native(content: String) {
    #expect(NativeDetection.isNative(Array(content.utf8)))
  }

  @Test(
    "Foreign content is not native for a type, a title or a list of elements",
    arguments: [
      #"[{"type":"text","title":"Why?","content":"So."}]"#,
      #"{"faqs":[{"question":"Why?","answer":"So."}],"blocks":[{"type":"title","value":"a"}]}"#,
      #"[{"question":"Why?","answer":"So.","elements":["fire"]}]"#,
      #"{"elements":[{"question":"Why?","answer":"So."}]}"#,
      #"[{"type":"heading","text":"Why?"},{"type":"paragraph","text":"So."}]"#,
    ]
  )
  func foreign(content: String) {
    #expect(!NativeDetection.isNative(Array(content.utf8)))
  }

  @Test("No native document is read as foreign, whatever it has", arguments: 0..<8)
  func generated(part: Int) {
    for seed in 0..<500 {
      var documents = NativeDocuments(seed: UInt64(part * 1_000_000 + seed))
      let content = documents.document()
      guard NativeDetection.isNative(Array(content.utf8)) else {
        Issue.record("read as foreign: \(content)")
        return
      }
    }
  }

  @Test("The types that are known are those of the documentation")
  func types() throws {
    let page = try Fixture.page("docs/blocks.md")
    let rows = page.split(separator: "\n").filter {
      $0.hasPrefix("| `") && $0.contains(#"{"type":"#)
    }
    let names = rows.compactMap { $0.split(separator: "`").dropFirst().first.map(String.init) }
    #expect(Set(names).union(["title", "body", "button"]) == Set(NativeTypes.known.keys))
  }
}

/// Generates native documents with everything that is allowed in them, at random.
private struct NativeDocuments {
  private var generator: SeededGenerator
  private var declared: [String] = []

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  mutating func document() -> String {
    if chance(3) { declared = ["qa", "video"] }
    let entries = (0..<Int.random(in: 1...4, using: &generator)).map { _ in entry() }
    if !declared.isEmpty { return object(around: list(entries)) }
    switch Int.random(in: 0..<6, using: &generator) {
    case 0: return list(entries)
    case 1: return entries.joined(separator: "\n")
    case 2: return entries[0]
    case 3, 4: return object(around: list(entries))
    default: return "[\(flatList())]"
    }
  }
}

private extension NativeDocuments {
  mutating func chance(_ one: Int) -> Bool { Int.random(in: 0..<one, using: &generator) == 0 }

  mutating func pick(_ values: [String]) -> String { values.randomElement(using: &generator) ?? "" }

  mutating func some(_ values: [String], _ most: Int) -> [String] {
    Array(values.shuffled(using: &generator).prefix(Int.random(in: 0...most, using: &generator)))
  }

  func list(_ values: [String]) -> String { "[\(values.joined(separator: ","))]" }

  /// An object with FAQs in one array or in several.
  mutating func object(around entries: String) -> String {
    var members = some(Self.envelope, 5)
    if !declared.isEmpty { members.insert(Self.types, at: 0) }
    let name = pick(["faqs", "items", "questions", "entries", "help", "data", "content"])
    var places = [#""\#(name)":\#(entries)"#]
    if chance(4) { places.append(#""more":[\#(flatList())]"#) }
    let index = Int.random(in: (declared.isEmpty ? 0 : 1)...members.count, using: &generator)
    members.insert(contentsOf: places, at: index)
    return "{\(members.joined(separator: ","))}"
  }

  mutating func entry() -> String {
    if declared.isEmpty, chance(8) { return "[\(flatList())]" }
    var members = some(Self.members, 5)
    let index = Int.random(in: 0...members.count, using: &generator)
    members.insert(#""elements":[\#(flatList())]"#, at: index)
    return "{\(members.joined(separator: ","))}"
  }

  /// Items, most often with a title as the first.
  mutating func flatList() -> String {
    let blocks = Self.blocks + (declared.isEmpty ? [] : Self.declaredBlocks)
    var items = some(blocks, 6)
    let index = chance(6) ? Int.random(in: 0...items.count, using: &generator) : 0
    items.insert(#"{"type":"title","text":"\#(pick(Self.texts))"}"#, at: index)
    return items.joined(separator: ",")
  }

  static let texts = ["How do I pay?", "Careful", "What is C?", "Où ?", "", "q", "FAQ"]

  static let types = #"""
    "types":[{"type":"qa","fields":{"question":"text","answer":"text"},"body":[{"paragraph":"{answer}"}]},
    {"type":"video","fields":{"u?":"address","n?":"int","k":["a?","b?"]},"body":[{"divider":true}]}]
    """#

  static let declaredBlocks = [
    #"{"type":"qa","question":"Who are you?","answer":"We are we."}"#,
    #"{"question":"Why?","answer":"So it is.","type":"qa"}"#,
    #"{"type":"video","u":"https://example.com/a"}"#,
  ]

  static let envelope = [
    #""$schema":"faq.schema.json""#, #""schemaVersion":1"#, #""base":"https://example.com/d/""#,
    #""lang":"fr""#, #""title":"Questions?""#, #""dir":"rtl""#, #""question":"Why?""#,
    #""answer":"So.""#, #""meta":{"question":"Who?","answer":"We.","tags":[]}"#, #""x":null"#,
    #""links":[{"type":"web","url":"https://example.com","title":"Where?","text":"Here it is."}]"#,
    #""authors":[{"name":"Ada?","description":"She."},{"name":"Bo?","description":"He."}]"#,
    #""pairs":[["Why?","So."],["Who?","We."]]"#, #""seo":{"Why?":"So.","Who?":"We."}"#,
    #""empty":[]"#, #""numbers":[1,2]"#, #""messages":[{"role":"user","content":"Hi?"}]"#,
    #""@context":"https://schema.org""#, #""note":{"type":"doc","content":[]}"#,
    #""mainEntity":[{"@type":"Question","name":"Q?","acceptedAnswer":{"text":"A."}}]"#,
  ]

  static let members = [
    #""id":7"#, #""lang":"de""#, #""category":"Billing""#, #""summary":"It takes two days.""#,
    #""question":"Why?""#, #""answer":"So.""#, #""title":"Who?""#, #""body":"We.""#,
    #""tags":["a","b"]"#, #""links":[{"type":"web","question":"Why?","answer":"So."}]"#,
    #""type":"faq""#, #""history":[{"type":"edit","by":"Ada"}]"#, #""q":"How?""#, #""a":"Thus.""#,
    #""faqs":[{"question":"Why?","answer":"So."}]"#, #""dir":"ltr""#, #""x":{"elements":7}"#,
    #""related":[]"#, #""fields":{"question":"Q?","answer":"A."}"#, #""Why?":"So.","Who?":"We.""#,
  ]

  static let blocks = [
    #"{"type":"body","text":"By card.","format":"markdown"}"#, #"{"type":"body","text":"a\nb"}"#,
    #"{"type":"button","text":"More?","action":"https://example.com"}"#,
    #"{"type":"text","spans":["Press ",{"text":"F1?","code":true},"."]}"#,
    #"{"type":"richText","format":"portableText","blocks":[{"_type":"block","children":[]}]}"#,
    #"{"type":"heading","text":"On a phone?","level":1}"#, #"{"type":"divider"}"#,
    #"{"type":"list","items":["Bread?",["Fruit",{"type":"list","items":["Pears"]}]]}"#,
    #"{"type":"steps","items":["Unplug it.","Wait."],"lang":"en"}"#,
    #"{"type":"code","language":"swift","text":"print(1)"}"#,
    #"{"type":"table","header":["Question","Answer"],"rows":[["Why?","So."],["Who?","We."]]}"#,
    #"{"type":"image","url":"https://example.com/map.png","description":"A map?","caption":"b"}"#,
    #"{"type":"media","kind":"video","text":"The tour?","url":"https://example.com/a.mp4"}"#,
    #"{"type":"quote","text":"Less is more?","source":"L. Mies"}"#, #"{"type":"unknown","q":"a?"}"#,
    #"{"type":"note","kind":"warning","title":"Careful?","text":"Unplug it first."}"#,
    #"{"type":"details","summary":"For experts?","text":"It depends on it."}"#,
    #"{"type":"details","summary":"For all?","blocks":[{"type":"body","text":"Yes."}]}"#,
    #"{"type":"related","faqs":["Why?",{"number":1,"title":"How?","text":"See it."}]}"#,
    #"{"type":"tags","tags":["power","safety"]}"#, #"{"type":"x","fallback":{"type":"divider"}}"#,
  ]
}
