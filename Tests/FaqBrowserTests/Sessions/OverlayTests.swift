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
        ┌──────────────────────────────────────┐
        │ Sending                              │
        │                                      │
        │ ███████████████░░░░░░░░░░░░░░░░  50% │
        │ Esc cancels                          │
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

  @Test("A dialog takes the keys that work anywhere, and help is shown over it")
  func keysInDialog() {
    let session = Session.prices(actions: [Self.vote])
    session.press("v", "?")
    #expect(session.screen.hasPrefix("Keys\n"))
    session.press(.escape)
    #expect(session.screen.contains("> [Yes]"))
    session.press("r")
    #expect(session.effects == [.load])
    session.press("q")
    #expect(session.effects == [.quit])
  }

  @Test("A message goes at the next key")
  func message() {
    let session = Session.prices()
    session.send(.interaction(.notice("Saved as cost.md.")))
    session.press("j")
    #expect(session.screen.hasSuffix("faqs.json                         ? help"))
  }

  @Test(
    "The last line names the keys that matter, as many as there is room for",
    arguments: [
      ([], 59, "faqs.json\(String(repeating: " ", count: 44))? help"),
      ([], 70, "faqs.json             q quit  Enter open  / search  Tab filter  ? help"),
      ([], 62, "faqs.json     q quit  Enter open  / search  Tab filter  ? help"),
      (["j", .enter], 62, "faqs.json                   Esc back  / find  Tab link  ? help"),
    ] as [([KeyPress], Int, String)]
  )
  func hints(keys: [KeyPress], columns: Int, line: String) {
    let session = Session.prices(columns: columns)
    for key in keys { session.press(key) }
    #expect(session.screen.split(separator: "\n").last.map(String.init) == line)
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
    #expect(session.state.help == Scrolling())
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
