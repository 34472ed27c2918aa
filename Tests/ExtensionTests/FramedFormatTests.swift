import ContentParser
import FaqService
import Renderers
import Testing

@Suite("Formats of one's own, streamed")
struct FramedFormatTests {
  private static let content = #"""
    [{"elements":[{"type":"title","text":"Why?"},{"type":"body","text":"Because.\n\nReally."}]},
    {"elements":[]},
    {"elements":[{"type":"title","text":"How?"},{"type":"v","fallback":"So."}]}]
    """#

  /// Renders content as it arrives.
  private func stream(
    _ content: String,
    in renderer: some Renderer,
    chunkSize: Int = 7
  ) async throws -> PipeSink {
    let source = MemorySource(Array(content.utf8), chunkSize: chunkSize)
    var assembly = Assembly(of: renderer, to: PipeSink())
    for try await document in ContentParser().documents(from: source) {
      try assembly.write(document)
    }
    return try assembly.finish()
  }

  @Test("A format that is one function has streams, batches, single documents and an overview")
  func function() async throws {
    let whole = "- Why?\n- Because.\n- Really.\n\n- How?\n- So.\n"
    #expect(try await stream(Self.content, in: LineFormat()).text == whole)
    let faqs = try await FaqService(source: MemorySource(Array(Self.content.utf8))).fetch()
    let documents = ContentParser().parse(faqs)
    #expect(LineFormat().render(documents) == whole)
    #expect(LineFormat().render(documents[0]) == "- Why?\n- Because.\n- Really.\n")
    #expect(LineFormat().render([.paragraph("a")]) == "- a\n")
    #expect(try await stream("[]", in: LineFormat()).text.isEmpty)
    let rows = documents.enumerated().map { OverviewRow(number: $0 + 1, title: $1.title) }
    #expect(
      LineFormat().renderOverview(rows)
        == "- FAQ Overview\n- 1. Why?\n- 2. (untitled)\n- 3. How?\n"
    )
  }

  @Test("A format of two sections is streamed too: the second waits until the first is complete")
  func sections() async throws {
    let sink = try await stream(Self.content, in: DeckFormat())
    #expect(
      sink.text == """
        deck
        Why? | Because. | Really.
        How? | So.
        titles
        Why?
        How?
        end

