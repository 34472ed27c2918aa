import FaqService

/// The different names of members in JSON content.
///
/// FAQs share a few names, or have one each: for an identifier, a number or the question itself.
/// Content with far more names is data of another kind, and searching it would take too long.
struct NameVariety {
  /// How many names are searched at most.
  static let maximumCount = 1 << 18

  private let limit: Int
  private var names: Set<ArraySlice<UInt8>> = []

  /// Whether a value has no more names than FAQs may have.
  static func isUsual(in root: RawValue, upTo limit: Int = maximumCount) -> Bool {
    var variety = Self(limit: limit)
    return variety.adds(root)
  }

  private init(limit: Int) { self.limit = limit }

  /// Adds the names in a value; false as soon as there are too many.
  private mutating func adds(_ value: RawValue) -> Bool {
    if let array = value.array { return array.allSatisfy { adds($0) } }
    guard let object = value.object else { return true }
    return object.allSatisfy { member in
      names.insert(member.name.literal)
      return names.count <= limit && adds(member.value)
    }
  }
}
