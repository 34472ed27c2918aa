import Renderers

/// A line of text with the style of each stretch.
struct StyledLine: Hashable, Sendable {
  /// A stretch of one style.
  struct Run: Hashable, Sendable {
    var text: String
    var style: CellStyle
  }

  private(set) var runs: [Run] = []

  /// The text without its styles.
  var text: String { runs.map(\.text).joined() }
  var isEmpty: Bool { runs.isEmpty }

  init() {
    // A line begins empty.
  }

  init(_ text: String, _ style: CellStyle = .plain) { append(text, style) }

  mutating func append(_ text: String, _ style: CellStyle = .plain) {
    guard !text.isEmpty else { return }
    if let last = runs.indices.last, runs[last].style == style {
      runs[last].text += text
    } else {
      runs.append(Run(text: text, style: style))
    }
  }

  /// Adds a look to a run.
  mutating func restyle(run: Int, adding look: Theme.Look) { runs[run].style.add(look) }

  static func += (line: inout Self, other: Self) {
    for run in other.runs { line.append(run.text, run.style) }
  }
}
