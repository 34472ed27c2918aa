import ContentParser
import Renderers

/// A renderer, and how its output is read.
struct FormatCheck {
  let name: String
  let renderer: any Renderer
  let reading: OutputReading

  /// The formats of the package.
  static let standard = [
    Self(name: "plain text", renderer: .plain(), reading: .text),
    Self(name: "ANSI", renderer: .ansi(width: nil), reading: .terminal),
    Self(name: "Markdown", renderer: .markdown, reading: .markdown),
    Self(name: "HTML", renderer: .htmlFragment, reading: .html),
    Self(name: "JSON", renderer: .json, reading: .content),
  ]

  /// Checks that a document is written as a whole, and safely.
  ///
  /// By default, the text of the document's nodes must be seen. `requirement` is the one that is
  /// violated if text is missing.
  func check(
    _ document: Document,
    _ input: @autoclosure () -> String,
    text: ExpectedText? = nil,
    _ requirement: Requirement,
    _ report: inout Report
  ) {
    let output = render(document, input())
    if reading.form == .content {
      let items = (try? [RawFaq](reading: output))?.flatMap(\.items)
      report.check(items == document.raw.items, .keepsItems, input()) {
        (expected: "the same items in \(name)", found: output.quoted)
      }
    }
    check(output, input(), shows: text ?? ExpectedText(document.body), requirement, &report)
  }

  /// The output for a document, which is named in case that the renderer traps.
  func render(_ document: Document, _ input: String) -> String {
    Trial.begin(input, "in \(name)")
    return renderer.render(document)
  }

  /// Checks that output shows a text, and is safe.
  func check(
    _ output: String,
    _ input: @autoclosure () -> String,
    shows text: ExpectedText,
    _ requirement: Requirement,
    _ report: inout Report
  ) {
    let (visibleText, unsafePart) = reading(output)
    let isSafe = report.check(unsafePart == nil, .escapesText, input()) {
      (
        expected: "nothing that text has written as markup in \(name)",
        found: String(unsafePart ?? "").quoted
      )
    }
    guard isSafe, reading.form != .content, !report.contains(.showsText, .escapesText) else {
      return
    }
    let piece = text.firstMissing(in: visibleText)
    report.check(piece == nil, requirement, input()) {
      (expected: "\(piece ?? "") in \(name)", found: visibleText.words.quoted)
    }
  }
}

extension [RawFaq] {
  /// The FAQs in content.
  init(reading content: String) throws(RawReadingError) {
    self = []
    var reader = RawFaqReader()
    reader.feed([UInt8](content.utf8))
    reader.finish()
    while try reader.advance() == .entry {
      if let faq = reader.current { append(faq) }
    }
  }
}

extension String {
  /// The text with one space between its words.
  var words: String { split(whereSeparator: \.isWhitespace).joined(separator: " ") }

  /// The beginning of the text between quotes, with hidden characters spelled out.
  var quoted: String {
    let limit = 120
    let scalars = unicodeScalars.prefix(limit).map { scalar in
      switch scalar {
      case "\n": "\\n"
      case "\t": "\\t"
      default:
        scalar.isActing ? "\\u{\(String(scalar.value, radix: 16, uppercase: true))}" : "\(scalar)"
      }
    }
    return "“\(scalars.joined())\(unicodeScalars.count > limit ? "…" : "")”"
  }
}

/// Text that a person must see, compared without spaces and hidden characters.
struct ExpectedText {
  /// Lists of texts, each of which must be seen in its order.
  private var lists: [[String]] = []
  /// The pieces that must be seen in any order.
  private var others: [[UInt8]] = []

  /// The texts of nodes.
  init(_ nodes: [Node]) {
    let reading = NodeReading(nodes)
    lists = [reading.texts] + reading.firstCells
    others = reading.cells.flatMap(\.pieces)
  }

  /// The texts of an item that its nodes show; an override has an order and words of its own.
  init(_ nodes: [Node], of item: RawItem) {
    let shown = Set(NodeReading(nodes).allTexts.flatMap(\.pieces))
    let own = item.value.strings.flatMap { $0.string?.text.pieces ?? [] }
    others = own.filter(shown.contains)
  }

  /// Texts in their order.
  init(_ texts: [String]) { lists = [texts] }

  /// The first piece that is missing, or that does not follow those before it, in words.
  func firstMissing(in visibleText: String) -> String? {
    let utf8 = Array(visibleText.utf8)
    for texts in lists {
      var offset = 0
      for (index, text) in texts.enumerated() {
        for piece in text.pieces {
          guard let end = utf8[offset...].firstRange(of: piece)?.upperBound else {
            let isElsewhere = index > 0 && utf8.contains(piece)
            return piece.quoted + (isElsewhere ? " after \(texts[index - 1].words.quoted)" : "")
          }
          offset = end
        }
      }
    }
    return others.first { !utf8.contains($0) }?.quoted
  }
}

private extension String {
  var pieces: [[UInt8]] {
    unicodeScalars.split { $0.properties.isWhitespace || $0.isActing }
      .map { Array(Substring($0).utf8) }
  }
}

private extension [UInt8] {
  var quoted: String { String(utf8: self).quoted }
}
