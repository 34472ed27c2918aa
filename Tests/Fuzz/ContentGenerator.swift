import FaqService

/// Generates valid content of every shape, as unusual as possible.
package struct ContentGenerator {
  private var random: SeededGenerator
  private var text: [UInt8] = []
  /// Whether whitespace may contain line feeds, which in NDJSON would end the entry.
  private var mayBreakLines = true

  /// Generates content from the state of a random number generator.
  package static func content(_ random: inout SeededGenerator) -> [UInt8] {
    var generator = Self(random: random)
    generator.appendContent()
    random = generator.random
    return generator.text
  }

  private init(random: SeededGenerator) { self.random = random }
}

/// The shapes of content.
extension ContentGenerator {
  private mutating func appendContent() {
    if chance(8) { text += [0xEF, 0xBB, 0xBF] }
    appendSpace()
    switch number(8) {
    case 0: appendList { $0.appendEntry() }
    case 1: appendList { $0.appendList { $0.appendItem() } }
    case 2: appendList { $0.appendItem() }
    case 3: appendList { $0.appendElement() }
    case 4: appendEnvelope()
    case 5: appendLines()
    case 6: appendElement()
    default: appendValue(depth: 0)
    }
    appendSpace()
  }

  private mutating func appendElement() {
    switch number(4) {
    case 0: appendEntry()
    case 1: appendList { $0.appendItem() }
    default: appendItem()
    }
  }

  private mutating func appendEntry() {
    appendObject {
      let place = $0.number(3)
      for member in 0..<3 {
        if member == place {
          $0.appendMember("elements") { $0.appendList { $0.appendItem() } }
        } else if $0.chance(3) {
          $0.appendRandomMember()
        }
      }
    }
  }

  private mutating func appendItem() {
    guard !chance(8) else {
      appendValue(depth: 0)
      return
    }
    let types = ["title", "body", "button", "video", ""]
    appendObject {
      if $0.chance(2) { $0.appendRandomMember() }
      let type = types[$0.number(types.count)]
      $0.appendMember("type") { $0.appendString(type) }
      for _ in 0..<$0.number(3) { $0.appendRandomMember() }
    }
  }

  private mutating func appendEnvelope() {
    appendObject {
      for _ in 0..<1 + $0.number(4) {
        if $0.chance(2) {
          $0.appendMember("faqs") { $0.appendList { $0.appendElement() } }
        } else {
          $0.appendRandomMember()
        }
      }
    }
  }

  private mutating func appendLines() {
    mayBreakLines = false
    for _ in 0..<1 + number(5) {
      appendElement()
      appendSpace()
      let breaks = ["\n", "\r\n", "\n\n", "\n \t\n"]
      text += Array(breaks[number(breaks.count)].utf8)
    }
    if chance(2) { appendElement() }
  }
}

/// Values and their parts.
extension ContentGenerator {
  private mutating func appendValue(depth: Int) {
    if depth == 0, chance(60) {
      appendDeepValue()
      return
    }
    switch number(depth > 5 ? 5 : 7) {
    case 0: text += Array("null".utf8)
    case 1: text += Array((chance(2) ? "true" : "false").utf8)
    case 2: text += Array(Self.numbers[number(Self.numbers.count)].utf8)
    case 3, 4: appendRandomString()
    case 5: appendList { $0.appendValue(depth: depth + 1) }
    default:
      appendObject {
        for _ in 0..<$0.number(4) {
          $0.appendMember(nil) { $0.appendValue(depth: depth + 1) }
        }
      }
    }
  }

  private mutating func appendDeepValue() {
    let levels = 1 + number(300)
    text += [UInt8](repeating: UInt8(ascii: "["), count: levels)
    appendSpace()
    text += [UInt8](repeating: UInt8(ascii: "]"), count: levels)
  }

  private mutating func appendList(_ element: (inout Self) -> Void) {
    text.append(UInt8(ascii: "["))
    appendSpace()
    for index in 0..<number(5) {
      if index > 0 { appendSeparator(UInt8(ascii: ",")) }
      element(&self)
    }
    appendSpace()
    text.append(UInt8(ascii: "]"))
  }

  private mutating func appendObject(_ members: (inout Self) -> Void) {
    text.append(UInt8(ascii: "{"))
    appendSpace()
    members(&self)
    appendSpace()
    text.append(UInt8(ascii: "}"))
  }

