/// The scores of all texts for a question.
///
/// Each term adds its BM25 score, with separate statistics for titles and for other text: the
/// higher of the two scores, and half of the lower one. How much a term counts follows from how
/// many texts have it; so words that say nothing count little, in any language.
struct Ranking {
  // The numbers below have been measured. The script of a page, in Renderers, repeats them.

  /// A word that weighs less than this share of the heaviest says nothing.
  static let meaningfulShare: Float = 0.25
  /// The least part of a word that a text has in which it occurs, however long the text is.
  static let leastPart: Float = 0.35
  /// How much more a title counts than other text.
  static let titleFactor: Float = 2
  /// The share of a weight that follows from the term's own field, not from the whole text.
  static let ownShare: Float = 0.3
  /// How soon repetitions stop to count, and how much the length does; BM25's k and b.
  static let (repetition, lengthShare): (Float, Float) = (0.9, 0.85)
  /// How much a word counts that stands in for one that no text has.
  static let replacementFactor: Float = 0.7

  private let weights: [UInt64: Float]
  private let saturation: FieldSaturation
  private let titleFactor: Float
  private(set) var scores: [Float]
  /// Whether each text has a word that says something.
  private(set) var matches: [Bool]

  /// Scores texts, with or without what their titles have.
  init(
    _ question: Question,
    count: Int,
    totals: LengthTotals,
    in segments: [Segment],
    withTitles: Bool = true
  ) {
    titleFactor = withTitles ? Self.titleFactor : 0
    scores = [Float](repeating: 0, count: count)
    matches = [Bool](repeating: question.hasOnlyConditions, count: count)
    let terms = question.terms.map { FoundTerm($0, in: segments, count) }
    var weights: [UInt64: Float] = [:]
    for found in terms where found.term.kind == .beginning {
      weights[found.term.hash] = found.rarity * found.term.frequency
    }
    self.weights = weights
    let known = terms.filter { !$0.isMissing }
    let heaviest = known.compactMap { weights[$0.term.hash] }.max() ?? 0
    saturation = FieldSaturation(totals.titleWords, totals.textWords, count)
    let groups = FieldSaturation(totals.titleGroups, totals.textGroups, count)
    for found in known {
      let weight = weights[found.term.hash]
      let isMeaningful = weight.map { $0 >= heaviest * Self.meaningfulShare } ?? false
      let saturation = found.term.kind == .group ? groups : saturation
      found.add(in: segments, saturation, titleFactor, to: &scores)
      if isMeaningful { found.mark(in: segments, in: &matches) }
    }
  }

  /// How much a word of the question says.
  func weight(of word: Question.Word) -> Float { weights[word.term] ?? 0 }

  /// How much of a word a text has: all of it if it is in the title, and otherwise the more, the
  /// more often it occurs and the shorter the text is.
  func part(_ counts: TermCounts, _ length: TextLengths) -> Float {
    guard counts.title == 0 else { return 1 }
    return max(Self.leastPart, saturation.text(counts, length.textWords) / FieldSaturation.limit)
  }
}

/// A term of a question, where it is, and how much it counts.
private struct FoundTerm {
  let term: Question.Term
  /// The postings in each segment.
  let postings: [Range<Int>]
  /// How much the term says.
  let rarity: Float
  let titleWeight: Float
  let textWeight: Float

  var isMissing: Bool { postings.allSatisfy(\.isEmpty) }

  init(_ term: Question.Term, in segments: [Segment], _ count: Int) {
    self.term = term
    postings = segments.map { $0.postings(of: term.hash) ?? 0..<0 }
    let fields = segments.reduce(into: FieldCounts()) { $0 += $1.fieldCounts(of: term.hash) }
    rarity = Self.rarity(postings.reduce(0) { $0 + $1.count }, of: count)
    let strength = term.weight * term.frequency
    let shared = (1 - Ranking.ownShare) * rarity
    let own = Ranking.ownShare * Self.rarity(Int(fields.title), of: count)
    titleWeight = strength * (shared + own)
    textWeight = strength * (shared + Ranking.ownShare * Self.rarity(Int(fields.text), of: count))
  }

