import Bytes

/// Decodes the bytes that a terminal sends; they may arrive in pieces of any size.
///
/// Escape alone is a key, and also the first byte of sequences. When nothing follows for a moment,
/// `timeOut` says that it was the key.
package struct InputDecoder {
  private enum State {
    case text
    /// A scalar in UTF-8, some bytes of which have arrived.
    case scalar([UInt8], length: Int, isAlt: Bool)
    case escape
    /// A sequence that begins with `ESC [`.
    case control(ControlSequence)
    /// A function key of the Linux console: `ESC [ [ A`.
    case consoleKey
    /// A key after `ESC O`.
    case applicationKey
    /// An unexpected reply of the terminal, such as `ESC ] 11 ; … ESC \`.
    case reply(introducer: UInt8, isEmpty: Bool, followsEscape: Bool)
    /// The bytes left of a mouse event in the form that older terminals send.
    case plainMouse(Int)
    case paste(PartialPaste)
  }

  private var state = State.text
  private var events: [InputEvent] = []

  /// Creates a decoder that has read nothing.
  package init() {
    // All properties have their initial values.
  }

  /// Whether a sequence is incomplete, so that `timeOut` may have to end it.
  package var isWaiting: Bool {
    switch state {
    case .text, .paste: false
    case .scalar, .escape, .control, .consoleKey, .applicationKey, .reply, .plainMouse: true
    }
  }

  /// The events that bytes complete.
  package mutating func decode(_ bytes: some Sequence<UInt8>) -> [InputEvent] {
    for byte in bytes { decode(byte) }
    defer { events.removeAll(keepingCapacity: true) }
    return events
  }

  /// The events that are complete because no more bytes have followed for a moment.
  package mutating func timeOut() -> [InputEvent] {
    guard isWaiting else { return [] }
    defer {
      state = .text
      events.removeAll(keepingCapacity: true)
    }
    switch state {
    case .text, .paste, .consoleKey, .plainMouse: break
    case .scalar(_, _, let isAlt): add(.character("\u{FFFD}"), isAlt ? .alt : [])
    case .escape: add(.escape)
    case .control(let sequence): if sequence.isEmpty { add(.character("["), .alt) }
    case .applicationKey: add(.character("O"), .alt)
    case .reply(let introducer, let isEmpty, _):
      if isEmpty { add(.character(Unicode.Scalar(introducer)), .alt) }
    }
    return events
  }
}

private extension InputDecoder {
  mutating func decode(_ byte: UInt8) {
    switch state {
    case .text: decodeText(byte, isAlt: false)
    case .scalar(let bytes, let length, let isAlt):
      decode(byte, after: bytes, length: length, isAlt: isAlt)
    case .escape: decodeEscaped(byte)
    case .control(let sequence): continueControl(sequence, with: byte)
    case .consoleKey:
      state = .text
      if (0x41...0x45).contains(byte) { add(.function(Int(byte) - 0x40)) }
    case .applicationKey:
      state = .text
      if byte < 0x20 { decode(byte) } else { add(KeyCodes.final[byte]) }
    case .reply(let introducer, _, let followsEscape):
      decode(byte, inReply: introducer, followsEscape: followsEscape)
    case .plainMouse(let count): state = count > 1 ? .plainMouse(count - 1) : .text
    case .paste(var paste):
      // The state gives up its bytes, so that they are not copied for each byte.
      state = .text
      if let text = paste.add(byte) { events.append(.paste(text)) } else { state = .paste(paste) }
    }
  }

  mutating func decodeText(_ byte: UInt8, isAlt: Bool) {
    state = .text
    let modifiers: KeyPress.Modifiers = isAlt ? .alt : []
    switch byte {
    case 0x1B: state = .escape
    case 0x00...0x1F, 0x7F: events.append(.key(KeyCodes.press(ofControl: byte, modifiers)))
    case 0x20...0x7E: add(.character(Unicode.Scalar(byte)), modifiers)
    case 0xC2...0xF4:
      let length = byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
      state = .scalar([byte], length: length, isAlt: isAlt)
    default: add(.character("\u{FFFD}"), modifiers)
    }
  }