  private mutating func appendRandomMember() {
    appendMember(nil) { $0.appendValue(depth: 1) }
  }

  private mutating func appendMember(_ name: String?, _ value: (inout Self) -> Void) {
    let last = text.last { $0 > 0x20 }
    if last != UInt8(ascii: "{") { appendSeparator(UInt8(ascii: ",")) }
    if let name { appendString(name) } else { appendRandomString() }
    appendSeparator(UInt8(ascii: ":"))
    value(&self)
  }

  private mutating func appendSeparator(_ byte: UInt8) {
    appendSpace()
    text.append(byte)
    appendSpace()
  }

  /// Appends a text that matters to the reader, with some of its characters escaped.
  private mutating func appendString(_ plain: String) {
    text.append(UInt8(ascii: "\""))
    for byte in plain.utf8 {
      if chance(10) {
        text += Array("\\u00".utf8) + Array(String(byte, radix: 16).utf8)
      } else {
        text.append(byte)
      }
    }
    text.append(UInt8(ascii: "\""))
  }

  private mutating func appendRandomString() {
    text.append(UInt8(ascii: "\""))
    for _ in 0..<(chance(10) ? number(60) : number(5)) {
      text += Array(Self.parts[number(Self.parts.count)].utf8)
    }
    text.append(UInt8(ascii: "\""))
  }

  private mutating func appendSpace() {
    while chance(4) {
      text.append([0x20, 0x09, 0x20, 0x0D, 0x0A][number(mayBreakLines ? 5 : 3)])
    }
  }

  private mutating func number(_ count: Int) -> Int { Int.random(in: 0..<count, using: &random) }

  private mutating func chance(_ count: Int) -> Bool { number(count) == 0 }

  private static let numbers = [
    "0", "-0", "1", "-17", "1.0", "0.10", "1e2", "1E+02", "-1.5e-3", "1e400", "-1e-400",
    "1234567890123456789012345678901234567890", "9007199254740993", "123456.789e10",
  ]

  private static let parts = [
    "a", "type", "elements", "some words of a text", "é", "日本", "🙂", "\u{301}", "\u{7F}",
    "\u{2028}", "\u{10FFFF}", "\u{FEFF}", #"\""#, #"\\"#, #"\/"#, #"\b\f\n\r\t"#, #"\u0000"#,
    #"\u00e9"#, #"\ud83d\ude42"#, #"\ud800"#, #"\uDFFF"#, "~", "/", "{", "}", "[", "]", ",", ":",
  ]
}

/// Damages content, mostly in places that a reader reaches late.
package enum Mutation {
  /// Damages the bytes one to four times.
  package static func mutate(_ bytes: inout [UInt8], _ random: inout SeededGenerator) {
    for _ in 0..<Int.random(in: 1...4, using: &random) { damage(&bytes, &random) }
  }

  private static func damage(_ bytes: inout [UInt8], _ random: inout SeededGenerator) {
    let place = Int.random(in: 0...bytes.count, using: &random)
    let length = min(bytes.count - place, Int.random(in: 1...8, using: &random))
    switch Int.random(in: 0..<8, using: &random) {
    case 0:
      if place < bytes.count { bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &random) }
    case 1:
      if place < bytes.count { bytes[place] = UInt8.random(in: 0...255, using: &random) }
    case 2: bytes.removeSubrange(place..<place + length)
    case 3: bytes.insert(contentsOf: bytes[place..<place + length], at: place)
    case 4: bytes.removeSubrange(place...)
    case 5:
      let other = Int.random(in: 0...bytes.count, using: &random)
      bytes.insert(contentsOf: bytes[place..<place + length], at: other)
    default:
      bytes.insert(contentsOf: tokens.randomElement(using: &random)?.utf8 ?? "".utf8, at: place)
    }
  }

  private static let tokens = [
    "[", "]", "{", "}", ",", ":", "\"", "\\", "\n", "\r\n", " ", "null", "tru", "1", "-", ".", "e",
    "0", #"\u"#, #"\ud800"#, #""elements":["#, #""type":"title""#, "{\"elements\":[", "\n{", "\n[",
    "\u{FEFF}", "é", "🙂", "\0", "\u{7F}", "[[[[[[[[", "]]]]]]]]", #"{"a":{"a":{"a":"#,
  ]
}
