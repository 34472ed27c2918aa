/// The scores of all texts for a question.
///
/// Each term adds its BM25 score, with separate statistics for titles and for other text: the
/// higher of the two scores, and half of the lower one. How much a term counts follows from how
/// many texts have it; so words that say nothing count little, in any language.
struct Ranking {
  // The numbers below have been measured. The script of a page, in Renderers, repeats them.

  /// A word that weighs less than this share of the heaviest says nothing.
  static let meaningfulShare: Float = 0.15
  /// The least part of a term that a text has in which it occurs, however long the text is.
  static let leastPart: Float = 0.35
  /// How much more a title counts than other text.
  static let titleFactor: Float = 2
  /// The share of a weight that follows from the term's own field, not from the whole text.
  static let ownShare: Float = 0.3
  /// How soon repetitions stop to count, and how much the length does; BM25's k and b.
  static let (repetition, lengthShare): (Float, Float) = (0.9, 0.9)
  /// How much a word counts that stands in for one that no text has.
  static let replacementFactor: Float = 0.7
  /// How much more a word counts for the confidence that no text has.
  static let missingFactor: Float = 1.5
  /// The number of words up to which usual words count more, and from which they do not.
  static let (shortLength, fullLength): (Float, Float) = (1, 8)
  /// How much sums of the same scores may differ in another order.
  private static let rounding: Float = 1.001

  private let saturation: FieldSaturation
  private let groups: FieldSaturation
  /// All terms of the question.
  private let asked: [FoundTerm]
  /// Those that texts have; terms that texts have equally often are one.
  private let terms: [FoundTerm]
  /// The terms that say something.
  private let meaningful: [FoundTerm]
  /// The postings to add, those first that can add most.
  private let steps: [RankingStep]
  private let segments: [Segment]
  private let matchesAll: Bool
  /// Whether texts must meet conditions.
  let isConditional: Bool

  /// Prepares the ranking of texts, with or without what their titles have.
  init(_ question: Question, count: Int, in segments: [Segment], withTitles: Bool = true) {
    let titleFactor = withTitles ? Self.titleFactor : 0
    let rarity = Rarity(of: question, count)
    asked = question.terms.map { FoundTerm($0, in: segments, rarity, titleFactor) }
    terms = FoundTerm.known(asked)
    let saturation = FieldSaturation(segments.map(\.words), count)
    let groups = FieldSaturation(segments.map(\.groups), count)
    let words = asked.filter { $0.isWord && !$0.isMissing }
    let heaviest = words.map(\.weight).max() ?? 0
    meaningful = words.filter { $0.weight >= heaviest * Self.meaningfulShare }
    steps = RankingStep.all(of: terms) { $0.isGroup ? groups : saturation }
    self.saturation = saturation
    self.groups = groups
    isConditional = question.hasConditions
    matchesAll = question.hasOnlyConditions || !withTitles
    self.segments = segments
  }

  /// How much a word of the question says.
  var weights: [UInt64: Float] {
    Dictionary(asked.filter(\.isWord).map { ($0.hash, $0.weight) }) { $1 }
  }

  /// The words of a question, or its groups of letters, and how much all of them say.
  struct Aspect {
    let terms: [FoundTerm]
    let weight: Float
  }

  /// What the confidence in a hit follows from: certain words of the question, and its groups.
  func aspects(of words: [Question.Word]) -> [Aspect] {
    // Pairs of letters and ideographs are often missing by chance.
    let factors = Dictionary(words.map { ($0.term, $0.isUnspaced ? 1 : Self.missingFactor) }) { $1 }
    let known = asked.filter { $0.isWord && factors[$0.hash] != nil }
    let weights = known.map { $0.isMissing ? $0.weight * (factors[$0.hash] ?? 1) : $0.weight }
    let groups = asked.filter(\.isGroup)
    return [
      Aspect(terms: known, weight: weights.reduce(0, +)),
      Aspect(terms: groups, weight: groups.reduce(0) { $0 + $1.weight }),
    ]
  }

  /// The share of what all aspects say that a text has, as their geometric mean.
  ///
  /// It has all of a term that is in the title, and otherwise the more, the more often it has the
  /// term and the shorter it is.
  func confidence(by aspects: [Aspect], of index: Int, in number: Int) -> Double {
    let segment = segments[number]
    let shares = aspects.map { aspect in
      let found = aspect.terms.reduce(Float(0)) { sum, term in
        guard let counts = segment.counts(of: term.hash, in: index) else { return sum }
        guard counts.title == 0 else { return sum + term.weight }
        let (table, lengths) = parts(isGroup: term.isGroup, segment)
        let saturated = table.texts[counts.text << 8 | Int(lengths.texts.packed[index])]
        return sum + term.weight * max(Self.leastPart, saturated / FieldSaturation.limit)
      }
      return aspect.weight > 0 ? found / aspect.weight : 1
    }
    return Double(shares.reduce(1, *).squareRoot())
  }

