import FaqService
import Testing

@testable import FaqImport

@Suite("The account of JSON and tables")
struct DataAccountTests {
  @Test("Rows and objects without a question or an answer are skipped, with their places")
  func places() throws {
    let table = "Help of Acme\nid,question,answer,category\n1,Why?,So it is.,Pool\n2,How now?,,\n"
    let words = try DataWords(of: table)
    #expect("\(words.reading)".hasSuffix("1 of 2"))
    #expect(words.account.shownCount == 5)
    #expect(words.account.leftOutCounts == [.envelope: 4, .members: 1])
    #expect(words.places == ["1:1 3 words", "4:1 3 words, asks at 4:3"])
    let json = try DataWords(
      of: """
        {"title":"Help of Acme","items":[
          {"id":"a 1","question":"Why?","answer":{"value":"So it is.","note":"But not here."}},
          {"text":"Between them."},
          {"question":"How?","answer":{"html":"<b>Thus.","plain":"Thus."}}, "And now?"]}
        """
    )
    #expect("\(json.reading)".hasSuffix("2 of 2"))
    #expect(json.account.shownCount == 6)
    #expect(json.account.leftOutCounts == [.envelope: 3, .members: 2, .copies: 1])
    #expect(
      json.places == ["2:70 5 words, between", "4:69 2 words, asks at 4:69"]
    )
    let chat = try DataWords(
      of: """
        [{"role":"system","content":"Be kind."},{"role":"user","content":"Hm?"},
        {"role":"user","content":"Why?"},{"role":"assistant","content":"So."}]
        """
    )
    #expect("\(chat.reading)".hasSuffix("1 of 2"))
    #expect(chat.places == ["1:29 2 words", "1:66 1 words, asks at 1:66"])
    let shaped = try DataWords(
      of: #"{"note":"All of it","rows":[{"k":"Who","v":"We do."},{"k":7},{"v":"No one."}]}"#,
      as: "$.rows[*] k v"
    )
    #expect("\(shaped.reading)".hasSuffix("1 of 3"))
    #expect(shaped.places == ["1:9 3 words", "1:67 2 words"])
  }

  @Test("All words are accounted for", arguments: Fixture.all(in: "JSON"))
  func json(fixture: Fixture) throws {
    let content = try fixture.content()
    let words = try DataWords(of: String(utf8: content))
    let text = try #require(ForeignText(content))
    let root = try #require(ForeignJSON(text)).root
    #expect(words.account.wordCount == root.wordCount(askingOr: words.names))
    #expect(words.reading.count == words.entries.count)
  }

  @Test("All words of tables are accounted for", arguments: Fixture.all(in: "Tables"))
  func tables(fixture: Fixture) throws {
    let text = try #require(ForeignText(fixture.content()))
    let words = try DataWords(of: String(utf8: text.bytes))
    let table = try #require(Table(text))
    let count = table.rows.joined().reduce(0) { count, cell in
      count + cell.text.replacing(#"\n"#, with: " ").utf8.wordCount
    }
    #expect(words.account.wordCount == count)
    #expect(words.reading.count == words.entries.count)
  }

  @Test("All words of generated content are accounted for", arguments: DataShape.allCases)
  func generated(shape: DataShape) throws {
    for seed in 0..<40 {
      var generator = DataGenerator(seed: UInt64(seed))
      let parts = generator.parts().filter { shape.mayHoldOthers || $0.entry != nil }
      let content = shape.content(of: parts)
      let words = try DataWords(of: content, as: shape.path)
      let entries = parts.compactMap(\.entry)
      #expect(words.entries == entries.map { "\($0.title): \($0.answer)" }, "\(content)")
      #expect(words.reading.count == entries.count)
      let shown = entries.flatMap { [$0.title, $0.answer] }.reduce(0) { $0 + $1.utf8.wordCount }
      // Members of the object around entries are kept.
      let strays = shape.isObject ? [] : parts.compactMap(\.stray)
      #expect(words.account.shownCount == shown, "\(content)")
      let strayCount = strays.reduce(0) { $0 + $1.utf8.wordCount }
      #expect(words.account.passedOverCount == strayCount, "\(content)")
      let asking = words.account.passedOver.flatMap(\.questions)
      #expect(asking.count == strays.count(where: \.isQuestion), "\(content)")
      if let root = try ForeignJSON(#require(ForeignText(Array(content.utf8))))?.root {
        #expect(words.account.wordCount == root.wordCount(askingOr: []))
      }
    }
  }

  @Test(
    "Another order gives the same FAQs, and one more removes none",
    arguments: DataShape.allCases
  )
  func order(shape: DataShape) throws {
    for seed in 0..<20 {
      var generator = DataGenerator(seed: UInt64(1_000 + seed))
      var parts = generator.parts().filter { shape.mayHoldOthers || $0.entry != nil }
      let entries = try DataWords(of: shape.content(of: parts), as: shape.path).entries.sorted()
      parts.shuffle(using: &generator.random)
      #expect(
        try DataWords(of: shape.content(of: parts), as: shape.path).entries.sorted() == entries
      )
      let added = generator.entry()
      parts.insert(.entry(added), at: Int.random(in: 0...parts.count, using: &generator.random))
      let all = try DataWords(of: shape.content(of: parts), as: shape.path).entries.sorted()
      #expect(all == (entries + ["\(added.title): \(added.answer)"]).sorted())
    }
  }
}

