import Renderers

/// A dialog or a step as lines in a box, in the middle of the screen.
struct DialogBox {
  /// A line of the box.
  enum Line: Hashable, Sendable {
    case title(String)
    case text(String)
    case button(Int, String, isSelected: Bool)
    case bar(Double)
    case movingBar(Double)
    case blank

    var isSelected: Bool {
      if case .button(_, _, let isSelected) = self { isSelected } else { false }
    }
  }

  /// The widest box.
  private static let widest = 60

  /// The visible lines.
  let lines: ArraySlice<Line>
  /// The area within the border.
  let area: ScreenArea

  /// A message with its buttons; the selected one is visible.
  init(_ dialog: Dialog, in size: ScreenSize) {
    let buttons = dialog.buttons.enumerated().map { index, button in
      Line.button(index, button.name, isSelected: index == dialog.selection)
    }
    let text = dialog.message.isEmpty ? [] : dialog.message.wrapped(to: Self.width(in: size))
    self.init(dialog.title, text.map(Line.text) + [.blank] + buttons, in: size)
  }

  /// A step or work, with a bar.
  init(_ title: String, _ bar: Line, in size: ScreenSize) {
    self.init(title, [.blank, bar, .text("Esc cancels")], in: size)
  }

  private init(_ title: String, _ content: [Line], in size: ScreenSize) {
    let lines = title.wrapped(to: Self.width(in: size)).map(Line.title) + content
    let height = min(lines.count, max(1, size.rows - 2))
    var scrolling = Scrolling()
    scrolling.reveal(lines.firstIndex(where: \.isSelected) ?? 0, count: lines.count, height: height)
    self.lines = lines[scrolling.rows(count: lines.count, height: height)]
    let width = Self.width(in: size)
    area = ScreenArea(
      column: (size.columns - width) / 2,
      row: (size.rows - height) / 2,
      columns: width,
      rows: height
    )
  }

  /// The button at a place of the screen, if there is one.
  func button(at point: ScreenPoint) -> Int? {
    guard area.contains(point) else { return nil }
    if case .button(let index, _, _) = lines[lines.startIndex + point.row - area.row] {
      return index
    }
    return nil
  }
}

private extension DialogBox {
  static func width(in size: ScreenSize) -> Int { max(1, min(size.columns - 4, widest)) }
}

extension BrowserView {
  /// Draws a box over what is there.
  mutating func draw(_ box: DialogBox) {
    let (area, left) = (box.area, box.area.column - 2)
    let rule = String(repeating: "─", count: area.columns + 2)
    write("┌\(rule)┐", style(.rule), at: ScreenPoint(column: left, row: area.row - 1))
    for (offset, line) in box.lines.enumerated() {
      let row = area.row + offset
      let blank = String(repeating: " ", count: area.columns + 2)
      write(blank, at: ScreenPoint(column: left + 1, row: row))
      write("│", style(.rule), at: ScreenPoint(column: left, row: row))
      write("│", style(.rule), at: ScreenPoint(column: left + area.columns + 3, row: row))
      draw(line, at: ScreenPoint(column: area.column, row: row), columns: area.columns)
    }
    let bottom = ScreenPoint(column: left, row: area.row + area.rows)
    write("└\(rule)┘", style(.rule), at: bottom)
  }

  private mutating func draw(_ line: DialogBox.Line, at point: ScreenPoint, columns: Int) {
    switch line {
    case .title(let text): write(text, style(.title), at: point, columns: columns)
    case .text(let text): write(text, at: point, columns: columns)
    case .button(_, let name, let isSelected):
      let text = isSelected ? "> [\(name)]" : "  [\(name)]"
      write(text, isSelected ? style(.strong) : .plain, at: point, columns: columns)
    case .bar(let progress):
      let room = max(0, columns - 5)
      let full = Int(Double(room) * progress)
      let bar = String(repeating: "█", count: full) + String(repeating: "░", count: room - full)
      let percent = "\(Int(progress * 100))%"
      write(bar, style(.tip), at: point)
      let place = ScreenPoint(column: point.column + columns - percent.count, row: point.row)
      write(percent, at: place)
    case .movingBar(let position):
      let length = max(1, columns / 5)
      let start = Int(Double(columns - length) * position)
      let text = String(repeating: "░", count: columns)
      write(text, style(.tip), at: point)
      let place = ScreenPoint(column: point.column + start, row: point.row)
      write(String(repeating: "█", count: length), style(.tip), at: place)
    case .blank: break
    }
  }
}

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
