@testable import TextLayout

extension TextWidth {
  static func of(_ text: String) -> Int { of(Array(text.utf8).span) }
}

extension Clusters {
  static func all(of text: String) -> [Cluster] {
    let utf8 = Array(text.utf8)
    var offset = 0
    var found: [Cluster] = []
    while offset < utf8.count { found.append(Self().next(&offset, in: utf8.span)) }
    return found
  }
}

extension LineBreaker {
  /// The offsets in UTF-8 at which a line may or must begin, without the start and the end.
  static func opportunities(in text: String) -> [Int] {
    let utf8 = Array(text.utf8)
    var breaking = Self()
    var offset = 0
    var offsets: [Int] = []
    while offset < utf8.count {
      if breaking.followsLetter {
        let word = breaking.passWord(from: offset, in: utf8.span)
        offset = word.end
        if word.precedesWord {
          offset += 1
          offsets.append(offset)
        }
        guard offset < utf8.count, !word.precedesWord else { continue }
      }
      let scalar = ScalarTable.shared.scalar(at: offset, in: utf8.span)
      let breaks = breaking.breaks(before: scalar.traits, at: offset, in: utf8.span)
      if breaks, offset > 0 { offsets.append(offset) }
      offset += scalar.length
    }
    return offsets
  }
}
