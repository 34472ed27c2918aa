import ContentParser
import FaqSearch
import FaqService
import Testing

@Suite("The ranking of many FAQs")
struct RankingTests {
  @Test("The best of many FAQs are the same as the first of all that are found")
  func fewOfMany() {
    var chance = SystemRandomNumberGenerator()
    let words = ["pay", "payment", "card", "cards", "refund", "money", "back", "the", "how", "I"]
    func text(_ count: Int) -> String {
      (0..<count).map { _ in words.randomElement(using: &chance) ?? "" }.joined(separator: " ")
    }
    var index = SearchIndex()
    for _ in 0..<20 {
      index.append(
        (0..<50).map { _ in
          Document(blocks: [TitleBlock(text(5)), BodyBlock(text(.random(in: 1...40)))])
        }
      )
    }
    for _ in 0..<15 {
      let question = text(6)
      let all = index.search(question, limit: 1_000)
      let best = index.search(question, limit: 7)
      #expect(best.hits.map(\.place) == all.hits.prefix(7).map(\.place), "\(question)")
      #expect(best.hits.map(\.score) == all.hits.prefix(7).map(\.score), "\(question)")
      #expect(best.matchCount == all.matchCount && best.matchCount == all.hits.count)
    }
  }

  @Test(
    "A quoted phrase that no FAQ has is a few words of a longer question, and replaced",
    arguments: [
      ("ways to \"pay by invoice\"", 1, ["\"pay by invoice\""]), ("ways to \"by card\"", 1, []),
      ("\"pay by invoice\"", 0, []), ("+pay \"pay by invoice\"", 0, []),
      ("pay \"by trial\" -card", 0, []),
    ]
  )
  func phrases(question: String, count: Int, replaced: [String]) {
    let index = SearchIndex([
      Document(blocks: [TitleBlock("How do I pay?"), BodyBlock("By card, or by invoice.")]),
      Document(blocks: [TitleBlock("Is it the invoice?"), BodyBlock("Yes.")]),
    ])
    let results = index.search(question)
    #expect(results.matchCount == count)
    #expect(results.question.replacements.map(\.word) == replaced)
  }
}
