import Testing

@testable import FaqBrowser

@Suite("Favourites of groups")
struct GroupFavouritesTests {
  private static func session() -> Session {
    var catalogue = Session.catalogue()
    catalogue.favouritesGroup = "My facts"
    catalogue.favouriteMark = .heart
    let session = Session(catalogue)
    session.load([Animals.cats, Animals.dogs])
    return session
  }

  @Test("The favourites of all groups are pages of a row of their own, while there are any")
  func favourites() {
    let session = Self.session()
    session.press(.enter)
    #expect(session.screen.hasPrefix("Cats · 1 of 3 · ♡\n"))
    session.press("n", "f", .escape, "j", .enter, "f", .escape)
    #expect(
      session.screen == """
        Overview · All · 2 FAQs
          ♥    My facts  2
            1  Cats  3 facts
        >   2  Dogs


        faqs.json                         ? help
        """
    )
    session.press("g", .enter, "n")
    #expect(
      session.screen == """
        My facts · 2 of 2 · ♥
          They smell.




        faqs.json             p previous  ? help
        """
    )
  }

  @Test("A page that is no favourite any more stays until its group is left or loaded again")
  func unmarking() {
    let session = Self.session()
    session.send(.favourites(["Smell", "Purr"]))
    session.press("g", .enter, "n")
    session.press("f")
    #expect(session.screen.hasPrefix("My facts · 2 of 2 · ♡\n  They smell.\n"))
    session.load([Animals.dogs, Animals.cats])
    #expect(
      session.screen == """
        My facts · 1 of 1 · ♥
          They purr.




        faqs.json                         ? help
        """
    )
    session.press("f", .escape)
    #expect(session.screen.hasPrefix("Overview · All · 2 FAQs\n>   1  Dogs\n"))
  }

  @Test("The row of favourites is in no filter and in no search, and nothing can be done with it")
  func favouritesRow() {
    let session = Self.session()
    session.send(.favourites(["Smell"]))
    session.press("g")
    #expect(session.screen.contains("\n> ♥    My facts  1\n"))
    for key in ["f", "s", "e"] as [KeyPress] {
      session.press(key)
      #expect(session.effects.isEmpty)
      #expect(session.state.overlay == nil)
      #expect(session.state.notice?.text == "Enter opens the favourites.")
    }
    session.press("j", .enter, .escape, "2")
    #expect(session.screen.contains("\n>   2  Dogs\n"))
    session.press(.tab)
    #expect(session.screen.contains("There are no FAQs here."))
    session.press(.tab, "/")
    session.type("cats")
    #expect(!session.screen.contains("My facts"))
  }
}
