import Bytes

extension String {
  /// The text with U+FFFD for each character that could drive a terminal or reorder text.
  ///
  /// Each line end becomes a line feed, and tabs stay.
  package var sanitised: String { substitutingHidden(lineEnd: "\n") }

  /// The sanitised text on one line: each line end becomes a space.
  var visible: String { substitutingHidden(lineEnd: " ") }

  private func substitutingHidden(lineEnd: Unicode.Scalar) -> String {
    withUTF8Bytes { text in
      guard text.hidesSomething else { return self }
      var shown: [UInt8] = []
      shown.append(text, lookingAt: HiddenCharacter.self) { offset in
        HiddenCharacter(at: offset, in: text).map { hidden in
          Substitution(String(hidden.substitute(forLineEnd: lineEnd)), for: hidden.length)
        }
      }
      return String(copying: shown.span)
    }
  }
}

extension Span<UInt8> {
  /// Whether there is a character in it that one line does not show as it is.
  var hidesSomething: Bool {
    contains(HiddenCharacter.self) { HiddenCharacter(at: $0, in: self) != nil }
  }
}
