import ContentParser
import FaqBrowser
import Testing

@Suite("A program's tests can follow its interactions")
struct InteractionTests {
  @Test("A button says what follows, and work can be done")
  func following() async {
    let work = Interaction.work("Fetching") { .notice("Fetched") }
    guard case .dialog(_, _, let buttons) = Interaction.dialog("Read?", "", [.button("Yes", work)]),
      case .work("Fetching", let fetching) = buttons.first?.next
    else {
      Issue.record("no work follows")
      return
    }
    #expect(await fetching.operation() == .notice("Fetched"))
  }

  @Test("Nothing follows a button that opens an address")
  func opening() throws {
    let address = try Address("https://example.com/")
    let button = Interaction.Button.button("Open", opening: address)
    #expect(button.next == nil)
    #expect(button == .button("Open", opening: address))
    #expect(button != .button("Open", opening: try Address("https://example.com/b")))
  }
}
