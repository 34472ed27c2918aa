import Bytes
import FaqService
import Markup

extension Document {
  /// All faults, and what its author should look at again, in the order of the content.
  ///
  /// Beyond the `diagnostics`, these are warnings about content that is valid, but hardly meant:
  /// an empty title, a title that is not first, a missing answer, markup in plain text, characters
  /// that are not shown.
  public func review() -> [Diagnostic] {
    var collector = DiagnosticCollector()
    return collector.diagnostics(of: self, withReview: true)
  }
}

extension DiagnosticCollector {
  mutating func review(_ document: Document) {
    guard document.raw.fault == nil else { return }
    base = document.base
    reviewOrder(of: document.blocks.elements)
    review(document.blocks.elements)
    if document.raw.source.span.mayHideCharacters {
      for item in document.raw.items { reviewCharacters(in: item.value, of: item) }
    }
  }

  /// Adds a warning for each string within a value that holds a character that drives a terminal or
  /// reorders text, literally or as an escape.
  mutating func reviewCharacters(in value: RawValue, of item: RawItem) {
    switch value.content {
    case .null, .bool, .number: break
    case .string(let string): reviewCharacters(in: string, value, of: item)
    case .array(let array):
      for element in array { reviewCharacters(in: element, of: item) }
    case .object(let object):
      for member in object { reviewCharacters(in: member.value, of: item) }
    }
  }

  private mutating func reviewCharacters(
    in string: RawString,
    _ value: RawValue,
    of item: RawItem
  ) {
    let literal = string.literal
    guard literal.span.mayHideCharacters else { return }
    let count = string.text.unicodeScalars.count(where: \.isHiddenInText)
    guard let (offset, scalar) = literal.span.firstUnsafeScalar, count > 0,
      quota.allows(.hiddenCharacter, .warning, in: item.source.indices)
    else { return }
    let others = count > 1 ? ", and \(count - 1) more like it" : ""
    diagnostics.append(
      Diagnostic(
        .hiddenCharacter,
        .warning,
        at: locator.location(of: value, in: item).moved(over: literal.prefix(offset)),
        message: "this text holds the \(scalar.kindName) \(scalar.codePoint)\(others)",
        hint: "It is not shown; remove it."
      )
    )
  }
}

private extension DiagnosticCollector {
  mutating func reviewOrder(of blocks: [StoredBlock]) {
    var title: RawItem?
    var hasOthers = false
    let blocks = blocks.span
    for index in blocks.indices {
      if !blocks[index].isTitle {
        hasOthers = true
      } else if title == nil {
        let item = blocks[index].raw
        title = item
        if hasOthers { diagnose(.lateTitle, .warning, in: item) }
      }
    }
    if let title, !hasOthers { diagnose(.missingAnswer, .warning, in: title) }
  }

  mutating func review(_ blocks: [StoredBlock]) {
    let blocks = blocks.span
    for index in blocks.indices { blocks[index].review(by: &self) }
  }

  mutating func review(_ block: any Block) {
    if let body = block.bodyBlock {
      body.text.withUTF8Bytes { text in
        if body.format == .plain || text.isBlank { review(text, of: body.raw, as: .body) }
      }
      if let tree = body.tree { reviewLinks(in: tree, of: body.raw) }
    } else if let text = block.richText {
      reviewLinks(in: text.tree, of: text.raw)
    } else if let title = block.title {
      title.text.withUTF8Bytes { review($0, of: title.raw, as: .title) }
    } else if let button = block.button {
      button.text.withUTF8Bytes { review($0, of: button.raw, as: .button) }
    }
    review(block.children.elements)
  }

  /// Adds a warning if addresses in a text with markup are shown as text.
  mutating func reviewLinks(in tree: MarkupDocument, of item: RawItem) {
    let unlinked = tree.destinations.compactMap { text -> (String, AddressError)? in
      do throws(AddressError) { _ = try Address(text, relativeTo: base) } catch {
        return text.isEmpty ? nil : (text, error)
      }
      return nil
    }
    guard let (text, error) = unlinked.first else { return }
    let others = unlinked.count > 1 ? " and \(unlinked.count - 1) more are" : " is"
    let message = "`\(text.clipped)`\(others) shown as text, without a link: \(error.message)"
    diagnose(
      .unlinkedAddress,
      .warning,
      in: item,
      BlockError(.unlinkedAddress, at: .member("text"), message: message, hint: error.hint)
    )
  }

