import Bytes
import ContentParser
import Foundation

/// Inlines as lines of text with attributes.
struct InlineLines {
  private var lines = [AttributedString()]

  /// The lines from the first to the last that has something on it.
  var visibleLines: [AttributedString] {
    let filled = lines.indices.filter { !lines[$0].characters.isEmpty }
    guard let first = filled.first, let last = filled.last else { return [] }
    return Array(lines[first...last])
  }

  /// Adds inlines to the last line, each with these attributes and its own.
  mutating func add(_ inlines: [Inline], _ attributes: AttributeContainer) {
    for inline in inlines {
      switch inline {
      case .text(let text): append(text, attributes)
      case .lineBreak: lines.append(AttributedString())
      case .emphasis(let inner): add(inner, attributes.adding(.emphasized))
      case .strong(let inner): add(inner, attributes.adding(.stronglyEmphasized))
      case .strikethrough(let inner): add(inner, attributes.adding(.strikethrough))
      case .mark(let inner): add(inner, changing(attributes) { $0.isMatch = true })
      case .code(let code): append(code, attributes.adding(.code))
      case .link(let label, let address):
        let link = changing(attributes) { $0.link = URL(string: address.text) }
        add(label.orText(of: address), link)
      case .reference(let label, _): add(label, attributes)
      case .image(let address, let description):
        let image = changing(attributes) { $0.imageURL = URL(string: address.text) }
        add([Inline.text(description)].orText(of: address), image)
      }
    }
  }

  private mutating func append(_ text: String, _ attributes: AttributeContainer) {
    lines[lines.endIndex - 1] += AttributedString(text.onOneSafeLine, attributes: attributes)
  }
}

extension AttributeContainer {
  /// The same with one more intent.
  func adding(_ intent: InlinePresentationIntent) -> Self {
    let intents = (self.inlinePresentationIntent ?? []).union(intent)
    return changing(self) { $0.inlinePresentationIntent = intents }
  }
}

extension String {
  /// The text on one line: a space for each line end, U+FFFD for each character that acts unseen.
  var onOneSafeLine: String { safeLines.joined(separator: " ") }

  /// The lines of code; a line end at the very end begins no other line.
  var codeLines: [String] {
    let lines = safeLines
    return lines.count > 1 && lines.last?.isEmpty == true ? lines.dropLast() : lines
  }

  private var safeLines: [String] {
    lines.map { line in
      guard line.unicodeScalars.contains(where: \.isUnsafeToShow) else { return line }
      var safe = UnicodeScalarView()
      for scalar in line.unicodeScalars { safe.append(scalar.isUnsafeToShow ? "\u{FFFD}" : scalar) }
      return String(safe)
    }
  }
}
