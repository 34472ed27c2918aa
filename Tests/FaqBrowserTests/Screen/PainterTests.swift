import Renderers
import Testing

@testable import FaqBrowser

@Suite("Painter")
struct PainterTests {
  private static let bold = CellStyle([.bold])

  @Test("The first grid is written onto a cleared screen")
  func first() {
    var painter = Painter(hyperlinks: true)
    let grid = Grid(columns: 4, [StyledLine("ab"), StyledLine("c", Self.bold)])
    #expect(
      painter.paint(grid).text
        == "\u{1B}[?2026h\u{1B}[?25l\u{1B}[0m\u{1B}[2J"
        + "\u{1B}[1;1Hab\u{1B}[2;1H\u{1B}[0;1mc\u{1B}[0m\u{1B}[?2026l"
    )
  }

  @Test(
    "Only cells that differ are written",
    arguments: [
      ("cost", "cost", ""), ("cost", "cast", "\u{1B}[1;2Ha"), ("cost", "co", "\u{1B}[1;3H\u{1B}[K"),
      ("co", "cost", "\u{1B}[1;3Hst"), ("cost", "cool", "\u{1B}[1;3Hol"),
      ("abcd", "xbcy", "\u{1B}[1;1Hx\u{1B}[1;4Hy"),
    ]
  )
  func differences(before: String, after: String, expected: String) {
    var painter = Painter(hyperlinks: true)
    _ = painter.paint(Grid(columns: 6, [StyledLine(before)]))
    let bytes = painter.paint(Grid(columns: 6, [StyledLine(after)]))
    let frame = expected.isEmpty ? "" : "\u{1B}[?2026h\u{1B}[?25l\(expected)\u{1B}[?2026l"
    #expect(bytes.text == frame)
  }

  @Test("What follows a cluster of uncertain width has its own position")
  func uncertainWidth() {
    var painter = Painter(hyperlinks: true)
    _ = painter.paint(Grid(columns: 6, [StyledLine("a🙂b")]))
    let bytes = painter.paint(Grid(columns: 6, [StyledLine("a日b")]))
    #expect(
      bytes.text
        == "\u{1B}[?2026h\u{1B}[?25l\u{1B}[1;2H日\u{1B}[1;4Hb\u{1B}[K\u{1B}[?2026l"
    )
  }

  @Test("Links are hyperlinks only where the terminal has them", arguments: [true, false])
  func links(hyperlinks: Bool) {
    var style = CellStyle.plain
    style.link = Hyperlink(identifier: "1f", address: "https://example.org/;a")
    var painter = Painter(hyperlinks: hyperlinks)
    let bytes = painter.paint(Grid(columns: 6, [StyledLine("a", style)]))
    let text = bytes.text
    let link = "\u{1B}]8;id=1f;https://example.org/;a\u{1B}\\a\u{1B}]8;;\u{1B}\\"
    #expect(text.contains(link) == hyperlinks)
    #expect(text.contains("\u{1B}]8") == hyperlinks)
  }

  @Test("The cursor is shown where text is typed, and hidden otherwise")
  func cursor() {
    var painter = Painter(hyperlinks: true)
    var terminal = ModelTerminal(ScreenSize(columns: 6, rows: 1))
    var grid = Grid(columns: 6, [StyledLine("/a")])
    grid.cursor = ScreenPoint(column: 2, row: 0)
    terminal.receive(painter.paint(grid))
    #expect(terminal.cursor == ScreenPoint(column: 2, row: 0))
    grid.cursor = nil
    terminal.receive(painter.paint(grid))
    #expect(terminal.cursor == nil)
  }

  @Test("After a pause, and in another size, everything is written again")
  func forgetting() {
    let grid = Grid(columns: 4, [StyledLine("ab")])
    var painter = Painter(hyperlinks: true)
    let first = painter.paint(grid)
    painter.forget()
    #expect(painter.paint(grid) == first)
    let other = Painter(hyperlinks: true)
    var fresh = other
    let wider = Grid(columns: 5, [StyledLine("ab")])
    #expect(painter.paint(wider) == fresh.paint(wider))
  }

  @Test("A terminal shows each of many grids, whatever it showed before", arguments: 0..<25)
  func roundTrip(seed: Int) {
    var random = RandomGrids(seed: UInt64(seed))
    var painter = Painter(hyperlinks: true)
    var terminal = ModelTerminal(RandomGrids.size)
    for _ in 0..<40 {
      let grid = random.next()
      terminal.receive(painter.paint(grid))
      let isShown = terminal.shows(grid)
      #expect(isShown)
    }
    #expect(terminal.unknown.isEmpty)
  }
}

/// Grids of words in many scripts and styles, some of which stay where they were.
private struct RandomGrids {
  static let size = ScreenSize(columns: 24, rows: 3)
  private static let words = [
    "cost", "日本", "🙂", "👩🏽‍🚀", "e\u{301}", "שלום", "a", " ", "  ", "┃", "한", "é", "…", "x\u{200E}",
  ]

  private var state: UInt64
  private var grid = Grid(size)

  init(seed: UInt64) { state = seed }

  mutating func next() -> Grid {
    for _ in 0..<1 + number(below: 3) {
      var line = StyledLine()
      for _ in 0..<number(below: 9) { line.append(Self.words[number(below: 14)], style()) }
      let place = ScreenPoint(column: number(below: 24), row: number(below: 3))
      grid.write(line, at: place, columns: number(below: 25))
    }
    if number(below: 6) == 0 { grid = Grid(Self.size) }
    grid.cursor = number(below: 4) == 0 ? ScreenPoint(column: number(below: 24), row: 1) : nil
    return grid
  }

  private mutating func style() -> CellStyle {
    var style = CellStyle([[], [.bold], [.dim, .cyan]][number(below: 3)])
    if number(below: 5) == 0 { style.link = Hyperlink(identifier: "1", address: "https://a.org") }
    return style
  }

  private mutating func number(below limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % limit
  }
}
