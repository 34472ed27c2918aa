import ContentParser
import FaqService
import Renderers
import Testing

@Suite("An assembly of documents")
struct AssemblyTests {
  private static func titled(_ title: String) -> Document { Document(blocks: [TitleBlock(title)]) }

  private static let untitled = Document(blocks: [BodyBlock("x")])
  private static let empty = Document(blocks: [])

  @Test(
    "Sections stand one after another, with separators between what documents write",
    arguments: [
      ([], "<many>{}</>"),
      ([empty], "<only ?>{}</>"),
      ([untitled], "<only ?>{x}</>"),
      ([titled("a")], "<only a>{a}(a)</>"),
      ([titled("a"), titled("b")], "<many>[1:a,2:b]{a;b}(a|b)</>"),
      ([untitled, titled("b"), untitled, titled("d")], "<many>[1:?,2:b,3:?,4:d]{x;b;x;d}(b|d)</>"),
      (
        [empty, titled("b"), empty, titled("d"), empty], "<many>[1:?,2:b,3:?,4:d,5:?]{b;d}(b|d)</>"
      ),
      ([empty, empty], "<many>[1:?,2:?]{}</>"),
    ]
  )
  func sections(documents: [Document], output: String) {
    #expect(Booklet().render(documents) == output)
  }

  @Test("The envelope follows the documents, where the format writes it")
  func envelope() throws {
    let value = try RawValue(parsing: #"{"a":1,"b":2}"#)
    let members = Array(try #require(value.object))
    for (documents, output) in [
      ([], "<many>{}(around: a b)</>"),
      ([Self.untitled], "<only ?>{x}(around: a b)</>"),
      ([Self.titled("a"), Self.titled("b")], "<many>[1:a,2:b]{a;b}(a|b|around: a b)</>"),
    ] {
      var assembly = Assembly(of: Booklet(), to: MemorySink())
      for document in documents { assembly.write(document) }
      #expect(assembly.finish(envelope: members).text == output)
    }
    var assembly = Assembly(of: MarkdownRenderer(), to: MemorySink())
    assembly.write(Self.titled("a"))
    #expect(assembly.finish(envelope: members).text == "# a\n")
  }

  @Test("Batches give the same bytes as one call, however documents are divided")
  func batches() {
    let documents = [Self.titled("a"), Self.empty, Self.untitled, Self.titled("<&\u{1B}>*")]
    for renderer in ContractRenderer.all.map(\.renderer) + [Booklet()] {
      let whole = renderer.render(documents)
      for division in 0..<(1 << documents.count) {
        #expect(renderer.render(documents, divided: division) == whole)
      }
    }
  }

  @Test("Batches of blocks of every kind give the same bytes", arguments: ContractRenderer.all)
  func contract(contract: ContractRenderer) throws {
    let documents = try ContractBlock.all.map { try $0.document(under: .show) }
    let whole = contract.renderer.render(documents)
    for size in [1, 2, 7, documents.count - 1, documents.count] {
      #expect(contract.renderer.render(documents, inBatchesOf: size) == whole)
    }
  }

  @Test("Batches and single documents can be mixed")
  func mixed() {
    let documents = ["a", "b", "c", "d", "e"].map(Self.titled)
    let whole = Booklet().render(documents)
    for range in [0..<2, 1..<3, 1..<4, 2..<4, 3..<5] {
      var assembly = Assembly(of: Booklet(), to: MemorySink())
      for document in documents[..<range.lowerBound] { assembly.write(document) }
      var batch = RenderedEntries(in: Booklet(), from: range.lowerBound + 1)
      for document in documents[range] { batch.append(document) }
      assembly.write(batch)
      for document in documents[range.upperBound...] { assembly.write(document) }
      #expect(assembly.finish().text == whole)
    }
  }

  @Test("Output goes to the sink as it grows")
  func growing() {
    var assembly = Assembly(of: .markdown, to: CountingSink())
    let long = Document(blocks: [BodyBlock(String(repeating: "x", count: 30_000))])
    for _ in 0..<100 { assembly.write(long) }
    let sink = assembly.finish()
    #expect(sink.count == 100 * 30_001 + 99)
    #expect(sink.largestWrite < 200_000)
  }

  @Test("The sink gets nothing before the second document")
  func waiting() throws {
    var assembly = Assembly(of: Booklet(), to: LimitedSink(limit: 0))
    try assembly.write(Self.untitled)
    #expect(throws: LimitedSink.Full(limit: 0)) { try assembly.write(Self.untitled) }
  }

  @Test("An error of the sink is passed on, whichever call it fails")
  func failures() throws {
    let documents = [Self.titled("a"), Self.untitled, Self.titled("c")]
    let whole = try assemble(documents, on: LimitedSink(limit: .max))
    #expect(whole.memory.text == "<many>[1:a,2:?,3:c]{a;x;c}(a|c)</>")
    for limit in 0..<whole.callCount {
      #expect(throws: LimitedSink.Full(limit: limit)) {
        try assemble(documents, on: LimitedSink(limit: limit))
      }
    }
    #expect(throws: LimitedSink.Full(limit: 0)) { try assemble([], on: LimitedSink(limit: 0)) }
  }

  private func assemble(
    _ documents: [Document],
    on sink: LimitedSink
  ) throws(LimitedSink.Full) -> LimitedSink {
    var assembly = Assembly(of: Booklet(), to: sink)
    for document in documents { try assembly.write(document) }
    return try assembly.finish()
  }

  @Test("Rows of an overview are composed in the same way, at once or one by one")
  func overview() throws {
    let rows = [(1, "a"), (2, nil), (30, "c")].map { OverviewRow(number: $0, title: $1) }
    #expect(Booklet().renderOverview([]) == "<rows></>")
    #expect(Booklet().renderOverview(rows[1..<2]) == "<rows>2</>")
    #expect(Booklet().renderOverview(rows) == "<rows>1,2,30(a|c)</>")
    var assembly = Assembly(ofOverviewIn: Booklet(), to: MemorySink())
    for row in rows { assembly.write(row) }
    #expect(assembly.finish().text == "<rows>1,2,30(a|c)</>")
    #expect(throws: LimitedSink.Full(limit: 1)) {
      var assembly = Assembly(ofOverviewIn: Booklet(), to: LimitedSink(limit: 1))
      for row in rows { try assembly.write(row) }
      _ = try assembly.finish()
    }
  }

