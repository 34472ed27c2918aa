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
    return mistake("a digit must follow the point of a number", "Write 0 after the point.")
  }

  private func isPreceded(_ range: Range<Int>) -> Bool {
    text[text.start..<range.lowerBound].contains { !$0.isJSONSpace }
  }

  private func isFollowed(_ range: Range<Int>) -> Bool {
    text[range.upperBound..<text.end].contains { !$0.isJSONSpace }
  }
}

/// Mistakes within strings, and in what stands for one.
extension FaultySource {
  /// A line break or a tab within a string.
  var controlCharacter: JSONMistake? {
    switch found {
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
      mistake(
        "a string cannot span lines",
        #"Write \n for the line break, or " to end the string."#
      )
    case UInt8(ascii: "\t"): mistake("a string cannot hold a tab", #"Write \t for it."#)
    default: nil
    }
  }

  /// A backslash that begins no escape, as in a path of Windows.
  var escape: JSONMistake? {
    guard let backslash = text.last(before: offset, where: { $0 == UInt8(ascii: "\\") }),
      offset - backslash <= 5
    else { return nil }
    let end = text[backslash + 1].map { $0 < 0x80 } ?? false ? backslash + 2 : backslash + 1
    let sequence = text.text(in: backslash..<end)
    let isPath =
      text[backslash - 1] == UInt8(ascii: ":") || text[backslash - 1]?.isASCIIAlphanumeric ?? false
    return mistake(
      at: backslash,
      "`\(sequence)` is not an escape that JSON has",
      isPath ? #"In a path, write \\ or / for each backslash."# : #"Write \\ for a backslash."#
    )
  }

  /// Single or typographic quotation marks around a string.
  var quotationMark: JSONMistake? {
    guard let scalar = foundScalar else { return nil }
    switch scalar {
    case "'":
      return mistake(
        "strings need double quotes",
        "Write \" for ' at both ends."
      )
    case "`":
      return mistake(
        "strings need double quotes, not backticks",
        "Write \" for ` at both ends."
      )
    case "“", "”", "„", "‘", "’", "‚", "«", "»":
      return mistake(
        "strings are in straight quotation marks, not in \(scalar)",
        "Write \" at both ends."
      )
    default: return nil
    }
  }

  /// A quotation mark within a string, which ends it too early.
  var unescapedQuotationMark: JSONMistake? {
    guard expectsComma || expectsColon, let found, text[offset - 1] == UInt8(ascii: "\""),
      found.isASCIIAlphanumeric || found >= 0x80
    else { return nil }
    return mistake(
      at: offset - 1,
      "this quotation mark ends the string",
      #"Write \" for a quotation mark within a string."#
    )
  }

  /// A string that is still open at the end of the content.
  var unclosedString: JSONMistake? {
    guard fault.expected.hasPrefix("a quote"), text.start <= entryStart,
      let start = scan().stringStart
    else { return nil }
    return mistake(
      "the string of \(spot(start)) is not closed",
      "Write \" where it ends."
    )
  }

  /// White space that JSON does not allow.
  var space: JSONMistake? {
    guard let scalar = foundScalar, !scalar.isASCII,
      scalar.isWhiteSpace || scalar.properties.generalCategory == .format
    else { return nil }
    return mistake(
      "the invisible character \(scalar.codePoint) cannot stand here",
      scalar.isWhiteSpace ? "Write an ordinary space for it." : "Remove it."
    )
  }

  /// `line 3, column 5`.
  func spot(_ offset: Int) -> String {
    let location = location(at: offset)
    return "line \(location.line), column \(location.column)"
  }
}
