import Testing

@testable import FaqBrowser

@Suite("Dialogs, steps and help")
struct OverlayTests {
  private static let vote = CatalogueAction(key: "v", summary: "vote") { entry in
    .dialog(
      "Vote",
      "Does “\(entry.title)” help?",
      [
        .button("Yes", .step("Sending", lasting: .seconds(2), then: .notice("Thank you."))),
        .button("No", .end),
      ]
    )
  }

  @Test("An entry is saved in a format, or copied")
  func sharing() {
    let session = Session.prices(rows: 9)
    session.press("s")
    #expect(
      session.screen == """
        ┌──────────────────────────────────────┐
        │ Share                                │
        │ What does it cost?                   │
        │                                      │
        │ > [Save as Markdown]                 │
        │   [Save as JSON]                     │
        │   [Copy]                             │
        │   [Cancel]                           │
        └──────────────────────────────────────┘
        """
    )
    session.press(.enter)
    #expect(session.effects == [.save(0, format: "Markdown")])
    session.press("s", "j", .enter)
    #expect(session.effects == [.save(0, format: "JSON")])
    session.press("s", .down, .down, .enter)
    #expect(session.effects == [.copyEntry(0)])
    session.press("s", .up, .down, .down, .down, .down, .enter)
    #expect(session.effects.isEmpty)
    #expect(session.state.overlay == nil)
  }

  @Test("A click chooses a button")
  func clicks() {
    let session = Session.prices(rows: 9)
    session.press("s")
    session.click(column: 8, row: 5)
    #expect(session.effects == [.save(0, format: "JSON")])
    session.press("s")
    session.click(column: 8, row: 2)
    #expect(session.state.overlay != nil)
  }

  @Test("A catalogue asks, shows the progress of a step, and tells how it ended")
  func actions() {
    let session = Session.prices(actions: [Self.vote])
    session.press("v")
    #expect(
      session.screen == """
        ┌──────────────────────────────────────┐
        │ Vote                                 │
        │ Does “What does it cost?” help?      │
        │                                      │
        │ > [Yes]                              │
        │   [No]                               │
        └──────────────────────────────────────┘
        """
    )
    session.press(.enter)
    session.wait(.seconds(1))
    #expect(
      session.screen == """
        Overview · All · 3 FAQs
        ┌──────────────────────────────────────┐
        │ Sending                              │
        │                                      │
        │ ███████████████░░░░░░░░░░░░░░░░  50% │
        └──────────────────────────────────────┘
        faqs.json                         ? help
        """
    )
    session.wait(.seconds(1))
    #expect(session.screen.hasSuffix("Thank you.                        ? help"))
  }

  @Test("Escape closes a dialog and ends a step")
  func escape() {
    let session = Session.prices(actions: [Self.vote])
    session.press("v", .escape)
    #expect(session.state.overlay == nil)
    session.press("v", .enter, .escape)
    #expect(session.state.overlay == nil)
    session.wait(.seconds(3))
    #expect(session.state.notice == nil)
  }

  @Test("A dialog on a small screen keeps the selected button in sight")
  func smallDialog() {
    let session = Session.prices(columns: 20, rows: 5)
    session.press("s", .down)
    #expect(
      session.screen == """
        ┌──────────────────┐
        │                  │
        │   [Save as Mark… │
        │ > [Save as JSON] │
        └──────────────────┘
        """
    )
  }

  @Test("What the runtime reports is shown for a moment")
  func report() {
    let session = Session.prices()
    session.send(.interaction(.notice("Saved as cost.md.")))
    #expect(session.screen.hasSuffix("Saved as cost.md.                 ? help"))
    #expect(session.state.wakeUp == .seconds(4))
    session.wait(.seconds(4))
    #expect(session.screen.hasSuffix("faqs.json                         ? help"))
    #expect(session.state.wakeUp == nil)
  }

  @Test("A report closes neither help nor a dialog")
  func reportBelow() {
    let session = Session.prices()
    session.press("?")
    session.send(.interaction(.notice("Opened.")))
    #expect(session.state.overlay == .help(Scrolling()))
  }

  @Test("Help lists the keys, and scrolls")
  func help() {
    let session = Session.prices(columns: 50, actions: [Self.vote])
    session.press("?")
    #expect(
      session.screen == """
        Keys
        In the overview
          Up, k                 go up
          Down, j               go down
          PgUp, Ctrl-B          go up a screen
          PgDn, Ctrl-F, Space   go down a screen
        Esc closes, Down scrolls
        """
    )
    session.press(.end)
    #expect(
      session.screen == """
        Keys
          ?                     show the keys
          Ctrl-L                draw the screen again
          Ctrl-Z                suspend
          q, Ctrl-C             quit
          v                     vote
        Esc closes, Down scrolls
        """
    )
    session.press(.escape)
    #expect(session.state.overlay == nil)
  }

  @Test("Help that is in sight as a whole does not ask to scroll")
  func tallHelp() {
    let session = Session.prices(columns: 50, rows: 60)
    session.press("?")
    #expect(session.screen.hasSuffix("\nEsc closes"))
    session.press(.pageDown)
    #expect(session.state.overlay == .help(Scrolling()))
  }

  @Test("Help on a small screen names the first key of each")
  func smallHelp() {
    let session = Session.prices(columns: 20, rows: 5)
    session.press("?", .down, .down, .down)
    #expect(
      session.screen == """
        Keys
        PgUp      go up a s…
        PgDn      go down a…
        Home      go to the…
        Esc closes, Down sc…
        """
    )
  }

  @Test(
    "Control keys work everywhere",
    arguments: [[], ["?"], ["s"], ["/"], [.enter], [.enter, "/"]] as [[KeyPress]]
  )
  func controlKeys(keys: [KeyPress]) {
    let session = Session.prices()
    for key in keys { session.press(key) }
    session.press(.control("l"))
    #expect(session.effects == [.redraw])
    session.press(.control("z"))
    #expect(session.effects == [.suspend])
    session.press(.control("c"))
    #expect(session.effects == [.quit])
  }

  @Test(
    "A screen that is too small says how large it must be",
    arguments: [(19, 5), (20, 4), (3, 1)]
  )
  func tooSmall(columns: Int, rows: Int) {
    let session = Session.prices(columns: columns, rows: rows)
    #expect(session.screen.hasPrefix("Too small: 20 x 5".prefix(columns - 1)))
  }
}