  @Test("Nodes alone are rendered in the frame of many documents")
  func nodes() {
    #expect(TextRenderer.plain().render([.paragraph("a"), .paragraph("b")]) == "a\n\nb\n")
    #expect(HTMLFragmentRenderer().render([.paragraph("a")]) == "<p>a</p>\n")
    #expect(
      HTMLPageRenderer().render([.paragraph("a")])
        .hasSuffix("</header>\n<main>\n<p>a</p>\n</main>\n</body>\n</html>\n")
    )
  }
}

private extension Renderer {
  /// The documents in batches: one ends after each document whose bit is set.
  func render(_ documents: [Document], divided division: Int) -> String {
    var assembly = Assembly(of: self, to: MemorySink())
    var batch = RenderedEntries(in: self, from: 1)
    for (index, document) in documents.enumerated() {
      batch.append(document)
      if division >> index & 1 == 1 {
        assembly.write(batch)
        batch = RenderedEntries(in: self, from: index + 2)
      }
    }
    assembly.write(batch)
    return assembly.finish().text
  }
}

/// Counts the bytes of output.
private struct CountingSink: OutputSink {
  typealias Failure = Never

  private(set) var count = 0
  private(set) var largestWrite = 0

  mutating func write(_ bytes: [UInt8]) {
    count += bytes.count
    largestWrite = max(largestWrite, bytes.count)
  }

  mutating func hold(_ bytes: [UInt8], section _: Int) { write(bytes) }

  mutating func release(section _: Int) {
    // Bytes are only counted.
  }
}
