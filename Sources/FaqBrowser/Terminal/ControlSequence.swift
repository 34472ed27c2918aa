import Bytes

/// A sequence that begins with `ESC [`: its parameters, up to the byte that ends it.
struct ControlSequence {
  /// No key has longer parameters.
  private static let longest = 48

  private(set) var parameters: [UInt8] = []

  var isEmpty: Bool { parameters.isEmpty }

  mutating func add(_ byte: UInt8) {
    if parameters.count <= Self.longest { parameters.append(byte) }
  }

  /// What the sequence means; nil if it is neither a key nor a mouse event.
  func event(_ final: UInt8) -> InputEvent? {
    guard parameters.count <= Self.longest else { return nil }
    switch final {
    case UInt8(ascii: "M"): return mouseEvent
    case UInt8(ascii: "Z"): return isEmpty ? .key(.shift(.tab)) : nil
    default: return numbers.flatMap { press(final, $0) }.map(InputEvent.key)
    }
  }
}

private extension ControlSequence {
  /// The numbers between the semicolons, each with those after colons; nil for anything else.
  ///
  /// A number that is left out is -1.
  var numbers: [[Int]]? {
    let groups = parameters.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
      .map { $0.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false) }
    guard groups.joined().joined().allSatisfy(\.isASCIIDigit) else { return nil }
    return groups.map { $0.map { Int($0.text) ?? -1 } }
  }

  /// A key with its modifiers: of `CSI 1 ; 5 C`, of `CSI 5 ; 2 ~`, of the form in which xterm sends
  /// other keys, `CSI 27 ; 5 ; 13 ~`, or of the protocol of Kitty,
  /// `CSI code:shifted:base ; modifiers:event ; text u`.
  func press(_ final: UInt8, _ numbers: [[Int]]) -> KeyPress? {
    guard let modifiers = KeyCodes.modifiers(numbers.at(1)), let first = numbers[0].first else {
      return nil
    }
    let key =
      switch final {
      case UInt8(ascii: "u"): KeyCodes.key(ofCode: typedCode(first, numbers, modifiers))
      case UInt8(ascii: "~") where first == 27: numbers.at(2)?.first.flatMap(KeyCodes.key)
      case UInt8(ascii: "~"): KeyCodes.numbered[first]
      default: KeyCodes.final[final]
      }
    return key.map { KeyCodes.press($0, modifiers) }
  }

  /// What a key of the protocol of Kitty types.
  func typedCode(_ code: Int, _ numbers: [[Int]], _ modifiers: KeyPress.Modifiers) -> Int {
    if modifiers.contains(.control) {
      // On a keyboard of another script, the key is the one in the place of the Latin letter.
      return code < 0x80 ? code : numbers[0].at(2).flatMap { $0 > 0 ? $0 : nil } ?? code
    }
    return (numbers.at(2)?.first ?? numbers[0].at(1)).flatMap { $0 > 0 ? $0 : nil } ?? code
  }

  /// A click of the first button or a turn of the wheel: `CSI < button ; column ; row M`.
  var mouseEvent: InputEvent? {
    guard parameters.first == UInt8(ascii: "<") else { return nil }
    let sequence = changing(self) { $0.parameters.removeFirst() }
    guard let numbers = sequence.numbers, let button = numbers.at(0)?.first,
      let column = numbers.at(1)?.first, let row = numbers.at(2)?.first, column > 0, row > 0
    else { return nil }
    let point = ScreenPoint(column: column - 1, row: row - 1)
    // The bits of Shift, Alt and Control do not matter.
    return switch button & ~0b11100 {
    case 0: .click(point)
    case 64: .wheel(-1, point)
    case 65: .wheel(1, point)
    default: nil
    }
  }
}

private extension Array {
  /// The element at an index, if there is one.
  func at(_ index: Int) -> Element? { index < count ? self[index] : nil }
}

