import ContentParser
import Testing

@Suite("A refusal")
struct RefusalTests {
  private static let title = #"{"type":"title","text":"a"}"#

  @Test(
    "Under fail, an item that could not become a block refuses the document, unless a fallback can",
    arguments: [
      (title, false),
      (#"{"type":"v"}"#, true),
      (#"{"type":"body"}"#, true),
      ("{}", true),
      (#"{"type":1}"#, true),
      ("1", true),
      (#"{"type":"v","fallback":\#(title)}"#, false),
      (#"{"type":"v","fallback":"drop"}"#, false),
      (#"{"type":"v","fallback":[]}"#, false),
      (#"{"type":"v","fallback":1}"#, true),
      (#"{"type":"v","fallback":{"type":"w"}}"#, true),
      (#"{"type":"v","fallback":[\#(title),{"type":"w","fallback":{"type":"x"}}]}"#, true),
      (#"{"type":"button","text":"a","action":"javascript:x"}"#, false),
      ("", false),
    ]
  )
  func fail(items: String, isRefused: Bool) throws {
    let document = try ContentParser(unknownPolicy: .fail).parse(items: items)
    #expect((document.refusal != nil) == isRefused)
  }

  @Test("No other policy refuses a document", arguments: [UnknownPolicy.show, .text, .drop])
  func others(policy: UnknownPolicy) throws {
    let parser = ContentParser(unknownPolicy: policy)
    let documents = try parser.parse(content: #"{"elements":[7]}"# + "\n{\n")
    #expect(documents.map(\.refusal) == [nil, nil])
  }

  @Test(
    "The severity of an unknown type is a note with a fallback, an error under fail, or a warning",
    arguments: [
      (#"{"type":"v"}"#, UnknownPolicy.show, Diagnostic.Severity.warning),
      (#"{"type":"v"}"#, .text, .warning),
      (#"{"type":"v"}"#, .drop, .warning),
      (#"{"type":"v"}"#, .fail, .error),
      (#"{"type":"v","fallback":"drop"}"#, .show, .note),
      (#"{"type":"v","fallback":"drop"}"#, .fail, .note),
    ]
  )
  func severity(item: String, policy: UnknownPolicy, severity: Diagnostic.Severity) throws {
    let document = try ContentParser(unknownPolicy: policy).parse(items: Self.title + "," + item)
    #expect(document.diagnostics.map(\.severity) == [severity])
    #expect(document.diagnostics.map(\.code) == [.unknownType])
  }
}