  /// Adds the scores of the texts that have the term.
  func add(
    in segments: [Segment],
    _ saturation: FieldSaturation,
    _ titleFactor: Float,
    to scores: inout [Float]
  ) {
    let isGroup = term.kind == .group
    let titleWeight = titleFactor * titleWeight
    var scores = scores.mutableSpan
    var first = 0
    for (segment, postings) in zip(segments, postings) {
      let (texts, counts, lengths) = (segment.texts.span, segment.counts.span, segment.lengths.span)
      for index in postings {
        let (place, counts) = (Int(texts[index]), counts[index])
        let length = lengths[place]
        let textLength = isGroup ? length.textGroups : length.textWords
        let inText = textWeight * saturation.text(counts, textLength)
        if counts.title == 0 {
          scores[first &+ place] += inText
        } else {
          let titleLength = isGroup ? length.titleGroups : length.titleWords
          let inTitle = titleWeight * saturation.title(counts, titleLength)
          scores[first &+ place] += 0.5 * (inTitle + inText + max(inTitle, inText))
        }
      }
      first += lengths.count
    }
  }

  /// Marks the texts that have the term.
  func mark(in segments: [Segment], in matches: inout [Bool]) {
    var matches = matches.mutableSpan
    var first = 0
    for (segment, postings) in zip(segments, postings) {
      let texts = segment.texts.span
      for index in postings { matches[first &+ Int(texts[index])] = true }
      first += segment.lengths.count
    }
  }

  /// How much a term says that a number of texts have.
  ///
  /// Few texts say little about a word that none of them has: it can be a usual one.
  private static func rarity(_ textCount: Int, of count: Int) -> Float {
    let textCount = max(Double(textCount), 10 / Double(count + 10))
    let ratio = (Double(count) - textCount + 0.5) / (textCount + 0.5)
    let logarithm = (1 + ratio).naturalLogarithm
    return Float(logarithm * logarithm.squareRoot())
  }
}

private extension Question.Term {
  /// How much the repetition of a term counts.
  var frequency: Float { Float(count).squareRoot() }
}

/// What BM25 makes of how often a text of some length has a term.
private struct FieldSaturation {
  /// What endless repetition would make of a term.
  static let limit = Ranking.repetition + 1

  private let titles: [Float]
  private let texts: [Float]

  init(_ titleLength: Int, _ textLength: Int, _ count: Int) {
    titles = Self.table(TermCounts.maximumTitle, titleLength, count)
    texts = Self.table(TermCounts.maximumText, textLength, count)
  }

  @inline(__always)
  func title(_ counts: TermCounts, _ length: PackedLength) -> Float {
    titles[counts.title << 8 | Int(length.packed)]
  }

  @inline(__always)
  func text(_ counts: TermCounts, _ length: PackedLength) -> Float {
    texts[counts.text << 8 | Int(length.packed)]
  }

  private static func table(_ maximum: Int, _ totalLength: Int, _ count: Int) -> [Float] {
    let average = max(1, Float(totalLength)) / Float(max(1, count))
    let norms = (0..<256).map { packed in
      let share = Float(PackedLength.length(packed)) / average
      return Ranking.repetition * (1 - Ranking.lengthShare + Ranking.lengthShare * share)
    }
    return (0...maximum).flatMap { count in
      norms.map { count == 0 ? 0 : Float(count) * limit / (Float(count) + $0) }
    }
  }
}

private extension Double {
  /// The natural logarithm of a number that is at least one, the same on every machine.
  var naturalLogarithm: Double {
    // With x = (m - 1) / (m + 1), ln(m) = 2 (x + x³/3 + x⁵/5 + …).
    let x = (significand - 1) / (significand + 1)
    var power = x
    var sum = 0.0
    for divisor in stride(from: 1.0, through: 25, by: 2) {
      sum += power / divisor
      power *= x * x
    }
    return 2 * sum + Double(exponent) * 0.693_147_180_559_945_3
  }
}
