import Bytes
import FaqService
import Platform

/// What an author did who broke the rules of JSON in one of the usual ways.
struct JSONMistake: Equatable {
  /// Where it is: at a comma that is too many, for example, and not after it.
  let location: RawLocation
  let message: String
  let hint: String?
}

extension JSONMistake {
  /// Recognises a mistake by the bytes around the fault that the reader found.
  init?(_ fault: RawReadingError, in recent: RecentBytes) {
    let start = recent.entryStart
    let offset = fault.location.offset
    let text = recent.text(in: min(start, max(0, offset - Self.reach))..<offset + Self.reach)
    let source = FaultySource(fault: fault, text: text, head: recent.head, entryStart: start)
    guard let mistake = source.mistake else { return nil }
    self = mistake
  }

  /// Recognises a mistake in content as a whole.
  init?(_ fault: RawReadingError, in bytes: [UInt8]) {
    let text = SourceText(bytes, at: 0)
    let source = FaultySource(fault: fault, text: text, head: text, entryStart: 0)
    guard let mistake = source.mistake else { return nil }
    self = mistake
  }

  /// Recognises a mistake in a line of NDJSON.
  init?(inLineOf faq: RawFaq) {
    guard let fault = faq.fault else { return nil }
    let start = faq.location.offset
    let text = SourceText(faq.source, at: start)
    let source = FaultySource(fault: fault, text: text, head: text, entryStart: start, isLine: true)
    guard let mistake = source.mistake else { return nil }
    self = mistake
  }

  /// How far a line is looked at.
  private static let reach = 4 << 10
}

/// A mistake that the signs at the fault tell.
private struct SignRule {
  /// The kind of fault that it explains.
  let context: Substring
  /// The signs of which one is the last before the fault, or `*` for any.
  let before: Substring
  /// The signs of which one is at the fault, or `*` for any.
  let found: Substring
  /// Whether the mistake is at the sign before the fault, after that, or at the fault.
  let place: Substring
  let message: String
  let hint: String?

  static let all = table.split(separator: "\n").map { line in
    let columns = line.split(separator: " ", maxSplits: 4)
    let texts = String(columns[4]).parts(between: " → ").map(String.init)
    return Self(
      context: columns[0],
      before: columns[1],
      found: columns[2],
      place: columns[3],
      message: texts[0],
      hint: texts.count > 1 ? texts[1] : nil
    )
  }

