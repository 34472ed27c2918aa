import FaqSearch
import Testing

@Suite("Title index")
struct TitleIndexTests {
  private static let titles = [
    "What does it cost?", "Costs of a second app", "Is the cost in the price?", "Café\nprices", "",
    "The price of Zürich",
  ]

  @Test(
    "Titles are found by the rules of searches: in order",
    arguments: [
      ("cost", [0, 1, 2]), ("price", [2, 3, 5]), ("cafe price", [3]), ("zurich", [5]),
      ("price -zurich", [2, 3]), ("-cost", [3, 4, 5]), ("\"the price\"", [2, 5]),
      ("*ric", [2, 3, 5]),
      ("ric", []), ("", []), ("cafe\nprices", [3]), ("\"cost?\ncosts\"", []),
    ]
  )
  func matches(query: String, places: [Int]) {
    var index = TitleIndex()
    for title in Self.titles { index.append(title) }
    #expect(index.matches(SearchQuery(query)) == places)
  }

  @Test("A search can begin after titles that were searched before")
  func laterTitles() {
    var index = TitleIndex()
    for title in Self.titles { index.append(title) }
    #expect(index.matches(SearchQuery("cost"), from: 1) == [1, 2])
    #expect(index.matches(SearchQuery("-cost"), from: 4) == [4, 5])
    #expect(index.matches(SearchQuery("cost"), from: 6).isEmpty)
    #expect(index.count == 6)
  }
}
