import Renderers

/// What help says: all keys, by the part of the screens that takes them.
enum HelpLines {
  /// A heading, a key with what it does, or a blank line.
  enum Line: Hashable, Sendable {
    case heading(String)
    /// The keys, the first of them alone, and what they do.
    case key(String, short: String, String)
    case blank
  }

  static func all(of catalogue: Catalogue) -> [Line] {
    var lines: [Line] = []
    for place in KeyBinding.Place.allCases {
      if !lines.isEmpty { lines.append(.blank) }
      lines.append(.heading(place.rawValue))
      for binding in KeyBinding.all where binding.place == place {
        lines.append(.key(binding.names, short: binding.shortName, binding.summary))
      }
    }
    for action in catalogue.actions {
      lines.append(.key("\(action.key)", short: "\(action.key)", action.summary))
    }
    return lines
  }
}

extension BrowserView {
  /// Draws the visible part of help.
  mutating func drawHelp(_ scrolling: Scrolling) {
    let lines = HelpLines.all(of: state.catalogue)
    let height = state.pageRows
    write("Keys", style(.title), at: ScreenPoint(column: 0, row: 0))
    let rows = scrolling.rows(count: lines.count, height: height)
    for (offset, row) in rows.enumerated() {
      draw(lines[row], at: ScreenPoint(column: 0, row: offset + 1))
    }
    let hint = rows.count < lines.count ? "Esc closes, Down scrolls" : "Esc closes"
    write(hint, style(.detail), at: ScreenPoint(column: 0, row: state.size.rows - 1))
  }

  private mutating func draw(_ line: HelpLines.Line, at point: ScreenPoint) {
    switch line {
    case .heading(let text): write(text, style(.strong), at: point)
    case .key(let names, let shortName, let summary):
      let isWide = state.size.columns >= 48
      let start = ScreenPoint(column: isWide ? 2 : 0, row: point.row)
      write(isWide ? names : shortName, style(.code), at: start)
      write(summary, at: ScreenPoint(column: isWide ? 24 : 10, row: point.row))
    case .blank: break
    }
  }
}
