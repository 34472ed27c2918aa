import FaqBrowser
import Testing

@MainActor
@Suite("Groups in lines")
struct LineGroupTests {
  @Test("A group is read page by page")
  func groups() async throws {
    let source = ScriptedSource(.success([Animals.cats]))
    #expect(
      try await LineSession.transcript(source, ["1", "n", "f", "n", "", "q"]) == """
        Overview, 1 FAQ
        1. Cats, 3 facts
        > 1
        Cats, 1 of 3

        They sleep.

        n for next, f to mark it as a favourite or no longer, Enter for the list: n
        Cats, 2 of 3

        They purr.

        n for next, p for previous, f to mark it as a favourite or no longer, Enter for the list: f
        Marked as a favourite.
        n for next, p for previous, f to mark it as a favourite or no longer, Enter for the list: n
        Cats, 3 of 3

        They land.

        p for previous, f to mark it as a favourite or no longer, Enter for the list: (Enter)
        > q

        """
    )
  }

  @Test("The favourites of all groups have number 0, while there are any")
  func favourites() async throws {
    var catalogue = Session.catalogue()
    catalogue.favouritesGroup = "My facts"
    let source = ScriptedSource(.success([Animals.cats]), .success([Animals.cats]))
    let transcript = try await LineSession.transcript(
      source,
      catalogue: catalogue,
      ["1", "f", "", "r", "0", "", "q"]
    )
    #expect(
      transcript == """
        Overview, 1 FAQ
        1. Cats, 3 facts
        > 1
        Cats, 1 of 3

        They sleep.

        n for next, f to mark it as a favourite or no longer, Enter for the list: f
        Marked as a favourite.
        n for next, f to mark it as a favourite or no longer, Enter for the list: (Enter)
        > r
        Loading again …
        Overview, 1 FAQ
        0. My facts, 1
        1. Cats, 3 facts
        > 0
        My facts, 1 of 1, favourite

        They sleep.

        f to mark it as a favourite or no longer, Enter for the list: (Enter)
        > q

        """
    )
  }
}
