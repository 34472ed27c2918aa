import Testing

@testable import FaqImport

@Suite("The words by which content is recognised")
struct VocabularyTests {
  @Test("Each list has words", arguments: Vocabulary.allCases)
  func words(list: Vocabulary) {
    #expect(!list.words.isEmpty)
    #expect(Set(list.words).count == list.words.count)
  }

  @Test("Phrases stay together")
  func phrases() {
    #expect(Vocabulary.surroundings.wordSet.contains("table of contents"))
    #expect(Vocabulary.questionLabels.words.contains("frage"))
  }
}