        """
    )
    #expect(sink.heldSections == [1])
    #expect(try await stream("[]", in: DeckFormat()).text == "deck\nend\n")
  }

  @Test("A format of elements has one for each entry, also in an overview")
  func elements() async throws {
    #expect(try await stream(Self.content, in: ElementFormat()).text == "[1,0,1]")
    let rows = (1...3).map { OverviewRow(number: $0, title: "a") }
    #expect(ElementFormat().renderOverview(rows) == "[1,1,1]")
  }

  @Test("A format of elements has none for categories, unless it writes them itself")
  func categories() throws {
    let faqs = try [#"{"elements":[]}"#, #"{"category":"b","elements":[]}"#]
      .map { try RawFaq(parsing: $0) }
    let documents = ContentParser().parse(faqs)
    #expect(ElementFormat().render(documents) == "[0,0]")
    let rows = documents.map { OverviewRow(number: 1, title: "a", category: $0.category) }
    #expect(ElementFormat().renderOverview(rows) == "[1,1]")
  }

  @Test("A format that does not end its lines has one for each document and each row")
  func lines() {
    let document = Document(blocks: [TitleBlock("a")])
    #expect(WordFormat().render([document, document]) == "1\n1")
    let rows = (1...3).map { OverviewRow(number: $0, title: "a") }
    #expect(WordFormat().renderOverview(rows) == "1\n1\n1")
  }

  @Test("A sink of one's own can fail, and the stream ends with its error")
  func failure() async throws {
    let content = Self.content
    await #expect(throws: PipeSink.Broken.self) {
      var assembly = Assembly(of: LineFormat(), to: PipeSink(capacity: 10))
      let source = MemorySource(Array(content.utf8))
      for try await document in ContentParser().documents(from: source) {
        try assembly.write(document)
      }
      _ = try assembly.finish()
    }
  }
}

/// Each paragraph on a line, in one function.
private struct LineFormat: NodeRenderer {
  func write(_ nodes: [Node], to output: inout OutputBuffer) {
    for node in nodes {
      switch node {
      case .heading(_, let inlines), .paragraph(let inlines): line(inlines, to: &output)
      case .action(let label, let address): line(label + [.text(" " + address.text)], to: &output)
      case .list(let style, let items):
        for (index, item) in items.enumerated() {
          if case .numbers(let first) = style { output.append("- \(first + index). ") }
          var inner = OutputBuffer()
          write(item, to: &inner)
          output.append(inner.text.dropFirst(2).description)
        }
      case .image(let image): write(image.asParagraphs, to: &output)
      case .code(let text, _): line([.text(text)], to: &output)
      case .quote(let nodes), .group(let nodes): write(nodes, to: &output)
      case .notice(_, let title, let nodes): write([.paragraph(title)] + nodes, to: &output)
      case .details(let summary, let nodes, _): write([.paragraph(summary)] + nodes, to: &output)
      case .table(let table): write(table.asFacts, to: &output)
      case .divider: output.append("-\n")
      case .facts(let facts):
        for fact in facts { line(fact.name + [": "] + fact.value, to: &output) }
      case .blocks(let blocks): write(blocks.body, to: &output)
      }
    }
  }

  private func line(_ inlines: [Inline], to output: inout OutputBuffer) {
    output.append("- ")
    output.append(visible: inlines.text)
    output.append("\n")
  }
}

/// A line for each FAQ, and after all of them the titles.
private struct DeckFormat: Renderer {
  func frame(of part: OutputPart) -> OutputFrame {
    switch part {
    case .documents:
      OutputFrame(
        opening: "deck\n",
        sections: [
          OutputFrame.Section(), OutputFrame.Section(opening: "titles\n", isOptional: true),
        ],
        closing: "end\n"
      )
    case .overview: OutputFrame()
    }
  }

  func write(_ document: Document, number _: Int?, to sections: inout [OutputBuffer]) {
    let lines = TextRenderer.plain().render(document).split(separator: "\n")
    if !lines.isEmpty { sections[0].append(lines.joined(separator: " | ") + "\n") }
    guard let title = document.title else { return }
    sections[1].append(visible: title)
    sections[1].append("\n")
  }

  func write(_ row: OverviewRow, to sections: inout [OutputBuffer]) {
    sections[0].append("\(row.number)\n")
  }
}

/// An array of the number of nodes in each entry.
private struct ElementFormat: NodeRenderer {
  func frame(of _: OutputPart) -> OutputFrame {
    OutputFrame(opening: "[", separator: ",", closing: "]")
  }

  func write(_ nodes: [Node], to output: inout OutputBuffer) { output.append("\(nodes.count)") }
}

/// The number of nodes, with everything around it as it is by default.
private struct WordFormat: NodeRenderer {
  func write(_ nodes: [Node], to output: inout OutputBuffer) { output.append("\(nodes.count)") }
}

/// A sink that has room for so many bytes.
private struct PipeSink: OutputSink {
  typealias Failure = Broken

  struct Broken: Error {
    // It says nothing but that the pipe is broken.
  }

  private var bytes: [UInt8] = []
  private var held: [Int: [UInt8]] = [:]
  private let capacity: Int

  init(capacity: Int = .max) { self.capacity = capacity }

  var text: String { String(validating: bytes, as: UTF8.self) ?? "" }

  var heldSections: [Int] { held.keys.sorted() }

  mutating func write(_ bytes: [UInt8]) throws(Broken) {
    guard self.bytes.count + bytes.count <= capacity else { throw Broken() }
    self.bytes += bytes
  }

  mutating func hold(_ bytes: [UInt8], section: Int) {
    held[section, default: []] += bytes
  }

  mutating func release(section: Int) throws(Broken) { try write(held[section] ?? []) }
}

private extension [Inline] {
  var text: String {
    map { inline in
      switch inline {
      case .text(let text), .code(let text), .image(_, let text): text
      case .lineBreak: " "
      case .emphasis(let inner), .strong(let inner), .strikethrough(let inner), .mark(let inner),
        .link(let inner, _), .reference(let inner, _):
        inner.text
      }
    }
    .joined()
  }
}
