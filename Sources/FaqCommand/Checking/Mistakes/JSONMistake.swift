import FaqService

/// What an author did who broke the rules of JSON in one of the usual ways.
struct JSONMistake: Equatable {
  /// Where it is: at a comma that is too many, for example, and not behind it.
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
  /// The mistake that is most likely behind the fault.
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
