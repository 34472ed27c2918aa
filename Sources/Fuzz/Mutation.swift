import FaqService

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
