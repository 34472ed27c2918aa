import FaqService
import Testing

@Suite("Output and diagnostics of other modules")
struct OutputTests {
  @Test("Sources can be copied to JSON output byte for byte")
  func exactOutput() async throws {
    let text = #"[{"elements":[ {"type":"poll", "share":0.250,"a":1,"a":"\ud800"} ],"id":1.0}]"#
    let faqs = try await FaqService(source: .text(text)).fetch()
    var output = Array("[".utf8)
    for faq in faqs { output.append(contentsOf: faq.source) }
    output.append(contentsOf: "]".utf8)
    #expect(output == Array(text.utf8))
  }

  @Test("The items of a flat list can be written as entries")
  func entriesFromFlatList() async throws {
    let text = #"[{"type":"title"} , {"n":1.0},{"type":"title"}]"#
    let faqs = try await FaqService(source: .text(text)).fetch()
    var output: [UInt8] = []
    for faq in faqs {
      let items = faq.items.map { Array($0.source) }
      output += Array(#"{"elements":["#.utf8) + items.joined(separator: [0x2C]) + Array("]}\n".utf8)
    }
    let lines = """
      {"elements":[{"type":"title"},{"n":1.0}]}
      {"elements":[{"type":"title"}]}

      """
    #expect(output == Array(lines.utf8))
    let again = try await FaqService(source: .bytes(output)).fetch()
    #expect(again.map(\.items) == faqs.map(\.items))
  }

  @Test("Diagnostics can name the line, the column and the pointer of a fault")
  func diagnostics() async throws {
    let text = """
      { "faqs": [
        {"elements": [{"type": "title", "text": "é", "txt": 1}, {"text": "no type"}]},
        {"elements": ["loose", {"type": "button", "action": {"href": 7}}]}
      ]}
      """
    var locator = RawLocator()
    var reports: [String] = []
    for faq in try await FaqService(source: .text(text)).fetch() {
      for item in faq.items {
        if item.type == nil { reports.append("\(locator.location(of: item)): no type") }
        if let typo = item["txt"] {
          reports.append("\(locator.location(of: typo, in: item)): did you mean text?")
        }
        if let href = item["action"]?.object?["href"], href.string == nil {
          reports.append("\(locator.location(of: href, in: item)): no address")
        }
      }
    }
    #expect(
      reports == [
        "line 2, column 55, at /faqs/0/elements/0/txt: did you mean text?",
        "line 2, column 59, at /faqs/0/elements/1: no type",
        "line 3, column 17, at /faqs/1/elements/0: no type",
        "line 3, column 64, at /faqs/1/elements/1/action/href: no address",
      ]
    )
  }

  @Test("The offset grows to the size of the content")
  func progress() async throws {
    let source = MemorySource(Array(#"{"a":1,"faqs":[[{"type":1}],[2],[3]] }"#.utf8), chunkSize: 4)
    let stream = try await FaqService(source: source).stream()
    var offsets = [stream.offset]
    while try await stream.next() != nil { offsets.append(stream.offset) }
    #expect(offsets == offsets.sorted())
    #expect(stream.totalCount == 38)
    #expect(stream.offset == 38)
    #expect(stream.envelope.map(\.name.text) == ["a"])
  }
}