  /// The best texts that have a word that says something, of those that meet a condition.
  ///
  /// Texts that cannot be among the best any more, whatever the remaining terms add, are dropped.
  func best(limit: Int, where isAdmitted: ((Int) -> Bool)?) -> BestHits {
    var best = BestHits(limit: limit)
    var first = 0
    for (number, segment) in segments.enumerated() {
      var found = matches(in: number)
      if let isAdmitted { found.keep { isAdmitted(first + Int($0)) } }
      best.count += found.count
      var scores = [Float](repeating: 0, count: segment.count)
      for step in steps where !found.isEmpty {
        let postings = segment.postings(terms[step.term].lists[number], step.field)
        if step.rest < best.bound, postings.count > found.count / 4 {
          let least = best.bound / Self.rounding - step.rest
          let scores = scores.span
          found.keep { scores[Int($0)] >= least }
        }
        if found.count < postings.count / 16 {
          add(step, segment, postings, at: found) { scores[$0] += $1 }
        } else {
          add(step, segment, postings, to: &scores)
        }
      }
      for index in found { best.add(first + Int(index), scores[Int(index)]) }
      best.endSegment()
      first += segment.count
    }
    return best
  }

  /// The score of a text.
  func score(of index: Int, in number: Int) -> Float {
    var score: Float = 0
    for step in steps {
      let postings = segments[number].postings(terms[step.term].lists[number], step.field)
      add(step, segments[number], postings, at: [UInt16(index)]) { score += $1 }
    }
    return score
  }

  /// The texts of a segment that have a word that says something.
  private func matches(in number: Int) -> [UInt16] {
    let segment = segments[number]
    let count = segment.count
    var matches = [Bool](repeating: matchesAll, count: count)
    for term in meaningful {
      let postings = segment.postings(term.lists[number])
      if postings.count == count { return Array(0..<UInt16(count)) }
      let texts = segment.texts.span
      for index in postings { matches[Int(texts[index])] = true }
    }
    var found = Array(0..<UInt16(count))
    found.keep { matches[Int($0)] }
    return found
  }

  /// Adds what postings add to texts.
  private func add(
    _ step: RankingStep,
    _ segment: Segment,
    _ postings: Range<Int>,
    to scores: inout [Float]
  ) {
    let (table, lengths) = parts(isGroup: step.isGroup, segment)
    var scores = scores.mutableSpan
    let (texts, counts) = (segment.texts.span, segment.counts.span)
    let (inTitles, inTexts) = (table.titles.span, table.texts.span)
    let (titles, others) = (lengths.titles.packed.span, lengths.texts.packed.span)
    // One loop for each field is faster than one for both.
    if step.field == .text {
      for index in postings {
        let text = Int(texts[index])
        scores[text] += step.added(counts[index], others[text], inTexts)
      }
    } else {
      for index in postings {
        let text = Int(texts[index])
        scores[text] += step.added(counts[index], others[text], inTexts, titles[text], inTitles)
      }
    }
  }

  /// Adds what postings add to some texts only.
  private func add(
    _ step: RankingStep,
    _ segment: Segment,
    _ postings: Range<Int>,
    at found: [UInt16],
    to add: (Int, Float) -> Void
  ) {
    let (table, lengths) = parts(isGroup: step.isGroup, segment)
    let (inTitles, inTexts) = (table.titles.span, table.texts.span)
    let (titles, others) = (lengths.titles.packed.span, lengths.texts.packed.span)
    for place in found {
      guard let index = segment.place(of: place, in: postings) else { continue }
      let (counts, text) = (segment.counts[index], Int(place))
      add(text, step.added(counts, others[text], inTexts, titles[text], inTitles))
    }
  }

  /// What words or groups of letters count with.
  private func parts(isGroup: Bool, _ segment: Segment) -> (FieldSaturation, TextLengths) {
    isGroup ? (groups, segment.groups) : (saturation, segment.words)
  }
}

private extension [UInt16] {
  /// Keeps the elements that meet a condition, without branches that are hard to predict.
  @inline(__always)
  mutating func keep(_ condition: (UInt16) -> Bool) {
    var count = 0
    var elements = mutableSpan
    for index in elements.indices {
      let element = elements[index]
      elements[count] = element
      count &+= condition(element) ? 1 : 0
    }
    removeLast(self.count - count)
  }
}

/// The best hits of many; those with equal scores stay in order.
struct BestHits {
  private let limit: Int
  private var hits: [(place: Int, score: Float)] = []
  /// The score that a hit must have at least to be among the best.
  private(set) var bound: Float = -1
  /// The number of all hits.
  var count = 0

  init(limit: Int) { self.limit = max(0, limit) }

  mutating func add(_ place: Int, _ score: Float) {
    guard score >= bound else { return }
    hits.append((place, score))
    if hits.count / 2 > limit, hits.count > 1_000 { keepBest() }
  }

  /// Keeps only the best, which are a bound for later hits.
  mutating func endSegment() { if hits.count > limit { keepBest() } }

  mutating func finish() -> [(place: Int, score: Float)] {
    keepBest()
    return hits
  }

  private mutating func keepBest() {
    hits.sort { ($1.score, $0.place) < ($0.score, $1.place) }
    guard hits.count >= limit else { return }
    hits.removeLast(hits.count - limit)
    bound = hits.last?.score ?? .infinity
  }
}
