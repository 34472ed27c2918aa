import Testing

@testable import FaqBrowser

@Suite("Help")
struct HelpTests {
  @Test("Help lists the keys, and scrolls")
  func help() {
    let vote = CatalogueAction(key: "v", summary: "vote") { _ in .end }
    let session = Session.prices(columns: 50, actions: [vote])
    session.press("?")
    #expect(
      session.screen == """
        Keys
        In the overview
          Up, k, Ctrl-P         go up
          Down, j, Ctrl-N       go down
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
    #expect(session.state.help == nil)
  }

  @Test("Help that is in sight as a whole does not ask to scroll")
  func tallHelp() {
    let session = Session.prices(columns: 50, rows: 70)
    session.press("?")
    #expect(session.screen.hasSuffix("\nEsc closes"))
    session.press(.pageDown)
    #expect(session.state.help == Scrolling())
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
        Ctrl-U    go up hal…
        Esc closes, Down sc…
        """
    )
  }
}
