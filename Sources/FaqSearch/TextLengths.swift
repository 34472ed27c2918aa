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
