import Bytes

/// A sequence that begins with `ESC [`: its parameters, up to the byte that ends it.
struct ControlSequence {
  /// No key has longer parameters.
  private static let longest = 48

  private var parameters: [UInt8] = []

  var isEmpty: Bool { parameters.isEmpty }

  mutating func add(_ byte: UInt8) {
    if parameters.count <= Self.longest { parameters.append(byte) }
  }

  func beginsPaste(_ final: UInt8) -> Bool {
    final == UInt8(ascii: "~") && parameters == Array("200".utf8)
  }

  /// What the sequence means; nil if it is no key and no event of the mouse.
  func event(_ final: UInt8) -> InputEvent? {
    guard parameters.count <= Self.longest else { return nil }
    switch final {
    case UInt8(ascii: "M"): return mouseEvent
    case UInt8(ascii: "I"): return isEmpty ? .focus(true) : nil
    case UInt8(ascii: "O"): return isEmpty ? .focus(false) : nil
    case UInt8(ascii: "u"): return numbers.flatMap { kittyPress($0).map(InputEvent.key) }
    case UInt8(ascii: "~"): return numbers.flatMap { press(numbered: $0).map(InputEvent.key) }
    case UInt8(ascii: "Z"): return isEmpty ? .key(.shift(.tab)) : nil
    default:
      guard let key = KeyCodes.final[final], let numbers else { return nil }
      return press(key, modifiers: numbers.at(1)).map(InputEvent.key)
    }
  }
}

private extension ControlSequence {
  /// The numbers between the semicolons, each with those behind colons; nil if there are others.
  ///
  /// A number that is left out is -1.
  var numbers: [[Int]]? {
    var numbers: [[Int]] = []
    for part in parameters.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false) {
      var group: [Int] = []
      for digits in part.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false) {
        guard digits.isEmpty || digits.allSatisfy(\.isASCIIDigit) else { return nil }
        group.append(digits.isEmpty ? -1 : Int(String(copying: Array(digits).span)) ?? -1)
      }
      numbers.append(group)
    }
    return numbers
  }

  /// A key of `CSI 5 ~`, or of `CSI 27 ; 5 ; 13 ~`, in which xterm sends other keys.
  func press(numbered numbers: [[Int]]) -> KeyPress? {
    if numbers.at(0)?.first == 27 {
      guard let code = numbers.at(2)?.first, let key = KeyCodes.key(ofCode: code) else {
        return nil
      }
      return press(key, modifiers: numbers.at(1))
    }
    guard let number = numbers.at(0)?.first, let key = KeyCodes.numbered[number] else {
      return nil
    }
    return press(key, modifiers: numbers.at(1))
  }

  /// A key of the protocol of Kitty: `CSI code:shifted:base ; modifiers:event ; text u`.
  func kittyPress(_ numbers: [[Int]]) -> KeyPress? {
    guard let codes = numbers.at(0), var code = codes.first else { return nil }
    let modifiers = KeyCodes.modifiers(numbers.at(1))
    guard let modifiers else { return nil }
    if modifiers.contains(.control) {
      // On a keyboard of another script, the key is the one in the place of the Latin letter.
      if code >= 0x80, let base = codes.at(2), base > 0 { code = base }
    } else if let typed = numbers.at(2)?.first ?? codes.at(1), typed > 0 {
      code = typed
    }
    return KeyCodes.key(ofCode: code).map { KeyCodes.press($0, modifiers) }
  }

  func press(_ key: Key, modifiers: [Int]?) -> KeyPress? {
    KeyCodes.modifiers(modifiers).map { KeyCodes.press(key, $0) }
  }

  /// A click of the first button or a turn of the wheel: `CSI < button ; column ; row M`.
  var mouseEvent: InputEvent? {
    guard parameters.first == UInt8(ascii: "<") else { return nil }
    var sequence = self
    sequence.parameters.removeFirst()
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
