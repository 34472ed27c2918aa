import Bytes
import FaqService

/// The bytes around a fault, and what is at its place.
struct FaultySource {
  let fault: RawReadingError
  let text: SourceText
  /// The first bytes of the content.
  let head: SourceText
  /// Where the entry with the fault begins.
  let entryStart: Int
  /// Whether the fault is in a line of NDJSON, where only JSON is expected.
  var isLine = false

  /// The most likely cause of the fault.
  var mistake: JSONMistake? {
    switch fault.code {
    case .wrongEncoding: wrongEncoding
    case .invalidUTF8: otherEncoding
    case .controlCharacter: signs("string")
    case .invalidEscape: escape
    case .invalidNumber: foreignFormat ?? word() ?? number
    case .unexpectedEnd: unclosedString ?? unclosedBracket
    case .trailingContent: foreignFormat ?? signs("end")
    case .unexpectedCharacter:
      word(isWholeContent: true) ?? foreignFormat ?? signs("sign") ?? word()
        ?? unescapedQuotationMark ?? missingSign ?? wrongBracket ?? space
    case .empty, .tooDeep, .tooLarge, .tooManyValues: nil
    }
  }

  var offset: Int { fault.location.offset }

  /// The byte at the fault.
  var found: UInt8? { text[offset] }

  /// The character at the fault.
  var foundScalar: Unicode.Scalar? { text.text(in: offset..<offset + 4).unicodeScalars.first }

  /// The offset of the last byte before the fault that is not white space.
  var previous: Int? { text.last(before: offset) { !$0.isJSONSpace } }

  var expectsName: Bool { fault.expected.hasPrefix("a member name") }
  var expectsComma: Bool { fault.expected.hasPrefix("','") }
  var expectsColon: Bool { fault.expected.hasPrefix("':'") }

  /// A mistake at the place of the fault, or at another offset.
  func mistake(at offset: Int? = nil, _ message: String, _ hint: String? = nil) -> JSONMistake {
    JSONMistake(location: location(at: offset ?? self.offset), message: message, hint: hint)
  }

  /// The place of an offset of the text.
  func location(at target: Int) -> RawLocation {
    let place = fault.location
    let between = min(target, offset)..<max(target, offset)
    let lines = text[between].count { $0 == .lineFeed }
    let sign = target < offset ? -1 : 1
    let column =
      lines == 0
      ? place.column + sign * text.scalarCount(in: between)
      : text.startOfLine(at: target).map { text.scalarCount(in: $0..<target) + 1 } ?? 1
    return RawLocation(
      offset: target,
      line: place.line + sign * lines,
      column: column,
      pointer: place.pointer
    )
  }

  /// `line 3, column 5`.
  func spot(_ offset: Int) -> String {
    let location = location(at: offset)
    return "line \(location.line), column \(location.column)"
  }

  /// The first rule for a kind of fault that holds.
  func signs(_ context: String) -> JSONMistake? {
    guard let foundScalar else { return nil }
    let found = foundScalar.value < 0x20 ? Unicode.Scalar(0x2400 + foundScalar.value) : foundScalar
    if found == "/", text[offset + 1] != UInt8(ascii: "/"), text[offset + 1] != UInt8(ascii: "*") {
      return nil
    }
    let before = previous.flatMap { text[$0] }.map { Unicode.Scalar($0) }
    func holds(_ signs: Substring, _ sign: Unicode.Scalar?) -> Bool {
      signs == "*" || sign.map { signs.unicodeScalars.contains($0) } ?? false
    }
    let rule = SignRule.all.first {
      $0.context == context && holds($0.before, before) && holds($0.found, found)
    }
    return rule.map { rule in
      let after = rule.place == "after" ? 1 : 0
      let place = rule.place == "at" ? nil : previous.map { $0 + after }
      return mistake(at: place, rule.message, rule.hint)
    }
  }

  /// A comma or a colon that is missing, or has another sign in its place.
  var missingSign: JSONMistake? {
    expectsColon ? signs("colon") : expectsComma ? signs("comma") : nil
  }
}

private extension FaultySource {
  /// What to write for a word of another language.
  static let values = [
    "True": "`true`", "TRUE": "`true`", "False": "`false`", "FALSE": "`false`",
    "None": "`null`", "undefined": "`null`", "nil": "`null`", "NULL": "`null`", "Null": "`null`",
    "NaN": noNumber, "nan": noNumber, "Infinity": noNumber, "inf": noNumber,
  ]

  static let noNumber = "`null`, or a text in quotation marks"

  /// The letters, digits and underscores around the fault.
  var wordRange: Range<Int>? {
    func isPart(_ byte: UInt8) -> Bool {
      byte.isASCIIAlphanumeric || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$")
    }
    let start = text.last(before: offset) { !isPart($0) }.map { $0 + 1 } ?? text.start
    let end = text.first(from: offset) { !isPart($0) } ?? text.end
    guard start < end, end - start <= 64, let first = text[start], !first.isASCIIDigit else {
      return nil
    }
    return start..<end
  }

