/// The words of a member's name in lower case: `answerHtml`, `ANSWER_HTML` and `answer-html` have
/// `answer` and `html`.
struct FieldName: Hashable {
  let words: [String]

  init(_ name: String) {
    var words: [String] = []
    var word = String.UnicodeScalarView()
    let scalars = Array(name.unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      let next = index + 1 < scalars.count ? scalars[index + 1] : nil
      if Self.startsWord(scalar, after: word.last, before: next) {
        if !word.isEmpty { words.append(String(word).lowercased()) }
        word = String.UnicodeScalarView()
      }
      if scalar.isPartOfWord { word.append(scalar) }
    }
    if !word.isEmpty { words.append(String(word).lowercased()) }
    self.words = words
  }

  private static func startsWord(
    _ scalar: Unicode.Scalar,
    after last: Unicode.Scalar?,
    before next: Unicode.Scalar?
  ) -> Bool {
    guard scalar.isPartOfWord, let last else { return true }
    if scalar.isDigit != last.isDigit { return true }
    guard scalar.properties.isUppercase else { return false }
    return !last.properties.isUppercase || next?.properties.isLowercase == true
  }
}

private extension Unicode.Scalar {
  var isDigit: Bool { ("0"..."9").contains(self) }
  var isPartOfWord: Bool { isDigit || properties.isAlphabetic }
}
