import ContentParser

/// Where CommonMark reads marks around text as emphasis: its rules of flanking.
extension [Inline] {
  /// Whether marks around this would open and close emphasis: they must not stand beside a space
  /// within, nor between a letter without and a punctuation mark within.
  func isBound(between before: Unicode.Scalar, and after: Unicode.Scalar) -> Bool {
    guard let first = self[...].firstScalar, let last = last?.lastScalar else { return false }
    return !first.isSpace && !last.isSpace
      && (!first.isPunctuationOrSymbol || before.isSpace || before.isPunctuation)
      && (!last.isPunctuationOrSymbol || after.isSpace || after.isPunctuation)
  }

  /// Whether marks in front of this would not be taken for the end of the emphasis around it.
  func onlyOpens(after before: Unicode.Scalar) -> Bool {
    before.isSpace
      || (before.isPunctuation && self[...].firstScalar.map { !$0.isPunctuationOrSymbol } ?? false)
  }
}

extension ArraySlice<Inline> {
  /// The first scalar in Markdown, of the first part that has any.
  var firstScalar: Unicode.Scalar? { lazy.compactMap(\.firstScalar).first }
}

/// The ends of a part in Markdown, where a tab is an entity.
extension Inline {
  /// Whether it has marks around it.
  var isEmphasised: Bool {
    switch self {
    case .emphasis, .strong, .mark: true
    case .text, .lineBreak, .code, .link: false
    }
  }

  /// The first scalar, or nil if the part is empty.
  var firstScalar: Unicode.Scalar? {
    switch self {
    case .text(let text): text.firstVisible.map { $0 == "\t" ? "&" : $0 }
    case .lineBreak: " "
    case .emphasis(let inner), .strong(let inner), .mark(let inner): inner[...].firstScalar
    case .code(let code): code.isSpaceAlone ? code.visible.unicodeScalars.first : "`"
    case .link: "["
    }
  }

  /// The last scalar, or nil if the part is empty.
  var lastScalar: Unicode.Scalar? {
    switch self {
    case .text(let text): text.lastVisible.map { $0 == "\t" ? ";" : $0 }
    case .lineBreak: " "
    case .emphasis(let inner), .strong(let inner), .mark(let inner): inner.last?.lastScalar
    case .code(let code): code.isSpaceAlone ? code.visible.unicodeScalars.first : "`"
    case .link: ")"
    }
  }
}

private extension String {
  /// The first scalar of the visible text; two scalars can be the end of one line.
  var firstVisible: Unicode.Scalar? {
    String(unicodeScalars.prefix(2)).visible.unicodeScalars.first
  }

  /// The last scalar of the visible text.
  var lastVisible: Unicode.Scalar? {
    String(unicodeScalars.suffix(2)).visible.unicodeScalars.last
  }

  /// Whether there is nothing in it but spaces and line ends, which no code span can hold.
  var isSpaceAlone: Bool { unicodeScalars.allSatisfy { $0 == " " || $0.isLineEnd } }
}

private extension Unicode.Scalar {
  /// What every version of CommonMark takes for punctuation.
  var isPunctuation: Bool {
    switch properties.generalCategory {
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
      .initialPunctuation, .finalPunctuation, .otherPunctuation:
      true
    default: isASCII && isPunctuationOrSymbol
    }
  }

  /// What some version of it does: since 0.31 symbols too.
  var isPunctuationOrSymbol: Bool {
    switch properties.generalCategory {
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
      .initialPunctuation, .finalPunctuation, .otherPunctuation, .mathSymbol, .currencySymbol,
      .modifierSymbol, .otherSymbol:
      true
    default: false
    }
  }
}
