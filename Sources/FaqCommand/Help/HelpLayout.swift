import Renderers

/// Lays a page of help out in columns.
struct HelpLayout {
  /// The columns at which lines are wrapped.
  let width: Int
  /// Whether headings are bold.
  let isStyled: Bool

  /// Narrower pages have meanings below their names.
  private static let leastWidth = 60

  /// The page as text; a blank line stands between its parts.
  func text(of page: HelpPage) -> String {
    let column = column(for: page.parts.flatMap(\.rows), atMost: 26)
    return page.parts.map { text(of: $0, column) }.joined(separator: "\n\n") + "\n"
  }
}

extension HelpLayout {
  private func text(of part: HelpPage.Part, _ column: Int) -> String {
    switch part {
    case .paragraph(let text): return wrapped(text, to: width).joined(separator: "\n")
    case .usage(let forms):
      return bold("Usage:") + " " + forms.joined(separator: "\n       ")
    case .table(let heading, let rows):
      return (heading.isEmpty ? "" : bold("\(heading):") + "\n") + table(rows, column)
    case .examples(let rows):
      return bold("Examples:") + "\n" + table(rows, self.column(for: rows, atMost: width / 2))
    }
  }

  /// The column at which meanings begin: behind all names, but for a few that are too long.
  private func column(for rows: [HelpPage.Row], atMost limit: Int) -> Int {
    guard width >= Self.leastWidth else { return 6 }
    return rows.map { $0.name.count + 4 }.filter { $0 <= limit }.max() ?? limit
  }

  /// Rows of two columns; a name that is too long for the first column gets its own line.
  private func table(_ rows: [HelpPage.Row], _ column: Int) -> String {
    let indent = String(repeating: " ", count: column)
    return
      rows
      .map { row in
        let start = "  " + row.name
        let lines = wrapped(row.meaning, to: max(20, width - column))
        let gap =
          start.count + 2 <= column
          ? String(repeating: " ", count: column - start.count) : "\n" + indent
        return start + gap + lines.joined(separator: "\n" + indent)
      }
      .joined(separator: "\n")
  }

  private func bold(_ heading: String) -> String {
    heading.styled(.bold, if: isStyled)
  }

  private func wrapped(_ text: String, to width: Int) -> [String] {
    text.split(separator: " ")
      .reduce(into: []) { lines, word in
        if let last = lines.last, last.count + 1 + word.count <= width {
          lines[lines.count - 1] += " " + word
        } else {
          lines.append(String(word))
        }
      }
  }
}

private extension HelpPage.Part {
  /// The rows that share a column with those of other tables.
  var rows: [HelpPage.Row] {
    switch self {
    case .table(_, let rows): rows
    case .paragraph, .usage, .examples: []
    }
  }
}
