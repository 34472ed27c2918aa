import Bytes
import Testing

@Suite("Copying text with substitutions")
struct SubstitutingCopyTests {
  /// The bytes to ask about.
  private enum Digit: ByteCondition {
    static func holds(for byte: UInt8, _: UInt8, _: UInt8) -> Bool { byte &- 0x30 <= 9 }
  }

  /// `0` stays, `9` becomes eight bytes, and any other digit replaces as many bytes with `#`.
  private static func copy(_ text: String) -> String {
    var output = Array("<".utf8)
    text.withUTF8Bytes { text in
      output.append(text, lookingAt: Digit.self) { offset in
        switch text[offset] {
        case UInt8(ascii: "0"): nil
        case UInt8(ascii: "1"): Substitution(UInt8(ascii: "\\"), for: 0)
        case UInt8(ascii: "9"): Substitution("(eight)!", for: 1)
        case let digit: Substitution("#", for: min(Int(digit) - 0x30, text.count - offset))
        }
      }
    }
    return String(copying: output.span)
  }

  /// The same, character by character.
  private static func slowCopy(_ text: String) -> String {
    var output = "<"
    var rest = Array(text)[...]
    while let character = rest.popFirst() {
      switch character {
      case "1": output += "\\1"
      case "9": output += "(eight)!"
      case "2"..."8":
        output += "#"
        rest = rest.dropFirst((character.wholeNumberValue ?? 1) - 1)
      default: output.append(character)
      }
    }
    return output
  }

  @Test(
    "A substitution replaces the bytes it stands for",
    arguments: [
      ("", "<"), ("a", "<a"), ("0", "<0"), ("1", "<\\1"), ("9", "<(eight)!"), ("a2bc", "<a#c"),
      ("41234", "<##"), ("4123", "<#"), ("8", "<#"),
    ]
  )
  func examples(text: String, copy: String) {
    #expect(Self.copy(text) == copy)
  }

  @Test("Texts of every length are copied whole, wherever the substitutions are", arguments: 0..<8)
  func lengths(seed: Int) {
    var state = UInt64(seed &* 7_919 &+ 1)
    func random(_ bound: UInt64) -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return (state >> 33) % bound
    }
    for count in Array(0..<150) + [511, 512, 513, 575, 576, 1_024, 1_500] {
      let rarity = 1 + random(40)
      let text = String(
        (0..<count).map { _ in
          random(rarity) == 0 ? Character("\(random(10))") : Character("x")
        }
      )
      #expect(Self.copy(text) == Self.slowCopy(text))
    }
  }

  @Test(
    "The output grows where every byte becomes many",
    arguments: [1, 32, 64, 511, 512, 513, 5_000]
  )
  func growth(count: Int) {
    let text = String(repeating: "9", count: count)
    #expect(Self.copy(text) == "<" + String(repeating: "(eight)!", count: count))
    let marks = String(repeating: "1", count: count)
    #expect(Self.copy(marks) == "<" + String(repeating: "\\1", count: count))
  }
}

@Suite("Copying in small letters")
struct LowercasedCopyTests {
  /// The text in small letters up to a character without a substitution, and where that is; `É`
  /// becomes `e`, and `ﬃ` becomes `eightffi`.
  private static func copy(_ text: [UInt8], from start: Int = 0) -> (copy: [UInt8], end: Int) {
    var copy = Array("A".utf8)
    var end = start
    while end < text.count {
      let begun = copy.count
      end = copy.appendLowercased(text.span, from: end) { offset in
        switch text.span.scalar(at: offset) {
        case "É": Substitution("e", for: 2)
        case "ﬃ": Substitution("eightffi", for: 3)
        default: nil
        }
      }
      if copy.count == begun { break }
    }
    return (copy, end)
  }

  @Test("It ends before a character that has no substitution", arguments: 0...40)
  func end(length: Int) {
    let run = [UInt8](repeating: UInt8(ascii: "Z"), count: length)
    let text = Array("ß".utf8) + run + Array("ÉAß".utf8) + Array("ABCDEFGH".utf8)
    let copied = Self.copy(text, from: 2)
    #expect(copied.end == 2 + length + 3)
    #expect(copied.copy == Array("A".utf8) + run.map(\.lowercasedASCII) + Array("ea".utf8))
  }

  @Test("The output grows where every character becomes many", arguments: [1, 2, 3, 500])
  func growth(count: Int) {
    let copied = Self.copy(Array((String(repeating: "ﬃ", count: count) + "K").utf8))
    #expect(
      String(copying: copied.copy.span)
        == "A" + String(repeating: "eightffi", count: count) + "k"
    )
  }

  @Test("Letters alone change")
  func letters() {
    let all = Array(UInt8(0)..<0x80)
    #expect(Self.copy(all).copy == Array("A".utf8) + all.map(\.lowercasedASCII))
  }
}

@Suite("Loading words")
struct WordLoadTests {
  @Test("The bytes of a word are counted up to the first that is none, whatever follows")
  func wordLength() {
    for byte in UInt8.min...UInt8.max {
      for place in 0..<8 {
        var bytes = [UInt8](repeating: UInt8(ascii: "x"), count: 8)
        bytes[place] = byte
        if place < 7 { bytes[place + 1] = 0xC3 }
        let word = bytes.span.word(at: 0)
        let isPart = byte >= 0x80 || byte.isASCIIAlphanumeric
        #expect(word.wordBits.countOfFirstBytes == (isPart ? 8 : place), "\(byte) at \(place)")
      }
    }
  }

  @Test("Eight bytes are loaded from any offset, the first of them lowest", arguments: 0...8)
  func offsets(offset: Int) {
    let bytes = Array(0..<16 as Range<UInt8>)
    #expect(
      bytes.span.word(at: offset) == 0x0706_0504_0302_0100 + UInt64(offset) * 0x0101_0101_0101_0101
    )
  }
}
