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

/// The lengths of texts, in words or in groups of letters.
struct TextLengths: Sendable {
  var titles = FieldLengths()
  var texts = FieldLengths()
}

/// The lengths of one field of texts, each in one byte.
struct FieldLengths: Sendable {
  private(set) var packed: [UInt8] = []
  private(set) var total = 0
  /// The least and the greatest of them, packed.
  private(set) var (least, greatest) = (UInt8.max, UInt8.min)

  mutating func append(_ length: Int) {
    packed.append(Self.packed(length))
    total += length
    least = min(least, Self.packed(length))
    greatest = max(greatest, Self.packed(length))
  }

  /// A byte for a length up to half a million, exact below 32 and within 3 % above.
  private static func packed(_ length: Int) -> UInt8 {
    let length = min(length, (1 << 19) - 1)
    guard length >= 32 else { return UInt8(length) }
    let exponent = Int.bitWidth - 1 - length.leadingZeroBitCount
    return UInt8(16 * (exponent - 3) + (length >> (exponent - 4)) & 15)
  }

  /// The length that a byte stands for.
  static func length(_ packed: Int) -> Int {
    guard packed >= 32 else { return packed }
    let exponent = packed / 16 + 3
    return (16 + packed % 16) << (exponent - 4)
  }
}

/// What BM25 makes of how often a text of some length has a term.
struct FieldSaturation {
  /// What endless repetition would make of a term.
  static let limit = Ranking.repetition + 1

  let titles: [Float]
  let texts: [Float]
  private let leastTitle: Int
  private let leastText: Int

  init(_ lengths: [TextLengths], _ count: Int) {
    titles = Self.table(TermCounts.maximumTitle, lengths.map(\.titles), count)
    texts = Self.table(TermCounts.maximumText, lengths.map(\.texts), count)
    leastTitle = Int(lengths.map(\.titles.least).min() ?? 0)
    leastText = Int(lengths.map(\.texts.least).min() ?? 0)
  }

  /// The most that a title makes of a term whose postings are in a field.
  func most(inTitles field: Segment.Field) -> Float { titles[field.mostInTitle << 8 | leastTitle] }

  /// The most that other text makes of a term.
  var mostInTexts: Float { texts[TermCounts.maximumText << 8 | leastText] }

  private static func table(_ maximum: Int, _ lengths: [FieldLengths], _ count: Int) -> [Float] {
    let average = max(1, Float(lengths.reduce(0) { $0 + $1.total })) / Float(max(1, count))
    let norms = (0...Int(lengths.map(\.greatest).max() ?? 0)).map { packed in
      let share = Float(FieldLengths.length(packed)) / average
      return Ranking.repetition * (1 - Ranking.lengthShare + Ranking.lengthShare * share)
    }
    let limit = limit
    var table = [Float](repeating: 0, count: (maximum + 1) << 8)
    for count in 1...maximum {
      for (packed, norm) in norms.enumerated() {
        table[count << 8 | packed] = Float(count) * limit / (Float(count) + norm)
      }
    }
    return table
  }
}