  mutating func decode(_ byte: UInt8, after bytes: [UInt8], length: Int, isAlt: Bool) {
    let isValid = byte & 0xC0 == 0x80
    let bytes = isValid ? bytes + [byte] : bytes
    guard !isValid || bytes.count == length else {
      state = .scalar(bytes, length: length, isAlt: isAlt)
      return
    }
    let scalars = String(copying: bytes.span).unicodeScalars
    let scalar = isValid && scalars.count == 1 ? scalars.first : nil
    state = .text
    add(.character(scalar ?? "\u{FFFD}"), isAlt ? .alt : [])
    if !isValid { decodeText(byte, isAlt: false) }
  }

  mutating func decodeEscaped(_ byte: UInt8) {
    switch byte {
    case 0x1B: add(.escape)
    case UInt8(ascii: "["): state = .control(ControlSequence())
    case UInt8(ascii: "O"): state = .applicationKey
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "^"),
      UInt8(ascii: "_"):
      state = .reply(introducer: byte, isEmpty: true, followsEscape: false)
    default: decodeText(byte, isAlt: true)
    }
  }

  mutating func continueControl(_ sequence: ControlSequence, with byte: UInt8) {
    var sequence = sequence
    switch byte {
    case 0x20...0x3F:
      sequence.add(byte)
      state = .control(sequence)
    case UInt8(ascii: "[") where sequence.isEmpty: state = .consoleKey
    case 0x40...0x7E: end(sequence, with: byte)
    default: decodeText(byte, isAlt: false)
    }
  }

  mutating func end(_ sequence: ControlSequence, with final: UInt8) {
    state = .text
    if final == UInt8(ascii: "~"), sequence.parameters == Array("200".utf8) {
      state = .paste(PartialPaste())
    } else if sequence.isEmpty, final == UInt8(ascii: "M") {
      state = .plainMouse(3)
    } else if let event = sequence.event(final) {
      events.append(event)
    }
  }

  mutating func decode(_ byte: UInt8, inReply introducer: UInt8, followsEscape: Bool) {
    switch byte {
    case UInt8(ascii: "\\") where followsEscape: state = .text
    case _ where followsEscape:
      state = .escape
      decode(byte)
    case 0x07, 0x18, 0x1A: state = .text
    default: state = .reply(introducer: introducer, isEmpty: false, followsEscape: byte == 0x1B)
    }
  }

  mutating func add(_ key: KeyPress.Key?, _ modifiers: KeyPress.Modifiers = []) {
    if let key { events.append(.key(KeyPress(key, modifiers))) }
  }
}

/// What a user did at the terminal.
package enum InputEvent: Hashable, Sendable {
  case key(KeyPress)
  /// Text that was pasted, which is never taken for keys.
  case paste(String)
  case click(ScreenPoint)
  /// The wheel was turned by a number of steps; negative is up.
  case wheel(Int, ScreenPoint)
}

/// Text that is being pasted.
struct PartialPaste {
  /// Longer pasted text is cut: all that it can be is a search.
  private static let longest = 64 << 10
  private static let end = Array("\u{1B}[201~".utf8)

  private var bytes: [UInt8] = []
  /// How many bytes of the end have been read.
  private var endCount = 0

  /// Adds a byte; returns the text if it is complete.
  mutating func add(_ byte: UInt8) -> String? {
    if byte == Self.end[endCount] {
      endCount += 1
      return endCount == Self.end.count ? String(copying: bytes.span) : nil
    }
    append(Self.end[..<endCount])
    endCount = byte == Self.end[0] ? 1 : 0
    if endCount == 0 { append([byte]) }
    return nil
  }

  private mutating func append(_ more: ArraySlice<UInt8>) {
    if bytes.count + more.count <= Self.longest { bytes += more }
  }
}
