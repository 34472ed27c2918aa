import Renderers

/// What help says: all keys, by the part of the screens that takes them.
enum HelpLines {
  /// A heading, a key with what it does, or a blank line.
  enum Line: Hashable, Sendable {
    case heading(String)
    case key(String, String)
    case blank
  }

  static func all(of catalogue: Catalogue) -> [Line] {
    var lines: [Line] = []
    for place in KeyBinding.Place.allCases {
      if !lines.isEmpty { lines.append(.blank) }
      lines.append(.heading(place.rawValue))
      for binding in KeyBinding.all where binding.place == place {
        lines.append(.key(binding.names, binding.summary))
      }
    }
    for action in catalogue.actions { lines.append(.key("\(action.key)", action.summary)) }
    return lines
  }
}

extension BrowserView {
  /// Draws the keys that are in sight.
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
    case .key(let names, let summary):
      let width = state.size.columns >= 60 ? 24 : 10
      write(names, style(.code), at: ScreenPoint(column: 2, row: point.row), columns: width - 2)
      write(summary, at: ScreenPoint(column: width + 2, row: point.row))
    case .blank: break
    }
  }
}
