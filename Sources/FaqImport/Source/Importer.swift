import Bytes
import FaqService
import YAML

/// Turns whole foreign content into native content.
package struct Importer {
  /// The name of the source in errors.
  let name: String
  /// Where the entries are, if that is known.
  var shape: ImportShape?
  /// The recognisers that are asked first.
  var recognisers: [any ContentRecogniser]

  /// An importer of content from a source.
  package init(name: String, shape: ImportShape? = nil, recognisers: [any ContentRecogniser] = []) {
    (self.name, self.shape, self.recognisers) = (name, shape, recognisers)
  }

  /// The native content, with what is known about it; nil if no questions are found.
  ///
  /// Throws for a format or an encoding that is recognised, but not read.
  package func read(
    _ original: [UInt8]
  ) throws(FaqServiceError) -> (native: [UInt8], record: Import)? {
    guard var pieces = try pieces(of: original) else { return nil }
    pieces.joinAll()
    return pieces.next()
  }

  /// The native content, piece by piece; nil if no questions are found.
  func pieces(of original: [UInt8]) throws(FaqServiceError) -> NativePieces? {
    guard var text = ForeignText(original) else { return nil }
    text.naming = naming
    text.isPlain = fileName.hasSuffix(".txt") || text.naming != .unnamed && !fileName.contains(".")
    text.isPage = fileName.hasSuffix(".html") || fileName.hasSuffix(".htm")
    var yaml: ForeignYAML?
    do throws(YAMLFault) {
      yaml = text.isPlain || fileName.hasSuffix(".md") ? nil : try ForeignYAML(text)
    } catch {
      guard !text.isLikeYAML else { throw self.error(of: error, in: text) }
      yaml = nil
    }
    if let yaml, let native = yaml.native {
      if let fault = shapeFault() { throw fault }
      return NativePieces(native, of: text.bytes, through: yaml.map)
    }
    return try pieces(of: text, yaml)
  }

  /// The error of JSON or YAML in which no questions are found.
  func noEntries(in format: String) -> FaqServiceError {
    let fault = RawReadingError(
      code: .empty,
      location: RawLocation(offset: 0, line: 1, column: 1, pointer: ""),
      expected: "questions with answers",
      found: "other \(format)"
    )
    return FaqServiceError(
      .malformed,
      source: name,
      reason: fault.description,
      hint: "If there are any, say where they are: --as '$.rows[*] title content'.",
      underlying: fault
    )
  }

  /// The error of content in which no shape can be looked for; nil without a shape.
  func shapeFault(_ form: String = "native") -> FaqServiceError? {
    shape.map { shape in
      malformed("the content is \(form), so that '\(shape)' means nothing", hint: "Leave out --as.")
    }
  }

  /// The error of content that cannot be read.
  func malformed(_ reason: String, hint: String? = nil) -> FaqServiceError {
    FaqServiceError(.malformed, source: name, reason: reason, hint: hint)
  }

  /// The entries of JSON, where the shape says or where a recogniser finds them.
  func content(of json: ForeignJSON) throws(FaqServiceError) -> ImportedContent? {
    guard let shape else { return Recognisers.read(json.root, isNamed: naming != .unnamed) }
    if let content = shape.read(json.root) { return content }
    throw malformed(
      "no entries are at '\(shape)'",
      hint: "Write it as '$.rows[*] title content': a path, and the names of two members."
    )
  }
}

private extension Importer {
  var fileName: Substring { name.split(separator: "/").last ?? "" }

  /// What the name of the file says about what is in it.
  var naming: QuestionNaming { QuestionNaming(String(fileName.prefix { $0 != "." })) }

  /// The entries of a text, which may be in YAML.
  func pieces(of text: ForeignText, _ yaml: ForeignYAML?) throws(FaqServiceError) -> NativePieces? {
    if shape == nil, !recognisers.isEmpty, !NativeDetection.isNative(text.bytes) {
      let bytes = Array(text.bytes.dropFirst(text.markCount))
      for recogniser in recognisers {
        if let content = recogniser.read(bytes) {
          return NativePieces(content, startingAt: text.markCount, of: text)
        }
      }
    }
    if let json = ForeignJSON(text) {
      // Native content must be in UTF-8, and its reader says so.
      guard text.charset == nil || !NativeDetection.isNative(text.bytes) else { return nil }
      return try content(of: json).map { content in
        let content = changing(content) { $0.reading.remarks += json.remarks }
        return NativePieces(content, startingAt: json.start, of: text)
      }
    }
    guard !ForeignJSON.seemsMeant(by: text) else { return nil }
    if let encoding = text.unreadEncoding {
      throw FaqServiceError(
        .malformed,
        source: name,
        reason: "the page is in \(encoding), which cannot be converted here",
        hint: "iconv -f \(encoding) -t UTF-8 FILE | faq list --source -"
      )
    }
    if let pieces = try pieces(through: yaml, of: text) { return pieces }
    guard yaml?.value == nil || !text.isLikeYAML else { throw noEntries(in: "YAML") }
    if let content = Recognisers.read(text) { return try pieces(of: content, in: text) }
    return try piecesOfFrontMatter(in: text)
  }

