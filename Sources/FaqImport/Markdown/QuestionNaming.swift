/// Whether a name says that questions follow.
enum QuestionNaming {
  case unnamed
  /// A name in small letters, which may be that of a program: `faq`.
  case perhaps
  /// `FAQ`, `Häufige Fragen`.
  case surely

  init(_ name: String) {
    if !QuestionWords.announce(name) {
      self = .unnamed
    } else {
      self = name.contains { $0.isUppercase || !$0.isASCII } ? .surely : .perhaps
    }
  }
}
