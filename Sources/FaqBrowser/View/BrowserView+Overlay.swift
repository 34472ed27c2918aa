import Renderers

/// A dialog or a step as lines in a box, in the middle of the screen.
struct DialogBox {
  /// A line, and the button that it is.
  typealias Line = (text: StyledLine, button: Int?)

  /// The widest box.
  private static let widest = 60

  /// The visible lines.
  let lines: ArraySlice<Line>
  /// The area within the border.
  let area: ScreenArea

  /// A message with its buttons; the selected one is visible.
  init(_ dialog: Dialog, in state: BrowserState) {
    let width = Self.width(in: state.size)
    let message = dialog.message.isEmpty ? [] : dialog.message.wrapped(to: width)
    var lines: [Line] = (message + [""]).map { (StyledLine($0), nil) }
    for (index, button) in dialog.buttons.enumerated() {
      let isSelected = index == dialog.selection
      let look = isSelected ? CellStyle(state.theme[.strong]) : .plain
      lines.append((StyledLine("\(isSelected ? ">" : " ") [\(button.name)]", look), index))
    }
    self.init(dialog.title, lines, selection: dialog.selection, in: state)
  }

  /// A step or work, with a bar.
  init(_ title: String, _ bar: StyledLine, in state: BrowserState) {
    let lines = [StyledLine(), bar, StyledLine("Esc cancels")]
    self.init(title, lines.map { Line($0, nil) }, in: state)
  }

  private init(_ title: String, _ content: [Line], selection: Int? = nil, in state: BrowserState) {
    let (size, width) = (state.size, Self.width(in: state.size))
    let style = CellStyle(state.theme[.title])
    let lines = title.wrapped(to: width).map { Line(StyledLine($0, style), nil) } + content
    let height = min(lines.count, max(1, size.rows - 2))
    let selected = selection.flatMap { button in lines.firstIndex { $0.button == button } }
    var scrolling = Scrolling()
    scrolling.reveal(selected ?? 0, count: lines.count, height: height)
    self.lines = lines[scrolling.rows(count: lines.count, height: height)]
    area = ScreenArea(
      column: (size.columns - width) / 2,
      row: (size.rows - height) / 2,
      columns: width,
      rows: height
    )
  }

  static func width(in size: ScreenSize) -> Int { max(1, min(size.columns - 4, widest)) }

  /// The button at a place of the screen, if there is one.
  func button(at point: ScreenPoint) -> Int? {
    area.contains(point) ? lines[lines.startIndex + point.row - area.row].button : nil
  }
}

extension BrowserView {
  /// Draws a box over what is there.
  mutating func draw(_ box: DialogBox) {
    let (area, left) = (box.area, box.area.column - 2)
    let rule = String(repeating: "─", count: area.columns + 2)
    write("┌\(rule)┐", style(.rule), at: ScreenPoint(column: left, row: area.row - 1))
    for (offset, line) in box.lines.enumerated() {
      let row = area.row + offset
      write(.blanks(area.columns + 2), at: ScreenPoint(column: left + 1, row: row))
      write("│", style(.rule), at: ScreenPoint(column: left, row: row))
      write("│", style(.rule), at: ScreenPoint(column: left + area.columns + 3, row: row))
      let start = ScreenPoint(column: area.column, row: row)
      grid.write(line.text, at: start, columns: area.columns)
    }
    let bottom = ScreenPoint(column: left, row: area.row + area.rows)
    write("└\(rule)┘", style(.rule), at: bottom)
  }

  /// How far a step is: `████░░░░  50%`.
  func bar(_ progress: Double) -> StyledLine {
    let columns = DialogBox.width(in: state.size)
    let room = max(0, columns - 5)
    let full = Int(Double(room) * progress)
    let bar = String(repeating: "█", count: full) + String(repeating: "░", count: room - full)
    let percent = "\(Int(progress * 100))%"
    var line = StyledLine(bar, style(.tip))
    line.append(.blanks(columns - room - percent.count) + percent)
    return line
  }

  /// A bar that moves: `░░██░░░░░░`.
  func movingBar(_ position: Double) -> StyledLine {
    let columns = DialogBox.width(in: state.size)
    let length = max(1, columns / 5)
    let start = Int(Double(columns - length) * position)
    let bar = (0..<columns).map { $0 >= start && $0 < start + length ? "█" : "░" }
    return StyledLine(bar.joined(), style(.tip))
  }

  /// Draws the visible part of help.
  mutating func drawHelp(_ scrolling: Scrolling) {
    let lines = state.helpLines
    write("Keys", style(.title), at: ScreenPoint(column: 0, row: 0))
    let rows = scrolling.rows(count: lines.count, height: state.pageRows)
    for (offset, row) in rows.enumerated() {
      let start = ScreenPoint(column: 0, row: offset + 1)
      grid.write(lines[row], at: start, columns: state.size.columns)
    }
    let hint = rows.count < lines.count ? "Esc closes, Down scrolls" : "Esc closes"
    write(hint, style(.detail), at: ScreenPoint(column: 0, row: state.size.rows - 1))
  }
}

extension BrowserState {
  /// The lines of help: all keys, by the part of the screens that takes them.
  var helpLines: [StyledLine] {
    var lines: [StyledLine] = []
    for place in KeyBinding.Place.allCases {
      if !lines.isEmpty { lines.append(StyledLine()) }
      lines.append(StyledLine(place.rawValue, CellStyle(theme[.strong])))
      for binding in KeyBinding.all where binding.place == place {
        lines.append(helpLine(binding.names, short: binding.shortName, binding.summary))
      }
    }
    return lines + catalogue.actions.map { helpLine("\($0.key)", short: "\($0.key)", $0.summary) }
  }

  /// `  Up, k, Ctrl-P         go up`; of several keys, a narrow screen has the first.
  private func helpLine(_ names: String, short: String, _ summary: String) -> StyledLine {
    let isWide = size.columns >= 48
    var line = StyledLine(isWide ? "  " : "")
    line.append(isWide ? names : short, CellStyle(theme[.code]))
    line.append(.blanks((isWide ? 24 : 10) - line.text.columns) + summary)
    return line
  }
}
