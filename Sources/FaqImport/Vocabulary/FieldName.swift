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
      if scalar.isAlphanumeric { word.append(scalar) }
    }
    if !word.isEmpty { words.append(String(word).lowercased()) }
    self.words = words
  }

  private static func startsWord(
    _ scalar: Unicode.Scalar,
    after last: Unicode.Scalar?,
    before next: Unicode.Scalar?
  ) -> Bool {
    guard scalar.isAlphanumeric, let last else { return true }
    if scalar.isDigit != last.isDigit { return true }
    guard scalar.isCapital else { return false }
    return !last.isCapital || next?.properties.isLowercase == true
  }
}

private extension Unicode.Scalar {
  var isDigit: Bool { ("0"..."9").contains(self) }
  var isCapital: Bool { isASCII ? ("A"..."Z").contains(self) : properties.isUppercase }
}
