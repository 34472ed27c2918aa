import Bytes
import FaqService

/// What an author did who broke the rules of JSON in one of the usual ways.
struct JSONMistake: Equatable {
  /// Where it is: at a comma that is too many, for example, and not after it.
  let location: RawLocation
  let message: String
  let hint: String?

  /// Recognises a mistake by the bytes around the fault that the reader found.
  init?(_ fault: RawReadingError, in recent: RecentBytes) {
    let start = recent.entryStart
    let offset = fault.location.offset
    let text = recent.text(
      in: min(start, max(0, offset - Self.lineCount))..<offset + Self.lineCount
    )
    self.init(
      FaultySource(fault: fault, text: text, head: recent.head, entryStart: start, isLine: false)
    )
  }

  /// Recognises a mistake in a line of NDJSON.
  init?(inLineOf faq: RawFaq) {
    guard let fault = faq.fault else { return nil }
    let start = faq.location.offset
    let text = SourceText(faq.source, at: start)
    self.init(
      FaultySource(fault: fault, text: text, head: text, entryStart: start, isLine: true)
    )
  }

  private init?(_ source: FaultySource) {
    guard let mistake = source.mistake else { return nil }
    self = mistake
  }

  init(_ location: RawLocation, _ message: String, _ hint: String? = nil) {
    self.location = location
    self.message = message
    self.hint = hint
  }

  /// How far a line is looked at.
  private static let lineCount = 4 << 10
}

extension FaultySource {
  /// The most likely cause of the fault.
  var mistake: JSONMistake? {
    switch fault.code {
    case .wrongEncoding: wrongEncoding
    case .invalidUTF8: otherEncoding
    case .controlCharacter: controlCharacter
    case .invalidEscape: escape
    case .invalidNumber: foreignFormat ?? word ?? number
    case .unexpectedEnd: unclosedString ?? unclosedBracket
    case .trailingContent: foreignFormat ?? comment ?? trailingContent
    case .unexpectedCharacter: unexpectedCharacter
    case .empty, .tooDeep, .tooLarge, .tooManyValues: nil
    }
  }

  private var unexpectedCharacter: JSONMistake? {
    if let mistake = word(isWholeContent: true) ?? foreignFormat ?? comment { return mistake }
    if let mistake = quotationMark ?? comma ?? word ?? number { return mistake }
    return unescapedQuotationMark ?? missingSign ?? wrongBracket ?? space
  }
}

/// The bytes around a fault, and what stands at its place.
struct FaultySource {
  let fault: RawReadingError
  let text: SourceText
  /// The first bytes of the content.
  let head: SourceText
  /// Where the entry with the fault begins.
  let entryStart: Int
  /// Whether the fault is in a line of NDJSON, where only JSON is expected.
  let isLine: Bool

  /// The offset of the fault.
  var offset: Int { fault.location.offset }

  /// The byte at the fault.
  var found: UInt8? { text[offset] }

  /// The character at the fault.
  var foundScalar: Unicode.Scalar? { text.text(in: offset..<offset + 4).unicodeScalars.first }

  /// The offset of the last byte before the fault that is not white space.
  var previous: Int? { text.last(before: offset) { !$0.isJSONSpace } }

  /// Whether the reader expects a name.
  var expectsName: Bool { fault.expected.hasPrefix("a member name") }

  /// Whether the reader expects a comma or a closing bracket.
  var expectsComma: Bool { fault.expected.hasPrefix("','") }

  /// Whether the reader expects a colon.
  var expectsColon: Bool { fault.expected.hasPrefix("':'") }

  /// A mistake at the place of the fault, or at another offset.
  func mistake(at offset: Int? = nil, _ message: String, _ hint: String? = nil) -> JSONMistake {
    JSONMistake(location(at: offset ?? self.offset), message, hint)
  }

  /// The place of an offset of the text.
  func location(at target: Int) -> RawLocation {
    let place = fault.location
    let between = min(target, offset)..<max(target, offset)
    let lines = text[between].count { $0 == UInt8(ascii: "\n") }
    let column: Int
    if lines == 0 {
      let columns = text.scalarCount(in: between)
      column = place.column + (target < offset ? -columns : columns)
    } else {
      column = text.startOfLine(at: target).map { text.scalarCount(in: $0..<target) + 1 } ?? 1
    }
    return RawLocation(
      offset: target,
      line: place.line + (target < offset ? -lines : lines),
      column: column,
      pointer: place.pointer
    )
  }

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
}