  /// A word that another language has for a value, or one that lacks its quotation marks; if that
  /// is asked for, only a value that is the whole content.
  func word(isWholeContent: Bool = false) -> JSONMistake? {
    guard let range = wordRange, text[range.lowerBound - 1] != UInt8(ascii: "\"") else {
      return nil
    }
    let word = text.text(in: range)
    let value = Self.values[word]
    if isWholeContent {
      let around = [text.start..<range.lowerBound, range.upperBound..<text.end]
      guard value != nil, text.start == 0,
        around.allSatisfy({ text[$0].allSatisfy(\.isJSONSpace) })
      else { return nil }
    }
    if let value, !expectsName {
      let sign = text[range.lowerBound - 1] == UInt8(ascii: "-") ? "-" : ""
      let start = range.lowerBound - sign.count
      return mistake(at: start, "JSON has no `\(sign)\(word)`", "Write \(value).")
    }
    guard !expectsComma, !expectsColon else { return nil }
    return mistake(
      at: range.lowerBound,
      "\(expectsName ? "names" : "texts") are in quotation marks",
      "Write \"\(word)\"\(expectsName ? "" : ", with the whole text in quotation marks")."
    )
  }

  /// A zero too many, or a point without digits.
  var number: JSONMistake? {
    if fault.expected.hasPrefix("no digit after") {
      return mistake(
        at: offset - 1,
        "a number cannot begin with 0",
        "Remove the zeros, or write the digits in quotation marks."
      )
    }
    guard let previous, text[previous] == UInt8(ascii: ".") else { return nil }
    return mistake("a digit must follow the point of a number", "Write 0 after the point.")
  }

  /// A backslash that begins no escape, as in a path of Windows.
  var escape: JSONMistake? {
    guard let backslash = text.last(before: offset, where: { $0 == UInt8(ascii: "\\") }),
      offset - backslash <= 5
    else { return nil }
    let end = text[backslash + 1].map { $0 < 0x80 } ?? false ? backslash + 2 : backslash + 1
    let sequence = text.text(in: backslash..<end)
    let before = text[backslash - 1] ?? 0
    let isPath = before == UInt8(ascii: ":") || before.isASCIIAlphanumeric
    return mistake(
      at: backslash,
      "`\(sequence)` is not an escape that JSON has",
      isPath ? #"In a path, write \\ or / for each backslash."# : #"Write \\ for a backslash."#
    )
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

  var space: JSONMistake? {
    guard let scalar = foundScalar, !scalar.isASCII,
      scalar.isWhiteSpace || scalar.properties.generalCategory == .format
    else { return nil }
    return mistake(
      "the invisible character \(scalar.codePoint) is not allowed here",
      scalar.isWhiteSpace ? "Write an ordinary space for it." : "Remove it."
    )
  }

  struct Opener {
    let bracket: UInt8
    let spot: String

    /// `the [ of line 3, column 5`.
    var name: String { "the \(Unicode.Scalar(bracket)) of \(spot)" }
    var closing: String { bracket == UInt8(ascii: "[") ? "]" : "}" }
  }

  /// A string that is still open at the end of the content.
  var unclosedString: JSONMistake? {
    guard fault.expected.hasPrefix("a quote"), text.start <= entryStart,
      let start = Self.openings(in: text, entryStart..<max(entryStart, offset)).stringStart
    else { return nil }
    return mistake("the string of \(spot(start)) is not closed", "Write \" where it ends.")
  }

  var unclosedBracket: JSONMistake? {
    openBracket.map { mistake("\($0.name) is not closed", "Write \($0.closing) where it ends.") }
  }

  /// A closing bracket of the other kind, or a value where a name must be.
  var wrongBracket: JSONMistake? {
    guard let found, let opener = openBracket else { return nil }
    let message = "\(opener.name) is not closed before this \(Unicode.Scalar(found))"
    switch found {
    case UInt8(ascii: "]"), UInt8(ascii: "}"):
      guard expectsComma, opener.closing.utf8.first != found else { return nil }
      return mistake(message, "Write \(opener.closing) before it.")
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      guard expectsName else { return nil }
      return mistake(message, "Write } before the comma, where the object ends.")
    default: return nil
    }
  }

  /// The innermost bracket that is open at the fault, in the entry or around all entries.
  var openBracket: Opener? {
    let entry = entryStart..<max(entryStart, offset)
    if text.start <= entryStart, let place = Self.openings(in: text, entry).brackets.last {
      return text[place].map { Opener(bracket: $0, spot: spot(place)) }
    }
    let kind = fault.expected.contains("'}'") ? UInt8(ascii: "{") : UInt8(ascii: "[")
    let outer = Self.openings(in: head, 0..<min(entryStart, head.end)).brackets.prefix(2)
    guard let place = outer.last(where: { head[$0] == kind }),
      let start = head.startOfLine(at: place)
    else { return nil }
    let line = head[0..<place].count { $0 == .lineFeed } + 1
    let column = head.scalarCount(in: start..<place) + 1
    return Opener(bracket: kind, spot: "line \(line), column \(column)")
  }

  /// The brackets of a range that are open at its end, and where a string begins that is open.
  static func openings(
    in text: SourceText,
    _ range: Range<Int>
  ) -> (brackets: [Int], stringStart: Int?) {
    var (brackets, stringStart, isEscaped) = ([Int](), Int?.none, false)
    for (offset, byte) in zip(max(range.lowerBound, text.start)..., text[range]) {
      if stringStart != nil {
        if !isEscaped, byte == UInt8(ascii: "\"") { stringStart = nil }
        isEscaped = !isEscaped && byte == UInt8(ascii: "\\")
        continue
      }
      switch byte {
      case UInt8(ascii: "\""): stringStart = offset
      case UInt8(ascii: "["), UInt8(ascii: "{"): brackets.append(offset)
      case UInt8(ascii: "]"), UInt8(ascii: "}"): _ = brackets.popLast()
      default: break
      }
    }
    return (brackets, stringStart)
  }
}
