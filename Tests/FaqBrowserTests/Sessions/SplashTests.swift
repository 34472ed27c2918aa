import ContentParser
import Testing

@testable import FaqBrowser

@Suite("The splash")
struct SplashTests {
  private static func session() -> Session {
    var catalogue = Session.catalogue()
    catalogue.splash = [.paragraph("Welcome")]
    return Session(catalogue)
  }

  private static let splash = "\n\n\n                Welcome\n\n\n"
  private static let entries = [Question(title: "First", answer: "").entry]

  @Test("It is alone on the screen for a second, also if entries are there at once")
  func moment() {
    let session = Self.session()
    session.load(Self.entries)
    #expect(session.screen == Self.splash)
    #expect(session.state.wakeUp == .seconds(1))
    session.wait(.seconds(1))
    #expect(session.screen.hasPrefix("Overview · All"))
    #expect(session.state.wakeUp == nil)
  }

  @Test("It stays until entries are there, and takes no key but q")
  func waiting() {
    let session = Self.session()
    session.send(.loadingBegan)
    session.wait(.seconds(9))
    session.press("?", "/", .enter)
    #expect(session.screen == Self.splash + "  ⠋ Loading …")
    session.press("q")
    #expect(session.effects == [.quit])
    session.send(.arrived(Self.entries))
    #expect(session.screen.hasPrefix("Overview · All"))
  }

  @Test("A load that fails offers to repeat, and the list opens only after success")
  func failure() {
    let session = Self.session()
    session.send(.loadingBegan)
    session.send(.loadingFailed(LoadFailure(message: "no answer"), at: "12:04"))
    session.wait(.seconds(9))
    session.press(.escape)
    #expect(session.screen.contains("Retry"))
    #expect(!session.screen.contains("Overview"))
    session.load(Self.entries)
    #expect(session.screen.hasPrefix("Overview · All"))
  }
}