  /// Reviews the text of a title, of a body without a format, or of a button.
  mutating func review(_ text: Span<UInt8>, of item: RawItem, as type: BlockType) {
    if text.isBlank {
      let error = BlockError.empty(type)
      diagnose(error.code, .warning, in: item, error)
    } else if type == .body, let markup = SuspectedMarkup(in: text) {
      diagnose(.markupInText, .warning, in: item, .markup(markup, in: text))
    }
  }
}

private extension StoredBlock {
  func review(by collector: inout DiagnosticCollector) {
    switch self {
    case .title(let read), .plainBody(let read), .button(let read, _):
      read.text.withUTF8 { collector.review($0, of: read.item, as: type) }
    case .made(let block): collector.review(block)
    }
  }
}

private extension BlockError {
  static let lateTitle = Self(
    .lateTitle,
    message: "the title is not the first item of this FAQ",
    hint: "Move it to the start of `elements`."
  )

  static let missingAnswer = Self(
    .missingAnswer,
    message: "this FAQ has a title, but no answer",
    hint: #"Add {"type": "body", "text": "…"} after it."#
  )

  /// The text of a block of a standard type is blank.
  static func empty(_ type: BlockType) -> Self {
    let (code, message): (Diagnostic.Code, String) =
      switch type {
      case .title: (.emptyTitle, "this title is empty")
      case .button: (.emptyLabel, "this button has no label")
      default: (.emptyBody, "this body is empty")
      }
    let hint = "Write a text, or remove the item."
    return Self(code, at: .member("text"), message: message, hint: hint)
  }

  static func markup(_ markup: SuspectedMarkup, in text: Span<UInt8>) -> Self {
    let (excerpt, language) = (markup.excerpt(of: text), markup.language.rawValue)
    return Self(
      .markupInText,
      at: .member("text"),
      message: "`\(excerpt)` looks like \(language), but a body is plain text",
      hint: "Readers see it as it is written here, unless you add "
        + #""format": "\#(language.lowercased())"."#
    )
  }
}

extension RawLocation {
  /// The location after bytes that begin here.
  package func moved(over bytes: ArraySlice<UInt8>) -> Self {
    let lineFeed = UInt8(ascii: "\n")
    let lineStart = bytes.lastIndex(of: lineFeed)
    let columns = bytes[(lineStart.map { $0 + 1 } ?? bytes.startIndex)...].scalarCount
    return Self(
      offset: offset + bytes.count,
      line: line + bytes.count { $0 == lineFeed },
      column: (lineStart == nil ? column : 1) + columns,
      pointer: pointer
    )
  }
}

extension Span<UInt8> {
  /// Whether there may be characters that are unsafe to show, or escapes of any.
  var mayHideCharacters: Bool { firstOffset(from: 0, where: HidingByte.self) < count }
}

private extension Span<UInt8> {
  /// The first of them, with its offset in the literal of a string.
  var firstUnsafeScalar: (offset: Int, scalar: Unicode.Scalar)? {
    var offset = 0
    while offset < count {
      let length = self[offset] == UInt8(ascii: "\\") ? 2 : lengthOfScalar(at: offset)
      let scalar = length == 2 && self[offset] < 0x80 ? escape(at: offset) : scalar(at: offset)
      if let scalar, scalar.isHiddenInText { return (offset, scalar) }
      offset += length
    }
    return nil
  }

  /// The scalar of an escape, unless it is half of a pair.
  func escape(at offset: Int) -> Unicode.Scalar? {
    switch self[offset + 1] {
    case UInt8(ascii: "b"): "\u{8}"
    case UInt8(ascii: "u") where offset + 6 <= count:
      UInt32(String(copying: extracting(offset + 2..<offset + 6)), radix: 16)
        .flatMap(Unicode.Scalar.init)
    default: nil
    }
  }
}

/// DEL, the first byte of a C1 control or of a control of direction, or an escape of any.
private enum HidingByte: ByteCondition {
  @inline(__always)
  static func holds(for byte: UInt8, _ next: UInt8, _ afterNext: UInt8) -> Bool {
    let last = afterNext &+ next &+ next
    return (byte == 0x7F) | ((byte == 0xC2) & (next & 0xE0 == 0x80))
      | ((byte == 0xE2) & (next & 0xFE == 0x80) & (last &- 0xAA <= 4))
      | ((byte == UInt8(ascii: "\\"))
        & ((next == UInt8(ascii: "u")) | (next == UInt8(ascii: "b"))))
  }
}

private extension Unicode.Scalar {
  var isHiddenInText: Bool { isUnsafeToShow && !isLineEnd }

  var kindName: String {
    properties.generalCategory == .control ? "control character" : "direction control"
  }
}
