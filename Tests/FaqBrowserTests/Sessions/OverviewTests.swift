import Testing

@testable import FaqBrowser

@Suite("Overview")
struct OverviewTests {
  @Test("The overview lists numbers and titles, with a count and the source")
  func overview() {
    let session = Session.prices()
    #expect(
      session.screen == """
        Overview · All · 3 FAQs
        >   1  What does it cost?
            2  Where are the prices?
            3  日本語で?


        faqs.json                         ? help
        """
    )
  }
}
