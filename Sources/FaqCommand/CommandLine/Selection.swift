import Bytes

/// The FAQs that the user selects.
enum Selection: Hashable, Sendable {
  /// Numbers from 1, in the order given; `2 5-7` is `[2...2, 5...7]`.
  case numbers([ClosedRange<Int>])
  /// Words in a title.
  case words(String)

  /// If all operands look like numbers, they are numbers; otherwise they are words.
  init(operands: [String], of program: String) throws(UsageError) {
    if operands.allSatisfy(Self.looksLikeNumbers) {
      self = .numbers(try operands.map { text throws(UsageError) in try Self.range(text, program) })
    } else {
      self = .words(operands.joined(separator: " "))
    }
  }

  /// Whether a text is meant as a number or a range, valid or not: `2`, `5-7`, `2-`, `-1`.
  static func looksLikeNumbers(_ text: String) -> Bool {
    text.utf8.contains(where: \.isASCIIDigit)
      && text.utf8.allSatisfy {
        $0.isASCIIDigit || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: ",")
      }
  }
}

/// Reads numbers and ranges, and explains invalid ones.
private extension Selection {
  static func range(_ text: String, _ program: String) throws(UsageError) -> ClosedRange<Int> {
    let startHint: Message = "FAQs are numbered from 1; \(program) list shows the numbers."
    func number(_ digits: Substring) throws(UsageError) -> Int {
      guard let number = Int(digits) else {
        throw UsageError("the number \(digits) is too large", hint: startHint)
      }
      guard number > 0 else { throw UsageError("there is no FAQ 0", hint: startHint) }
      return number
    }
    if text.utf8.contains(UInt8(ascii: ",")) {
      let apart = text.split(separator: ",").joined(separator: " ")
      throw UsageError("'\(text)' is neither a number nor a range", hint: "Write: \(apart)")
    }
    let bounds = text.split(separator: "-", omittingEmptySubsequences: false)
    if bounds.count == 2, bounds[0].isEmpty {
      throw UsageError("'\(text)' is a negative number", hint: startHint)
    }
    if bounds.count == 2, bounds[1].isEmpty {
      throw UsageError("the range '\(text)' has no end", hint: "Write both numbers, as in 5-7.")
    }
    guard let first = bounds.first, bounds.count <= 2 else {
      throw UsageError("'\(text)' is neither a number nor a range", hint: "Write 2, or 5-7.")
    }
    let lower = try number(first)
    let upper = try bounds.count == 2 ? number(bounds[1]) : lower
    guard lower <= upper else {
      throw UsageError("the range '\(text)' runs backwards", hint: "Write: \(upper)-\(lower)")
    }
    return lower...upper
  }
}