/// The words of content, and the entries that it has after its import.
private struct DataWords {
  let reading: ImportReading
  let account: ImportAccount
  /// The titles and answers of the native entries.
  private(set) var entries: [String] = []
  /// The titles and the categories, which may be names of members.
  private(set) var names: Set<String> = []
  /// Where texts are skipped.
  let places: [String]

  init(of content: String, as shape: String? = nil) throws {
    let importer = Importer(name: "test", shape: shape.flatMap { ImportShape($0) })
    let (native, record) = try #require(try importer.read(Array(content.utf8)))
    (reading, account) = (record.reading, record.account)
    let original = record.places()
    func place(_ offset: Int) -> String {
      original.place(at: offset).map { "\($0.line):\($0.column)" } ?? ""
    }
    places = account.passedOver.map { text in
      "\(place(text.range.lowerBound)) \(text.wordCount) words"
        + (text.questions.isEmpty ? "" : ", asks at \(text.questions.map(place).joined())")
        + (text.isBetweenEntries ? ", between" : "")
    }
    var reader = RawFaqReader()
    reader.feed(native)
    reader.finish()
    while try reader.advance() == .entry, let faq = reader.current {
      let texts = faq.items.map { $0["text"]?.string?.text ?? $0.value.portableText }
      entries.append("\(texts[0]): \(texts.dropFirst().joined(separator: " "))")
      names.insert(texts[0])
      if let category = faq["category"]?.string?.text { names.insert(category) }
    }
  }
}

private extension RawValue {
  /// How many words the strings in it have, with the names that ask something or are given.
  func wordCount(askingOr names: Set<String>) -> Int {
    switch content {
    case .null, .bool, .number: return 0
    case .string(let string): return string.text.utf8.wordCount
    case .array(let array): return array.reduce(0) { $0 + $1.wordCount(askingOr: names) }
    case .object(let object):
      return object.reduce(0) { count, member in
        let name = member.name.text
        let isWord = name.isQuestion || names.contains(name)
        return count + (isWord ? name.utf8.wordCount : 0)
          + member.value.wordCount(askingOr: names)
      }
    }
  }

  /// The text of the first span of Portable Text.
  var portableText: String {
    object?["blocks"]?.array?.first { _ in true }?.object?["children"]?.array?.first { _ in true }?
      .object?["text"]?.string?.text ?? ""
  }
}

/// The shapes of generated content.
enum DataShape: CaseIterable {
  case pairs, likelyPairs, questionNames, chat, headings, flatNames, marked, lists, schema
  case portableText, nested, path, table, bareTable

  var path: String? { self == .path ? "$.all[*].x k v" : nil }
  /// Whether the entries are members of one object.
  var isObject: Bool { self == .questionNames || self == .flatNames }
  /// Whether anything else may be among the entries.
  var mayHoldOthers: Bool { self != .lists }
}

private struct DataGenerator {
  struct Entry {
    let title: String
    let answer: String
  }

  enum Part {
    case entry(Entry)
    /// Words that are in no entry.
    case stray(String)

    var entry: Entry? { if case .entry(let entry) = self { entry } else { nil } }
    var stray: String? { if case .stray(let words) = self { words } else { nil } }
  }

