import FaqSearch
import Testing

@Suite("Similar titles have a word spelled much like one of a query")
struct SimilarTitlesTests {
  @Test(
    "Words are compared without case, accents and quotes",
    arguments: [
      ("dictionery", "What is a dictionary?"), ("DICTIONERY", "What is a Dictionary?"),
      ("cafes", "Où est le « café » ?"), ("quotid", "What is “quoted”?"),
      ("zzzzzz pirce", "The price of it"), ("\"the pirce\"", "The price of it"),
      ("dict", "Dictionaries"), ("цена", "Какие цены?"),
    ]
  )
  func similar(query: String, title: String) {
    #expect(SimilarTitles(to: SearchQuery(query)).contain(title))
  }

  @Test(
    "Other words are not similar",
    arguments: [
      ("dictionery", "What is a set?"), ("zebra", "What is an array?"), ("", "What?"),
      ("price", ""), ("price", "?! –"), ("-pirce", "The price of it"),
    ]
  )
  func different(query: String, title: String) {
    #expect(!SimilarTitles(to: SearchQuery(query)).contain(title))
  }
}
