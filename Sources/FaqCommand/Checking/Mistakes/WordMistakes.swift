import Bytes
import FaqService

/// Words without quotation marks, and numbers that are not spelled as JSON does.
extension FaultySource {
  /// A word that another language has for a value, or one that lacks its quotation marks.
  var word: JSONMistake? { word(isWholeContent: false) }

  /// A word; if that is asked for, only one that is the whole content.
  func word(isWholeContent: Bool) -> JSONMistake? {
    guard let range = wordRange, text[range.lowerBound - 1] != UInt8(ascii: "\"") else {
      return nil
    }
    let word = text.text(in: range)
    if isWholeContent {
      guard Self.values[word] != nil, !isFollowed(range), text.start == 0, !isPreceded(range) else {
        return nil
      }
    }
    if let value = Self.values[word], !expectsName {
      let isNegative = text[range.lowerBound - 1] == UInt8(ascii: "-")
      return mistake(
        at: range.lowerBound - (isNegative ? 1 : 0),
        "JSON has no `\(isNegative ? "-" : "")\(word)`",
        "Write \(value)."
      )
    }
    guard !expectsComma, !expectsColon else { return nil }
    return mistake(
      at: range.lowerBound,
      "\(expectsName ? "names" : "texts") are in quotation marks",
      "Write \"\(word)\"\(expectsName ? "" : ", with the whole text in quotation marks")."
    )
  }

  /// What to write for a word of another language.
  private static var values: [String: String] {
    [
      "True": "`true`", "TRUE": "`true`", "False": "`false`", "FALSE": "`false`",
      "None": "`null`", "undefined": "`null`", "nil": "`null`", "NULL": "`null`", "Null": "`null`",
      "NaN": noNumber, "nan": noNumber, "Infinity": noNumber, "inf": noNumber,
    ]
  }

  private static var noNumber: String { "`null`, or a text in quotation marks" }

  /// A sign or a zero that numbers do not have.
  var number: JSONMistake? {
    if fault.expected.hasPrefix("no digit after") {
      return mistake(
        at: offset - 1,
        "a number cannot begin with 0",
        "Remove the zeros, or write the digits in quotation marks."
      )
    }
    if fault.code == .unexpectedCharacter {
      switch found {
      case UInt8(ascii: "+"): return mistake("numbers have no plus sign", "Remove it.")
      case UInt8(ascii: "."):
        return mistake("a digit must precede the point of a number", "Write 0 before the point.")
      default: return nil
      }
    }
    guard let previous, text[previous] == UInt8(ascii: ".") else { return nil }
    return mistake("a digit must follow the point of a number", "Write 0 behind the point.")
  }

  private func isPreceded(_ range: Range<Int>) -> Bool {
    text[text.start..<range.lowerBound].contains { !$0.isJSONSpace }
  }

  private func isFollowed(_ range: Range<Int>) -> Bool {
    text[range.upperBound..<text.end].contains { !$0.isJSONSpace }
  }
}
