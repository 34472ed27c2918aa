import FaqImport
import FaqService
import Synchronization
import Testing

@Suite("Long Markdown files and pages")
struct LongTextTests {
  private static let markdown =
    "# FAQ\n\n" + numbers.map { "## Why \($0)?\n\nSo \($0).\n\n" }.joined()
  private static let page =
    "<!DOCTYPE html><title>FAQ</title>"
    + numbers.map { "<details><summary>Why \($0)?</summary>So \($0).</details>\n" }.joined()
    + "<p>Not so.</p>"
  private static let data =
    #"<!DOCTYPE html><script type="application/ld+json">{"@type":"FAQPage","mainEntity":["#
    + numbers.map(question).joined(separator: ",") + "]}</script>\n"
    + "<details><summary>Why 7?</summary>So 7.</details>"
    + "<details><summary>Why not?</summary>So.</details>"
  private static let numbers = 1...2_000

  @Test("What is written in pieces is the same as in one", arguments: [markdown, page, data])
  func pieces(text: String) async throws {
    let whole = try #require(try Importer(name: "test").read(Array(text.utf8)))
    let (native, records) = try await read(text)
    #expect(records.count > 2)
    #expect(native == whole.native)
    #expect(records.last?.reading.description == whole.record.reading.description)
    #expect(records.reduce(0) { $0 + $1.account.wordCount } == whole.record.account.wordCount)
    let passedOver = records.flatMap { $0.account.passedOver.map(\.range) }
    #expect(passedOver == whole.record.account.passedOver.map(\.range))
  }

  @Test("Each FAQ has its place in the original", arguments: [markdown, page])
  func places(text: String) async throws {
    let (native, records) = try await read(text)
    for number in [1, 700, 1_400, 2_000] {
      let question = "Why \(number)?"
      let offset = try #require(start(of: question, in: native))
      let record = try #require(records.last { $0.nativeStart <= offset })
      let place = record.places().origin(
        of: RawLocation(offset: offset, line: 1, column: 1, pointer: "")
      )
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      #expect(lines[place.line - 1].contains(question))
    }
  }
}

private extension LongTextTests {
  static func question(_ number: Int) -> String {
    #"{"@type":"Question","name":"Why \#(number)?","#
      + #""acceptedAnswer":{"@type":"Answer","text":"So \#(number)."}}"#
  }

  func read(_ text: String) async throws -> (native: [UInt8], records: [Import]) {
    let records = Mutex<[Import]>([])
    let source = ImportingSource(MemorySource(Array(text.utf8))) { record in
      if let record { records.withLock { $0.append(record) } }
    }
    var stream = try await source.open()
    var native: [UInt8] = []
    while let chunk = try await stream.next() { native += chunk }
    return (native, records.withLock(\.self))
  }

  func start(of text: String, in native: [UInt8]) -> Int? {
    let pattern = Array(text.utf8)
    return native.indices.first { native[$0...].starts(with: pattern) }
  }
}