/// The codes of keys in what terminals send.
enum KeyCodes {
  /// Keys by the byte that ends their sequence, after `ESC [` and `ESC O`.
  static let final: [UInt8: KeyPress.Key] = [
    UInt8(ascii: "A"): .up, UInt8(ascii: "B"): .down, UInt8(ascii: "C"): .right,
    UInt8(ascii: "D"): .left, UInt8(ascii: "F"): .end, UInt8(ascii: "H"): .home,
    UInt8(ascii: "M"): .enter, UInt8(ascii: "P"): .function(1), UInt8(ascii: "Q"): .function(2),
    UInt8(ascii: "R"): .function(3), UInt8(ascii: "S"): .function(4),
  ]

  /// Keys by the number before `~`.
  static let numbered: [Int: KeyPress.Key] = [
    1: .home, 2: .insert, 3: .delete, 4: .end, 5: .pageUp, 6: .pageDown, 7: .home, 8: .end,
    11: .function(1), 12: .function(2), 13: .function(3), 14: .function(4), 15: .function(5),
    17: .function(6), 18: .function(7), 19: .function(8), 20: .function(9), 21: .function(10),
    23: .function(11), 24: .function(12),
  ]

  /// Keys that have a number in the protocol of Kitty because they type no character.
  private static let functional: [Int: KeyPress.Key] = [
    8: .backspace, 9: .tab, 10: .enter, 13: .enter, 27: .escape, 127: .backspace,
    57_409: .character("."), 57_410: .character("/"), 57_411: .character("*"),
    57_412: .character("-"), 57_413: .character("+"), 57_414: .enter, 57_415: .character("="),
    57_416: .character(","), 57_417: .left, 57_418: .right, 57_419: .up, 57_420: .down,
    57_421: .pageUp, 57_422: .pageDown, 57_423: .home, 57_424: .end, 57_425: .insert,
    57_426: .delete,
  ]

  /// The numbers of the digits of the keypad, from 0.
  private static let keypadDigits = 57_399...57_408

  /// The numbers of other keys that type no character, in the private use area.
  private static let otherKeys = 0xE000...0xF8FF

  /// The key for a code point or a functional key code.
  static func key(ofCode code: Int) -> KeyPress.Key? {
    if let key = functional[code] { return key }
    if keypadDigits.contains(code) {
      return UInt8(exactly: code - keypadDigits.lowerBound + 0x30)
        .map { .character(Unicode.Scalar($0)) }
    }
    guard code >= 0x20, !otherKeys.contains(code), let value = UInt32(exactly: code) else {
      return nil
    }
    return Unicode.Scalar(value).map(KeyPress.Key.character)
  }

  /// The modifiers of a parameter; nil for a key that was released, or that was held with Super or
  /// another modifier of the window system.
  static func modifiers(_ parameter: [Int]?) -> KeyPress.Modifiers? {
    let isRelease = parameter.map { $0.count > 1 && $0[1] == 3 } ?? false
    let bits = max(0, (parameter?.first ?? 1) - 1)
    guard !isRelease, bits & 0b11_1000 == 0 else { return nil }
    return KeyPress.Modifiers(rawValue: UInt8(bits & 0b111))
  }

  /// A key with modifiers, where Shift becomes part of a character.
  static func press(_ key: KeyPress.Key, _ modifiers: KeyPress.Modifiers) -> KeyPress {
    guard case .character(let character) = key else { return KeyPress(key, modifiers) }
    let changed =
      modifiers.contains(.control)
      ? character.properties.lowercaseMapping
      : modifiers.contains(.shift)
        ? character.properties.uppercaseMapping : String(character)
    let scalar = changed.unicodeScalars.count == 1 ? changed.unicodeScalars.first : nil
    return KeyPress(.character(scalar ?? character), modifiers.subtracting(.shift))
  }

  /// The key of a control character: `Ctrl-A` for 1.
  static func press(ofControl byte: UInt8, _ modifiers: KeyPress.Modifiers) -> KeyPress {
    if let key = functional[Int(byte)] { return KeyPress(key, modifiers) }
    if byte == 0 { return KeyPress(.character(" "), modifiers.union(.control)) }
    let isLetter = byte <= 0x1A
    let character = Unicode.Scalar(byte + (isLetter ? 0x60 : 0x40))
    return KeyPress(.character(character), modifiers.union(.control))
  }
}
