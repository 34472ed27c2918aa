import Testing

@testable import FaqBrowser

@Suite("Grid")
struct GridTests {
  @Test(
    "Each cluster takes its columns, and a line that is too long ends with an ellipsis",
    arguments: [
      ("Cost", ["C", "o", "s", "t", " ", " "]),
      ("Costly!", ["C", "o", "s", "t", "l", "…"]),
      ("日本", ["日", "", "本", "", " ", " "]),
      ("日本語文", ["日", "", "本", "", " ", "…"]),
      ("a👩🏽‍🚀b", ["a", "👩🏽‍🚀", "", "b", " ", " "]),
      ("שלום", ["ש", "ל", "ו", "ם", " ", " "]),
      ("e\u{301}x", ["e\u{301}", "x", " ", " ", " ", " "]),
      ("x\u{200E}y", ["x\u{200E}", "y", " ", " ", " ", " "]),
    ]
  )
  func columns(text: String, cells: [String]) {
    let grid = Grid(columns: 6, [StyledLine(text)])
    #expect(grid.row(0).map(\.text) == cells)
  }

  @Test(
    "No cell holds a character that drives a terminal or reorders text",
    arguments: [
      ("a\u{1B}[2Jb", "a\u{FFFD}[2Jb"), ("a\tb\nc\r\nd", "a b c\u{FFFD}d"),
      ("\u{9B}2J", "\u{FFFD}2J"),
      ("a\u{202E}b\u{2066}c", "a\u{FFFD}b\u{FFFD}c"), ("a\u{2028}b", "a b"), ("\u{7F}", "\u{FFFD}"),
    ]
  )
  func hostileText(text: String, shown: String) {
    #expect(Grid(columns: 20, [StyledLine(text)]).text == shown)
  }

  @Test("A cluster of many marks takes a bounded number of bytes")
  func manyMarks() {
    let grid = Grid(columns: 4, [StyledLine("a" + String(repeating: "\u{301}", count: 10_000))])
    #expect(grid.row(0).map(\.text.utf8.count) == [63, 1, 1, 1])
  }

  @Test(
    "Terminals agree on the width of single letters, punctuation and lines",
    arguments: [
      ("a", false), ("é", false), ("Ж", false), ("…", false), ("│", false), ("e\u{301}", true),
      ("日", true), ("🙂", true), ("ש", true), ("ก", true), ("x\u{200E}", true),
    ]
  )
  func uncertainWidth(text: String, isUncertain: Bool) {
    #expect(Grid(columns: 4, [StyledLine(text)]).row(0).first?.hasUncertainWidth == isUncertain)
  }

  @Test("Half of a wide cluster is never left")
  func halves() {
    var grid = Grid(columns: 6, [StyledLine("日本語")])
    grid.write(StyledLine("x"), at: ScreenPoint(column: 1, row: 0), columns: 1)
    grid.write(StyledLine("文"), at: ScreenPoint(column: 3, row: 0), columns: 2)
    #expect(grid.row(0).map(\.text) == [" ", "x", " ", "文", "", " "])
  }

  @Test("Nothing is written outside the grid")
  func outside() {
    var grid = Grid(ScreenSize(columns: 3, rows: 1))
    for point in [(0, 1), (0, -1), (3, 0), (-1, 0)] {
      grid.write(StyledLine("abc"), at: ScreenPoint(column: point.0, row: point.1), columns: 3)
    }
    #expect(grid.text.isEmpty)
  }
}
