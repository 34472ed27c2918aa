import Bytes

/// The terms of texts, and the ranking of the texts by a question.
package struct TermIndex: Sendable {
  // A text answers another's title better if its score is so many times higher, and if it has so
  // many words of the title, of so many letters, that the other text lacks.
  private static let (betterFactor, betterWordCount, betterWordLength): (Float, Int, Int) =
    (1.5, 2, 4)

  private var segments: [Segment] = []
  /// The number of texts before each segment.
  private var starts: [Int] = []
  private var vocabulary = Vocabulary()
  /// The texts that a question's conditions exclude, if they were known when texts were added.
  private var refused: Set<Int> = []
  /// The number of texts.
  package private(set) var count = 0

  package init() {
    // Segments are added one after another.
  }

  /// Adds the next texts, some of which conditions of the question exclude.
  package mutating func append(_ batch: BatchTerms) {
    for place in batch.refused { refused.insert(count + place) }
    starts.append(count)
    vocabulary.add(batch.segment.vocabulary)
    segments.append(batch.segment.withoutVocabulary)
    count += batch.segment.count
  }

  /// Whether a text has a term.
  package func has(_ term: UInt64) -> Bool { segments.contains { $0.list(of: term) > 0 } }

  /// The question with spellings that the texts have.
  package func corrected(_ question: Question) -> Question {
    question.replacing(from: vocabulary) { has($0) }
  }

  /// The question with the words that its last one may become, while somebody types it.
  package func completed(_ question: Question) -> Question {
    question.completing(from: vocabulary) { has($0) }
  }

  /// The best answers to a question, of the texts at places that meet a condition; it is given the
  /// question too, whose phrases may have been replaced by their words.
  package func search(
    _ question: Question,
    limit: Int,
    where isAdmitted: ((Int, Question) -> Bool)? = nil
  ) -> SearchResults {
    let ranking = Ranking(question, count: count, in: segments)
    let admits = isAdmitted.map { admits in { (place: Int) in admits(place, question) } }
    var best = best(by: ranking, limit: limit, where: admits)
    if best.count < 1, let relaxed = question.relaxed {
      return search(relaxed, limit: limit, where: isAdmitted)
    }
    let weights = ranking.weights
    let weighted = question.weighted { weights[$0.term] ?? 0 }
    let aspects = ranking.aspects(of: weighted.words)
    let hits = best.finish().map { place, score in
      let (number, index) = segment(of: place)
      return SearchHit(
        place: place,
        score: Double(score),
        confidence: ranking.confidence(by: aspects, of: index, in: number),
        words: weighted.words.compactMap { word in
          segments[number].counts(of: word.term, in: index).map { SearchHit.Word(word, $0) }
        }
      )
    }
    return SearchResults(hits: hits, matchCount: best.count, question: weighted)
  }

  /// The places of the best answers to a question that meet a condition, the best first.
  package func places(
    for question: Question,
    limit: Int = .max,
    where isAdmitted: ((Int) -> Bool)? = nil
  ) -> [Int] {
    let ranking = Ranking(question, count: count, in: segments)
    var best = best(by: ranking, limit: limit, where: question.hasConditions ? isAdmitted : nil)
    return best.finish().map(\.place)
  }

  /// The place of the text that answers the title of another much better than that one, if there is
  /// such a text; titles do not count.
  package func betterAnswer(to title: String, than place: Int) -> Int? {
    let question = Question(title)
    let ranking = Ranking(question, count: count, in: segments, withTitles: false)
    var hits = ranking.best(limit: 1, where: nil)
    let (number, index) = segment(of: place)
    guard let best = hits.finish().first,
      best.score > Self.betterFactor * ranking.score(of: index, in: number)
    else { return nil }
    let words = question.words.filter { word in
      word.text.count >= Self.betterWordLength
        && hasInAnswer(word, best.place) && !hasInAnswer(word, place)
    }
    return words.count >= Self.betterWordCount ? best.place : nil
  }

  private func hasInAnswer(_ word: Question.Word, _ place: Int) -> Bool {
    let (number, index) = segment(of: place)
    return (segments[number].counts(of: word.term, in: index)?.text ?? 0) > 0
  }

  /// The words of a weighted question that a text lacks, as far as they say something, the rarest
  /// first.
  package func missingWords(of question: Question, at place: Int) -> [String] {
    let heaviest = question.words.map(\.weight).max() ?? 0
    let (number, index) = segment(of: place)
    return question.words
      .filter { word in
        word.weight >= heaviest * Ranking.meaningfulShare
          && segments[number].counts(of: word.term, in: index) == nil
      }
      .sorted { $0.weight > $1.weight }.map { String(copying: $0.text.span) }
  }

  private func best(
    by ranking: Ranking,
    limit: Int,
    where isAdmitted: ((Int) -> Bool)?
  ) -> BestHits {
    guard ranking.isConditional, !refused.isEmpty else {
      return ranking.best(limit: limit, where: isAdmitted)
    }
    return ranking.best(limit: limit) { !refused.contains($0) && isAdmitted?($0) ?? true }
  }

  /// The segment that has a text, and the place of the text in it.
  private func segment(of place: Int) -> (number: Int, index: Int) {
    let number = starts.partitioningIndex { $0 > place } - 1
    return (number, place - starts[number])
  }
}

/// The terms of consecutive documents.
package struct BatchTerms: Sendable {
  let segment: Segment
  /// The places of documents that conditions of the question exclude.
  let refused: [Int]
}