  private static let table = #"""
    sign * #/ at JSON has no comments → Remove the comment.
    sign , ]} before trailing comma → Remove it.
    sign , , at there are two commas in a row → Remove one.
    sign [{ , at nothing precedes this comma → Remove it.
    sign : ]}, at this member has no value → Write a value after the colon, or remove the member.
    sign * ' at strings need double quotes → Write " for ' at both ends.
    sign * ` at strings need double quotes, not backticks → Write " for ` at both ends.
    sign * “”„‘’‚«» at strings need straight quotes → Write " at both ends.
    sign * + at numbers have no plus sign → Remove it.
    sign * . at a digit must precede the point of a number → Write 0 before the point.
    colon * = at names are followed by a colon → Write : for =.
    colon * ,}] at this name has no value → Write it as "name": "value".
    colon * * after a colon is missing → Write : after the name.
    comma * ; at values are separated by commas → Write , for ;.
    comma * : at a list has no names → Write { and } around members, and not [ and ].
    comma * "{[-0123456789tfn after a comma is missing → Write , between the two values.
    end * #/ at JSON has no comments → Remove the comment.
    end * , at nothing can follow the end of the content → Several entries are a list: write [ before the first and ] after the last.
    end * ]} at this bracket closes nothing → Remove it, or write the one that it closes.
    string * ␊␍ at a string cannot span lines → Write \n for the line break, or " to end the string.
    string * ␉ at a string cannot hold a tab → Write \t for it.
    """#
}

/// The bytes around a fault, and what is at its place.
private struct FaultySource {
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
}

private extension FaultySource {
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
    let found =
      foundScalar.value < 0x20 ? Unicode.Scalar(0x2400 + foundScalar.value) : foundScalar
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
      let places = ["before": previous, "after": previous.map { $0 + 1 }]
      return mistake(at: places[String(rule.place)] ?? nil, rule.message, rule.hint)
    }
  }

  /// A comma or a colon that is missing, or has another sign in its place.
  var missingSign: JSONMistake? {
    expectsColon ? signs("colon") : expectsComma ? signs("comma") : nil
  }
}

/// Words without quotation marks, and numbers that are not spelled as JSON does.
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
}

/// Mistakes within strings, and white space that JSON does not have.
private extension FaultySource {
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
}

/// Brackets and strings that are not closed, or not by their own kind.
private extension FaultySource {
  struct Opener {
    /// `the [ of line 3, column 5`.
    let name: String
    let closing: String

    init(_ bracket: UInt8, at spot: String) {
      name = "the \(Unicode.Scalar(bracket)) of \(spot)"
      closing = bracket == UInt8(ascii: "[") ? "]" : "}"
    }
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
      return text[place].map { Opener($0, at: spot(place)) }
    }
    let kind = fault.expected.contains("'}'") ? UInt8(ascii: "{") : UInt8(ascii: "[")
    let outer = Self.openings(in: head, 0..<min(entryStart, head.end)).brackets.prefix(2)
    guard let place = outer.last(where: { head[$0] == kind }),
      let start = head.startOfLine(at: place)
    else { return nil }
    let line = head[0..<place].count { $0 == .lineFeed } + 1
    let column = head.scalarCount(in: start..<place) + 1
    return Opener(kind, at: "line \(line), column \(column)")
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

/// Content in another encoding than UTF-8, or not meant as JSON at all.
private extension FaultySource {
  /// UTF-16 and UTF-32.
  var wrongEncoding: JSONMistake? {
    let name = fault.expected.replacing("UTF-8, not ", with: "")
    let hasMark = head[0].map { $0 >= 0xFE } ?? false
    let order = hasMark ? "" : name.contains("little") ? "LE" : "BE"
    return mistake(
      "the content is in \(name), and not in UTF-8",
      "Save it as UTF-8, or convert it: iconv -f \(name.prefix { $0 != " " })\(order) -t UTF-8."
    )
  }

  /// A byte of another encoding, which is named if a single byte is a usual character in it.
  var otherEncoding: JSONMistake? {
    guard let byte = found else { return nil }
    let isAlone = text[offset + 1].map { $0 < 0x80 } ?? true
    let decoded = CharsetDecoder(.windows1252).map { $0.decode([byte]) + $0.finish() } ?? []
    let usual =
      isAlone ? String(utf8: decoded).unicodeScalars.first { $0 != "\u{FFFD}" } : nil
    let shown = usual.map { $0.isWhiteSpace ? $0.codePoint : "'\($0)'" }
    let meaning = shown.map { "; in Windows-1252 it is \($0)" } ?? ""
    let name = usual == nil ? "NAME" : "windows-1252"
    return mistake(
      "the byte 0x\(String(byte, radix: 16, uppercase: true)) is not UTF-8\(meaning)",
      "Save the content as UTF-8 (iconv -f \(name) -t UTF-8), or read it with --encoding \(name)."
    )
  }

  /// The format that the content seems to have, if the fault is at its start.
  var foreignFormat: JSONMistake? {
    guard let start = head.first(from: head.start, where: { !$0.isJSONSpace }),
      let first = head[start],
      let name = formatName(first, from: start)
    else { return nil }
    let place = location(at: max(start, text.start))
    return JSONMistake(
      location: place,
      message: "this looks like \(name), and not like JSON",
      hint: (Self.conversions[name] ?? (isLine ? "" : Self.search))
        + #"""
        Content is written [{"elements":[{"type":"title","text":"…"},{"type":"body","text":"…"}]}].
        """#
    )
  }

  /// How to convert the formats that are not read.
  static let conversions = [
    "AsciiDoc": "Convert it to HTML: asciidoctor -o faqs.html FILE.\u{20}",
    "reStructuredText": "Convert it to Markdown: pandoc -t gfm -o faqs.md FILE.\u{20}",
  ]

  /// What was looked for in content that is not JSON.
  static let search = """
    Questions with answers were looked for in headings, bold lines, lists, tables and the elements \
    of a page, and not found.\u{20}
    """

  func formatName(_ first: UInt8, from start: Int) -> String? {
    let lines = head.text(in: start..<start + 2_000).split(whereSeparator: \.isNewline)
    guard let line = lines.first else { return nil }
    let isTable = lines.prefix(2).allSatisfy { $0.contains { ",;\t".contains($0) } }
    if first == UInt8(ascii: "\"") {
      return fault.code == .trailingContent && isTable ? "CSV" : nil
    }
    guard offset - start <= 8 else { return nil }
    switch first {
    case UInt8(ascii: "<"): return line.hasPrefix("<?xml") ? "XML" : "HTML"
    case UInt8(ascii: "#"), UInt8(ascii: "*"), UInt8(ascii: ">"): return "Markdown"
    case UInt8(ascii: "-"): return line.dropFirst().first?.isLetter ?? true ? nil : "Markdown"
    case UInt8(ascii: "="): return line.hasPrefix("= ") ? "AsciiDoc" : nil
    case UInt8(ascii: "."): return line.hasPrefix(".. ") ? "reStructuredText" : nil
    default: return first.isASCIILetter ? isTable ? "CSV" : "plain text" : nil
    }
  }
}
