import Testing

@testable import FaqBrowser

@Suite("Rows of more than one line")
struct RowHeightTests {
  @Test(
    "A summary stands where there is room for it, also below its title",
    arguments: [
      (80, ">   1  Old Fashioned  Whiskey, bitters and a twist of orange, stirred over ice"),
      (
        40,
        """
        >   1  Old Fashioned  Whiskey, bitters
               and a twist of orange, stirred
               over ice
        """
      ),
      (
        20,
        """
        >   1  Old Fashioned
               Whiskey,
               bitters and …
        """
      ),
      (
        100,
        """
        >   1  Old Fashioned  Whiskey, bitters   │ Old Fashioned
               and a twist of orange, stirred    │
               over ice                          │ Stir.
        """
      ),
    ]
  )
  func summaryWidths(columns: Int, lines: String) {
    let session = Session(columns: columns, rows: 5)
    let summary = "Whiskey, bitters and a twist of orange, stirred over ice"
    session.load([Question(title: "Old Fashioned", answer: "Stir.", summary: summary).entry])
    let rows = session.screen.split(separator: "\n").dropFirst()
    #expect(rows.joined(separator: "\n").hasPrefix(lines))
  }

  @Test("A click on any line of a row selects it, and long lists have one line for each row")
  func rowHeight() {
    let session = Session(columns: 40, rows: 8)
    let summary = "Whiskey, bitters and a twist of orange, stirred over ice"
    let entries = ["Old Fashioned", "Manhattan"].map {
      Question(title: $0, answer: "Stir.", summary: summary).entry
    }
    session.load(entries)
    session.click(column: 3, row: 6)
    #expect(session.state.overview.selection == 1)
    session.click(column: 3, row: 3)
    #expect(session.state.overview.selection == 0)
    session.load(Array(repeating: entries[0], count: 4))
    #expect(session.screen.contains("2  Old Fashioned  Whiskey, bitters …\n"))
  }
}
