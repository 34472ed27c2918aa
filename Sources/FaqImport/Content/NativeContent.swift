import Bytes
import FaqService

/// Imported content written as native JSON.
///
/// ```json
/// {"title":"Help","faqs":[
/// {"id":7,"elements":[{"type":"title","text":"Why?"},{"type":"body","text":"So."}]}
/// ]}
/// ```
///
/// The last `elements` of an entry count, so an entry's own member of that name changes nothing.
/// The other members around the entries are in an object, `envelope`, as in JSON output, which
/// `schemaVersion` says: an array of typed objects in the root would be taken for FAQs.
struct NativeContent: Sendable {
  /// The JSON.
  private(set) var bytes: [UInt8] = []
  /// Where each offset in the JSON comes from.
  private(set) var map = OffsetMap()
  /// What was read as what.
  let reading: ImportReading
  /// What became of the words of the original; its offsets are in the original.
  let account: ImportAccount

  /// What is added to an offset of the content for the offset in the original.
  private let start: Int

  /// Native content as it is.
  init(native json: [UInt8], reading: ImportReading) {
    bytes = json
    map.add(at: 0, from: 0, isCopy: true)
    self.reading = reading
    account = ImportAccount()
    start = 0
  }

  /// Writes content, or a piece of it.
  ///
  /// - Parameters:
  ///   - content: What to write.
  ///   - title: The title of all entries, which precedes them.
  ///   - start: Where the content begins in the original; its offsets are counted from there.
  ///   - isFirst: Whether to open the array of FAQs.
  ///   - hasEntries: Whether earlier pieces have entries.
  ///   - isLast: Whether to close the array, and to write the envelope.
  init(
    _ content: ImportedContent,
    title: ImportedMember? = nil,
    startingAt start: Int = 0,
    isFirst: Bool = true,
    hasEntries: Bool = false,
    isLast: Bool = true
  ) {
    reading = content.reading
    account = content.account.moved { $0.moved(by: start) }
    self.start = start
    if isFirst {
      append("{")
      append(content.base, named: #""base":"#)
      if let title {
        append(title)
        append(",")
      }
      append(#""faqs":["#)
    }
    for index in content.entries.indices {
      append(hasEntries || index > 0 ? ",\n" : "\n")
      append(content.entries[index], form: content.reading.form ?? .plain)
    }
    if isLast { close(content) }
  }
}

private extension NativeContent {
  mutating func close(_ content: ImportedContent) {
    append("\n]")
    if !content.envelope.isEmpty {
      append(#","schemaVersion":1,"envelope":{"#)
      for index in content.envelope.indices {
        if index > 0 { append(",") }
        append(content.envelope[index])
      }
      append("}")
    }
    append("}\n")
  }

  mutating func append(_ entry: ImportedEntry, form: TextForm) {
    trace(entry.question.origin, isCopy: false)
    append("{")
    for member in entry.rest {
      append(member)
      append(",")
    }
    append(entry.language ?? entry.ownLanguage, named: #""lang":"#)
    append(entry.category ?? entry.ownCategory, named: #""category":"#)
    trace(entry.question.origin, isCopy: false)
    append(#""elements":[{"type":"title","text":"#)
    append(entry.question)
    append("}")
    for part in entry.answer {
      append(",")
      append(part, form: form)
    }
    append("]}")
  }

  mutating func append(_ text: ImportedText?, named name: StaticString) {
    guard let text else { return }
    append(name)
    append(text)
    append(",")
  }

  mutating func append(_ part: ImportedPart, form: TextForm) {
    switch part {
    case .text(let text): append(text, form)
    case .formatted(let text, let form): append(text, form)
    case .item(let item):
      var origin = item.origin ?? 0
      for piece in item.pieces {
        origin = piece.origin ?? origin
        trace(origin, isCopy: piece.isCopy)
        bytes += piece.bytes
      }
    }
  }

  mutating func append(_ text: ImportedText, _ form: TextForm) {
    trace(text.origin, isCopy: false)
    append(form.itemStart)
    append(text)
    append("}")
  }

  mutating func append(_ text: ImportedText) {
    trace(text.origin, isCopy: text.isCopy)
    bytes += text.literal
  }

  mutating func append(_ member: ImportedMember) {
    trace(member.origin, isCopy: member.isCopy)
    bytes += member.source
  }

  mutating func trace(_ origin: Int, isCopy: Bool) {
    map.add(at: bytes.count, from: origin + start, isCopy: isCopy)
  }

  mutating func append(_ text: StaticString) {
    unsafe bytes += UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
  }
}

/// Writes content in pieces, each with what it comes from.
struct NativeWriter: Sendable {
  /// About how many bytes the entries take that are made at a time.
  static let pieceSize = 64 << 10

  /// Where the next piece begins in the original.
  private(set) var mark: TextMark
  /// Places in the whole original, if that is what each piece comes from.
  var marks: [TextMark]?
  /// The way from JSON to the YAML that it was made from, or nil.
  var yaml: OffsetMap?
  /// Whether the pieces so far have entries.
  private(set) var hasEntries = false
  /// Whether the first piece has the title of all entries.
  private var hasTitle = false
  private var nativeCount = 0

  init(startOf original: [UInt8]) { mark = TextMark(startOf: original) }

  /// Writes the next piece, whose offsets are counted from a place in the whole original.
  ///
  /// A title around the first entries precedes them, so that a page can begin with it.
  mutating func write(
    _ content: ImportedContent,
    from start: Int,
    of original: [UInt8],
    isLast: Bool,
    fault: RawReadingError? = nil
  ) -> (native: [UInt8], record: Import) {
    var content = content
    var title: ImportedMember?
    if nativeCount == 0 { hasTitle = content.hasTitle }
    if hasTitle, let index = content.envelope.firstIndex(where: \.isTitle) {
      title = content.envelope.remove(at: index)
    }
    let native = NativeContent(
      content,
      title: title,
      startingAt: start,
      isFirst: nativeCount == 0,
      hasEntries: hasEntries,
      isLast: isLast
    )
    let record = Import(
      native,
      of: original,
      at: mark,
      marks: marks,
      nativeStart: nativeCount,
      fault: fault,
      through: yaml
    )
    hasEntries = hasEntries || !content.entries.isEmpty
    if marks == nil { mark.advance(over: original[...]) }
    nativeCount += native.bytes.count
    return (native.bytes, record)
  }
}