  /// The entries of a text in which no shape can be looked for.
  func pieces(
    of content: ImportedContent,
    in text: ForeignText
  ) throws(FaqServiceError) -> NativePieces {
    if let fault = shapeFault("neither JSON nor YAML") { throw fault }
    var content = content
    if content.reading.form == .markdown, fileName.hasSuffix(".rst") || text.hasDirective {
      content.reading.remarks.append("reStructuredText read as Markdown")
    }
    return NativePieces(content, startingAt: 0, of: text)
  }

  /// The entries of YAML in a text.
  func pieces(
    through yaml: ForeignYAML?,
    of text: ForeignText,
    _ remarks: [String] = []
  ) throws(FaqServiceError) -> NativePieces? {
    guard let yaml, let json = yaml.value, var content = try content(of: json) else { return nil }
    content.reading.remarks += yaml.remarks + remarks
    return NativePieces(content, startingAt: json.start, of: text, through: yaml.map)
  }

  /// The entries in the metadata of a text that has none itself.
  func piecesOfFrontMatter(in text: ForeignText) throws(FaqServiceError) -> NativePieces? {
    guard let end = FrontMatter(text.bytes, from: text.markCount)?.end else { return nil }
    let remark = "\(text.bytes[end...].wordCount) words below them left out"
    return try pieces(through: try? ForeignYAML(text.prefix(upTo: end)), of: text, [remark])
  }
}

private extension ForeignText {
  /// Whether a line begins with the dots of reStructuredText, outside of an example in Markdown:
  /// `.. note::`.
  var hasDirective: Bool {
    func has(_ sign: String) -> Bool {
      bytes.span.firstOffset(of: Array(sign.utf8).span, from: 0) != nil
    }
    return has("\n.. ") && has("::") && !has("```")
  }
}

/// Native content that is written piece by piece, each with what it comes from.
struct NativePieces: Sendable {
  private var content: ImportedContent?
  /// The original in UTF-8.
  private let original: [UInt8]
  private var start = 0
  private var remarks: [String] = []
  /// The line of the first placeholder of a template, and how many the entries show: `{{ name }}`.
  private var placeholderLine: Int?
  private var placeholderCount = 0
  private var writer: NativeWriter
  private var isInOrder = false
  /// Native content in YAML.
  private var native: NativeContent?

  init(
    _ content: ImportedContent,
    startingAt start: Int,
    of text: ForeignText,
    through yaml: OffsetMap? = nil
  ) {
    (self.content, self.start) = (content, start)
    original = text.bytes
    remarks = content.reading.remarks + text.remarks
    writer = NativeWriter(startOf: original)
    writer.yaml = yaml
    let brace = original.span.firstOffset(of: Array("{{".utf8).span, from: 0)
    placeholderLine = brace.map { text.mark(at: $0).line }
    isInOrder = content.further?.offset != nil
    if content.further != nil, !isInOrder {
      writer.marks = OriginalPlaces.marks(in: original, from: writer.mark)
    }
  }

  /// Native content that was made from YAML.
  init(_ native: NativeContent, of original: [UInt8], through yaml: OffsetMap) {
    (self.native, self.original) = (native, original)
    writer = NativeWriter(startOf: original)
    writer.yaml = yaml
  }

  /// Joins all pieces into one.
  mutating func joinAll() {
    guard var content else { return }
    while var further = content.further {
      content.further = nil
      guard let next = further.next(upTo: .max) else { break }
      content.entries += next.entries
      content.reading = next.reading
      content.account.add(next.account)
      content.further = next.further
    }
    self.content = content
  }

  /// The next piece; nil after the last one.
  mutating func next() -> (native: [UInt8], record: Import)? {
    if let native = native.take() {
      return (native.bytes, Import(native, of: original, through: writer.yaml))
    }
    guard var content = content.take() else { return nil }
    content.reading.remarks = remarks
    if let line = placeholderLine {
      for entry in content.entries { placeholderCount += entry.placeholderCount }
      let names = placeholderCount == 1 ? "1 placeholder" : "\(placeholderCount) placeholders"
      let remark = "\(names) of a template shown (from line \(line) on)"
      content.reading.remarks += placeholderCount > 0 ? [remark] : []
    }
    var further = content.further.take()
    let end = further?.offset ?? original.count
    self.content = further?.next(upTo: NativeWriter.pieceSize)
    let bytes = isInOrder ? Array(original[writer.mark.offset..<end]) : original
    return writer.write(content, from: start, of: bytes, isLast: self.content == nil)
  }
}

/// How many bytes of foreign content are held in memory.
struct ImportLimits {
  /// Content up to this size is read whole; so is an element of a long array.
  let whole: Int
  /// Content up to this size is read whole in any case: it has enough entries to decide how all
  /// entries of a long array are read.
  var window = 2 << 20
  /// So is JSON with up to that many elements in an array.
  var elements = 2_048
  /// The size of the pieces of a long array or a table.
  var piece = 16 << 10
}
