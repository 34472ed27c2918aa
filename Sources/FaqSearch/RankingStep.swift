/// The postings of a term with titles that have it, or without, and what they add to scores.
struct RankingStep {
  let term: Int
  let field: Segment.Field
  let isGroup: Bool
  let titleWeight: Float
  let textWeight: Float
  /// The most that the postings can add to a text, beyond what a later step of the term can.
  private let most: Float
  /// The most that this and all later steps can add to a text.
  private(set) var rest: Float = 0

  private var isOfTexts: Int { field == .text ? 1 : 0 }

  private init(_ place: Int, _ term: FoundTerm, _ field: Segment.Field) {
    self.term = place
    self.field = field
    isGroup = term.isGroup
    titleWeight = term.titleWeight
    textWeight = term.textWeight
    let inTitle = titleWeight * FieldSaturation.limit
    let inText = textWeight * FieldSaturation.limit
    most = field == .text ? inText : 0.5 * (inTitle - inText + max(inTitle, inText))
  }

  /// The steps of terms, the postings first that can add most.
  static func all(of terms: [FoundTerm]) -> [Self] {
    var steps = terms.indices.flatMap { place in
      [Self(place, terms[place], .title), Self(place, terms[place], .text)]
    }
    // A step of titles comes before that of other texts, beyond which it only counts what it adds.
    steps.sort { ($1.bound, $0.term, $0.isOfTexts) < ($0.bound, $1.term, $1.isOfTexts) }
    var rest: Float = 0
    for index in steps.indices.reversed() {
      rest += steps[index].most
      steps[index].rest = rest
    }
    return steps
  }

  /// The most that the postings can add to a text.
  private var bound: Float { field == .text ? most : most + textWeight * FieldSaturation.limit }

  /// What a posting adds to a text that has the term, but not in the title.
  @inline(__always)
  func added(_ counts: TermCounts, _ length: TextLengths, _ inTexts: Span<Float>) -> Float {
    let textLength = isGroup ? length.textGroups : length.textWords
    return textWeight * inTexts[counts.text << 8 | Int(textLength.packed)]
  }

  /// What a posting adds to a text.
  @inline(__always)
  func added(
    _ counts: TermCounts,
    _ length: TextLengths,
    _ inTexts: Span<Float>,
    _ inTitles: Span<Float>
  ) -> Float {
    let inText = added(counts, length, inTexts)
    let titleLength = isGroup ? length.titleGroups : length.titleWords
    let inTitle = titleWeight * inTitles[counts.title << 8 | Int(titleLength.packed)]
    return inTitle > inText ? inTitle + 0.5 * inText : inText + 0.5 * inTitle
  }
}

/// A term of a question, where it is, and how much it counts.
struct FoundTerm {
  let hash: UInt64
  let isWord: Bool
  let isGroup: Bool
  /// The postings in each segment.
  let postings: [Range<Int>]
  /// Where the postings with the term in the title end in each segment.
  private let titleEnds: [Int]
  /// How much the term says.
  let weight: Float
  let titleWeight: Float
  let textWeight: Float

  var isMissing: Bool { postings.allSatisfy(\.isEmpty) }

  init(_ term: Question.Term, in segments: [Segment], _ rarity: Rarity, _ titleFactor: Float) {
    hash = term.hash
    isWord = term.kind == .beginning
    isGroup = term.kind == .group
    let found = segments.map { $0.postings(of: term.hash) }
    postings = found.map(\.all)
    titleEnds = found.map(\.titleEnd)
    let all = postings.reduce(0) { $0 + $1.count }
    let titles = found.reduce(0) { $0 + $1.titleCount }
    let texts = found.reduce(0) { $0 + $1.textCount }
    weight = rarity(all, sharpness: 1) * term.frequency
    let strength = term.weight * term.frequency
    let shared = (1 - Ranking.ownShare) * rarity(all)
    let own = Ranking.ownShare * rarity(titles)
    titleWeight = titleFactor * strength * (shared + own)
    textWeight = strength * (shared + Ranking.ownShare * rarity(texts))
  }

  /// The postings of texts in a segment that have the term in the title, or only elsewhere.
  func postings(in segment: Int, _ field: Segment.Field) -> Range<Int> {
    let (all, titleEnd) = (postings[segment], titleEnds[segment])
    return field == .title ? all.lowerBound..<titleEnd : titleEnd..<all.upperBound
  }
}

/// How much a term says that a number of all texts have.
///
/// Few texts say little about a word that none of them has: it can be a usual one. The fewer words
/// a question has, the more its usual words count in the ranking.
struct Rarity {
  private let count: Double
  private let sharpness: Double

  init(of question: Question, _ count: Int) {
    self.count = Double(count)
    let wordCount = Float(question.words.reduce(0) { $0 + $1.count })
    let (short, full) = (Ranking.shortLength, Ranking.fullLength)
    sharpness = Double(min(1, (wordCount - short) / (full - short)))
  }

  func callAsFunction(_ textCount: Int, sharpness: Double? = nil) -> Float {
    let sharpness = sharpness ?? self.sharpness
    let textCount = max(Double(textCount), 10 / (count + 10))
    let ratio = (count - textCount + 0.5) / (textCount + 0.5)
    let logarithm = (1 + ratio).naturalLogarithm
    return Float(logarithm * (1 + sharpness * (logarithm.squareRoot() - 1)))
  }
}

private extension Question.Term {
  /// How much the repetition of a term counts.
  var frequency: Float { Float(count).squareRoot() }
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
