/// The postings of a term in one field, and what they add to scores.
struct RankingStep {
  let term: Int
  let field: Segment.Field
  let isGroup: Bool
  let titleWeight: Float
  let textWeight: Float
  /// The most that the postings can add to a text.
  private let most: Float
  /// The most that this and all later steps can add to a text.
  private(set) var rest: Float = 0

  private init(_ place: Int, _ term: FoundTerm, _ field: Segment.Field, _ table: FieldSaturation) {
    self.term = place
    self.field = field
    isGroup = term.isGroup
    titleWeight = term.titleWeight
    textWeight = term.textWeight
    let inTitle = titleWeight * table.most(inTitles: field)
    let inText = textWeight * table.mostInTexts
    most = max(inTitle, inText) + 0.5 * min(inTitle, inText)
  }

  /// The steps of terms, the postings first that can add most.
  static func all(of terms: [FoundTerm], _ table: (FoundTerm) -> FieldSaturation) -> [Self] {
    var steps = terms.enumerated().flatMap { place, term in
      Segment.Field.allCases.map { Self(place, term, $0, table(term)) }
    }
    // The fields of a term stay in order, since the first can add most.
    steps.sort { ($1.most, $0.term, $0.field.rawValue) < ($0.most, $1.term, $1.field.rawValue) }
    var rest: Float = 0
    var later = [Float](repeating: 0, count: terms.count)
    for index in steps.indices.reversed() {
      // A text has a term in one field.
      rest += steps[index].most - later[steps[index].term]
      later[steps[index].term] = steps[index].most
      steps[index].rest = rest
    }
    return steps
  }

  /// What a posting adds to a text that has the term, but not in the title.
  @inline(__always)
  func added(_ counts: TermCounts, _ textLength: UInt8, _ inTexts: Span<Float>) -> Float {
    textWeight * inTexts[counts.text << 8 | Int(textLength)]
  }

  /// What a posting adds to a text.
  @inline(__always)
  func added(
    _ counts: TermCounts,
    _ textLength: UInt8,
    _ inTexts: Span<Float>,
    _ titleLength: UInt8,
    _ inTitles: Span<Float>
  ) -> Float {
    let inText = added(counts, textLength, inTexts)
    let inTitle = titleWeight * inTitles[counts.title << 8 | Int(titleLength)]
    return inTitle > inText ? inTitle + 0.5 * inText : inText + 0.5 * inTitle
  }
}

/// A term of a question, where it is, and how much it counts.
struct FoundTerm {
  let hash: UInt64
  let isWord: Bool
  let isGroup: Bool
  /// The list of postings in each segment.
  let lists: [Int]
  /// How much the term says.
  let weight: Float
  private(set) var titleWeight: Float
  private(set) var textWeight: Float

  var isMissing: Bool { lists.allSatisfy { $0 == 0 } }

  init(_ term: Question.Term, in segments: [Segment], _ rarity: Rarity, _ titleFactor: Float) {
    hash = term.hash
    isWord = term.kind == .beginning
    isGroup = term.kind == .group
    lists = segments.map { $0.list(of: term.hash) }
    let found = zip(segments, lists)
    let all = found.reduce(0) { $0 + $1.0.postings($1.1).count }
    let titles = found.reduce(0) { $0 + $1.0.titleCount($1.1) }
    let texts = found.reduce(0) { $0 + $1.0.textCount($1.1) }
    weight = rarity(all, sharpness: 1) * term.frequency
    let strength = term.weight * term.frequency
    let shared = (1 - Ranking.ownShare) * rarity(all)
    let own = Ranking.ownShare * rarity(titles)
    titleWeight = titleFactor * strength * (shared + own)
    textWeight = strength * (shared + Ranking.ownShare * rarity(texts))
  }

  /// The terms that texts have, as one if texts have them equally often.
  static func known(_ terms: [Self]) -> [Self] {
    var known: [Self] = []
    var places: [[Int]: Int] = [:]
    for term in terms where !term.isMissing {
      let lists = [term.isGroup ? 1 : 0] + term.lists
      if let place = places[lists] {
        known[place].titleWeight += term.titleWeight
        known[place].textWeight += term.textWeight
      } else {
        places[lists] = known.count
        known.append(term)
      }
    }
    return known
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
