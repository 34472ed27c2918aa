/// Decodes the bytes that a terminal sends; they may arrive in pieces of any size.
///
/// Escape alone is a key, and also the first byte of sequences. When nothing follows for a moment,
/// `timeOut` says that it was the key.
package struct InputDecoder {
  private enum State {
    case text
    case scalar(PartialScalar, isAlt: Bool)
    case escape
    /// A sequence that begins with `ESC [`.
    case control(ControlSequence)
    /// A function key of the Linux console: `ESC [ [ A`.
    case consoleKey
    /// A key behind `ESC O`.
    case applicationKey
    /// A reply of the terminal, such as one behind `ESC ]`.
    case reply(PartialReply)
    /// The bytes left of a mouse event in the form that older terminals send.
    case plainMouse(Int)
    case paste(PartialPaste)
  }

  private var state = State.text
  private var events: [InputEvent] = []

  /// Creates a decoder in front of the first byte.
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
    case .scalar(_, let isAlt): add(.character("\u{FFFD}"), isAlt ? .alt : [])
    case .escape: add(.escape)
    case .control(let sequence): if sequence.isEmpty { add(.character("["), .alt) }
    case .applicationKey: add(.character("O"), .alt)
    case .reply(let reply): if reply.isEmpty { add(.character(reply.introducer), .alt) }
    }
    return events
  }
}

private extension InputDecoder {
  mutating func decode(_ byte: UInt8) {
    switch state {
    case .text: decodeText(byte, isAlt: false)
    case .scalar(let scalar, let isAlt): continueScalar(scalar, with: byte, isAlt: isAlt)
    case .escape: decodeEscaped(byte)
    case .control(let sequence): continueControl(sequence, with: byte)
    case .consoleKey:
      state = .text
      if (0x41...0x45).contains(byte) { add(.function(Int(byte) - 0x40)) }
    case .applicationKey:
      state = .text
      if byte < 0x20 { decode(byte) } else { add(KeyCodes.final[byte]) }
    case .reply(let reply): continueReply(reply, with: byte)
    case .plainMouse(let count): state = count > 1 ? .plainMouse(count - 1) : .text
    case .paste(var paste):
      // The state lends its bytes, so that they are not copied for each byte.
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
    default:
      if let scalar = PartialScalar(first: byte) {
        state = .scalar(scalar, isAlt: isAlt)
      } else {
        add(.character("\u{FFFD}"), modifiers)
      }
    }
  }

  mutating func continueScalar(_ scalar: PartialScalar, with byte: UInt8, isAlt: Bool) {
    var scalar = scalar
    switch scalar.add(byte) {
    case .incomplete: state = .scalar(scalar, isAlt: isAlt)
    case .complete(let character):
      state = .text
      add(.character(character), isAlt ? .alt : [])
    case .invalid:
      add(.character("\u{FFFD}"), isAlt ? .alt : [])
      decodeText(byte, isAlt: false)
    }
  }

  mutating func decodeEscaped(_ byte: UInt8) {
    switch byte {
    case 0x1B: add(.escape)
    case UInt8(ascii: "["): state = .control(ControlSequence())
    case UInt8(ascii: "O"): state = .applicationKey
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "^"),
      UInt8(ascii: "_"):
      state = .reply(PartialReply(introducer: Unicode.Scalar(byte)))
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
    if sequence.beginsPaste(final) {
      state = .paste(PartialPaste())
    } else if sequence.isEmpty, final == UInt8(ascii: "M") {
      state = .plainMouse(3)
    } else if let event = sequence.event(final) {
      events.append(event)
    }
  }

  mutating func continueReply(_ reply: PartialReply, with byte: UInt8) {
    var reply = reply
    switch reply.add(byte) {
    case .goesOn: state = .reply(reply)
    case .ends: state = .text
    case .isCutOff:
      state = .escape
      decode(byte)
    }
  }

  mutating func add(_ key: Key?, _ modifiers: KeyPress.Modifiers = []) {
    if let key { events.append(.key(KeyPress(key, modifiers))) }
  }
}