  var random: SeededGenerator
  private var wordNumber = 0

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  /// Many entries and a few other things.
  mutating func parts() -> [Part] {
    var parts = (0..<Int.random(in: 4...8, using: &random)).map { _ in Part.entry(entry()) }
    for _ in 0..<Int.random(in: 0...2, using: &random) {
      let mark = Bool.random(using: &random) ? "?" : ""
      let index = Int.random(in: 1...parts.count, using: &random)
      parts.insert(.stray(words() + mark), at: index)
    }
    return parts
  }

  /// Titles are often equal, but for their signs and capitals.
  mutating func entry() -> Entry {
    let titles = ["What is C?", "What is C++?", "What is C#?", "what is c?", "What is it?"]
    return Entry(title: titles.randomElement(using: &random) ?? "", answer: words())
  }

  /// Some words that are nowhere else.
  private mutating func words() -> String {
    (0..<Int.random(in: 2...4, using: &random)).map { _ in
      wordNumber += 1
      return ["word", "Wort", "é"].randomElement(using: &random).map { "\($0)\(wordNumber)" } ?? ""
    }
    .joined(separator: " ")
  }
}

private extension DataShape {
  func content(of parts: [DataGenerator.Part]) -> String {
    let texts = parts.enumerated().map { index, part in
      switch part {
      case .entry(let entry): text(entry.title, entry.answer, index)
      case .stray(let words): stray(words, index)
      }
    }
    switch self {
    case .table: return (["id,question,answer"] + texts).joined(separator: "\n")
    case .bareTable: return texts.joined(separator: "\r\n")
    case .headings:
      return "[{\"type\":\"paragraph\",\"text\":\"\"},\(texts.joined(separator: ",\n"))]"
    case .questionNames, .flatNames: return "{\(texts.joined(separator: ",\n"))}"
    case .chat: return #"{"messages":[\#(texts.joined(separator: ",\n"))]}"#
    case .path: return #"{"all":[\#(texts.joined(separator: ",\n"))]}"#
    case .nested: return #"{"data":{"items":[\#(texts.joined(separator: ",\n"))]}}"#
    case .schema: return #"{"@type":"FAQPage","mainEntity":[\#(texts.joined(separator: ",\n"))]}"#
    default: return "[\(texts.joined(separator: ",\n"))]"
    }
  }

  func text(_ title: String, _ answer: String, _ index: Int) -> String {
    switch self {
    case .pairs: #"{"question":"\#(title)","answer":"\#(answer)"}"#
    case .likelyPairs: #"{"title":"\#(title)","content":"\#(answer)"}"#
    case .questionNames: #""\#(title)":"\#(answer)""#
    case .chat:
      #"{"role":"user","content":"\#(title)"},{"role":"assistant","content":"\#(answer)"}"#
    case .headings:
      #"{"type":"heading","text":"\#(title)"},{"type":"paragraph","text":"\#(answer)"}"#
    case .flatNames: #""q\#(index)":"\#(title)","a\#(index)":"\#(answer)""#
    case .marked: #"{"k":"\#(title)","l":"\#(answer)"}"#
    case .lists: #"["\#(title)","\#(answer)"]"#
    case .schema:
      #"{"@type":"Question","name":"\#(title)","acceptedAnswer":{"text":"\#(answer)"}}"#
    case .portableText:
      #"{"question":"\#(title)","answer":[{"_type":"block","style":"normal","markDefs":[],"#
        + #""children":[{"_type":"span","marks":["strong"],"text":"\#(answer)"}]}]}"#
    case .nested: #"{"node":{"q":"\#(title)","a":"\#(answer)"}}"#
    case .path: #"{"x":{"k":"\#(title)","v":"\#(answer)"}}"#
    case .table: "\(index),\(title),\(answer)"
    case .bareTable: "\(title),\"\(answer)\""
    }
  }

  /// Words that belong to no entry, in the place of one.
  func stray(_ words: String, _ index: Int) -> String {
    switch self {
    case .questionNames, .flatNames: #""n\#(index)":{"x\#(index)":["\#(words)"]}"#
    case .chat: #"{"role":"system","content":"\#(words)"}"#
    case .headings: #"{"type":"embed","data":{"caption":"\#(words)"}}"#
    case .table: ",\(words),"
    case .bareTable: ",\(words)"
    default: #"{"note":{"caption":"\#(words)"}}"#
    }
  }
}
