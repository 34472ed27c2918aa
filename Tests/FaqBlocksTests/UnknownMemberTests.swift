import ContentParser
import FaqBlocks
import FaqService
import Testing

@Suite("Members whose names are misspelt")
struct UnknownMemberTests {
  private static let title = #""elements":[{"type":"title","text":"T"},{"type":"body","text":"b"}]"#

  private static func warnings(in entry: String) throws -> [String] {
    let parser = ContentParser(registry: .standard.adding(FaqBlocks.all))
    return try parser.parse(RawFaq(parsing: entry)).diagnostics
      .filter { $0.code == .unknownMember }
      .map { warning in
        let mending = warning.correction == nil ? "" : " (mended)"
        return "\(warning.location.pointer): \(warning.message); \(warning.hint ?? "")\(mending)"
      }
  }

  @Test(
    "An entry's member is compared with those that are read",
    arguments: [
      (#"{"cateogry":"a",\#(title)}"#, "cateogry", "category", " (mended)"),
      (#"{"sumary":"a",\#(title)}"#, "sumary", "summary", " (mended)"),
      (#"{"lan":"de",\#(title)}"#, "lan", "lang", " (mended)"),
      (#"{\#(title),"language":"de"}"#, "language", "lang", ""),
    ]
  )
  func entries(entry: String, name: String, meant: String, mending: String) throws {
    let warnings = try Self.warnings(in: entry)
    #expect(
      warnings == [
        "/\(name): `\(name)` is not a member of an entry; Did you mean `\(meant)`?\(mending)"
      ]
    )
  }

  @Test(
    "An item's member is compared with the fields of its type",
    arguments: [
      (#"{"type":"code","text":"a","langauge":"swift"}"#, "langauge", "code", "language"),
      (#"{"type":"body","text":"a","fromat":"html"}"#, "fromat", "body", "format"),
      (#"{"type":"title","text":"a","dri":"rtl"}"#, "dri", "title", "dir"),
      (#"{"type":"quote","text":"a","source":"b","link":"tel:1"}"#, "link", "quote", "url"),
      (#"{"type":"divider","lan":"de"}"#, "lan", "divider", "lang"),
    ]
  )
  func items(item: String, name: String, type: String, meant: String) throws {
    let warnings = try Self.warnings(in: #"{"elements":[\#(item)]}"#)
    #expect(warnings.count == 1)
    let message = "`\(name)` is not a member of `\(type)`; Did you mean `\(meant)`?"
    #expect(warnings.first?.hasPrefix("/elements/0/\(name): \(message)") ?? false)
  }

  @Test("So is a member of an object within an item")
  func spans() throws {
    let spans = #"["a",{"text":"b","strnog":true},{"text":"c","italic":true}]"#
    let warnings = try Self.warnings(in: #"{"elements":[{"type":"text","spans":\#(spans)}]}"#)
    #expect(
      warnings == [
        "/elements/0/spans/1/strnog: `strnog` is not a member of this object; "
          + "Did you mean `strong`? (mended)",
        "/elements/0/spans/2/italic: `italic` is not a member of this object; "
          + "Did you mean `emphasis`?",
      ]
    )
  }

  @Test("So are those of items within items")
  func children() throws {
    let code = #"{"type":"code","text":"a","langauge":"swift"}"#
    let note = #"{"type":"note","kind":"tip","blocks":[\#(code)]}"#
    #expect(try Self.warnings(in: #"{"elements":[\#(note)]}"#).count == 1)
  }

  @Test(
    "Other members are free",
    arguments: [
      #"{"x-lan":"a","author":"b","link":"c","updated":"d",\#(title)}"#,
      #"{"lang":"de","lan":"de",\#(title)}"#,
      #"{"elements":[{"type":"title","text":"a","x-dri":1,"note":"b"}]}"#,
      #"[{"type":"title","text":"a"},{"type":"code","text":"a","language":"c","langauge":"d"}]"#,
    ]
  )
  func free(entry: String) throws {
    #expect(try Self.warnings(in: entry).isEmpty)
  }

  @Test("A type one letter from a known one is an error, except with a fallback")
  func types() throws {
    let parser = ContentParser()
    let title = #"{"type":"title","text":"T"},"#
    let items = [#"{"type":"bdoy"}"#, #"{"type":"bdoy","fallback":"a"}"#]
    let severities = try items.map { item in
      try parser.parse(RawFaq(parsing: "[\(title)\(item)]")).diagnostics.map(\.severity)
    }
    #expect(severities == [[.error], [.note]])
  }
}
