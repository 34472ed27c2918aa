import Bytes
import ContentParser

/// CommonMark's rules of flanking, which say where marks around text are read as emphasis.
extension [Inline] {
  /// Whether marks around these nodes open and close emphasis.
  ///
  /// There must be no space behind the opening marks or in front of the closing ones, and no
  /// punctuation there either if there is a letter on the other side of the marks.
  func isBound(
    by mark: Unicode.Scalar,
    between before: Unicode.Scalar,
    and after: Unicode.Scalar
  ) -> Bool {
    guard let first = firstScalar(within: mark), let last = lastScalar(within: mark) else {
      return false
    }
    return !first.isWhiteSpace && !last.isWhiteSpace
      && (!first.isPunctuationOrSymbol || before.isWhiteSpace || before.isPunctuation)
      && (!last.isPunctuationOrSymbol || after.isWhiteSpace || after.isPunctuation)
  }

  /// Whether marks in front of these nodes cannot close the emphasis around them.
  func onlyOpens(by mark: Unicode.Scalar, after before: Unicode.Scalar) -> Bool {
    before.isWhiteSpace
      || (before.isPunctuation
        && firstScalar(within: mark).map { !$0.isPunctuationOrSymbol } ?? false)
  }

  /// The scalar behind the opening marks and behind any more of the same marks.
  private func firstScalar(within mark: Unicode.Scalar) -> Unicode.Scalar? {
    first?.mark.flatMap { $0 == mark ? nil : $0 } ?? self[...].firstScalar
  }

  /// The scalar in front of the closing marks and in front of any more of the same marks.
  private func lastScalar(within mark: Unicode.Scalar) -> Unicode.Scalar? {
    last?.mark.flatMap { $0 == mark ? nil : $0 } ?? last?.lastScalar
  }
}

extension ArraySlice<Inline> {
  /// The first scalar in Markdown, of the first part that has any.
  ///
  /// A loop asks each part once. `first` of a lazy map asks twice, at each level of nesting.
  var firstScalar: Unicode.Scalar? {
    for inline in self {
      if let scalar = inline.firstScalar { return scalar }
    }
    return nil
  }
}

/// The ends of a part in Markdown, where a tab is an entity.
extension Inline {
  /// Whether the part has asterisks around it.
  var isEmphasised: Bool { mark == "*" }

  /// The character of the marks around the part.
  var mark: Unicode.Scalar? {
    switch self {
    case .emphasis, .strong, .mark: "*"
    case .strikethrough: "~"
    case .text, .lineBreak, .code, .link, .reference, .image: nil
    }
  }

  /// The first scalar, or nil if the part is empty.
  var firstScalar: Unicode.Scalar? {
    switch self {
    case .code(let code) where !code.isBlank: "`"
    case .text(let text), .code(let text): text.firstVisible.map { $0 == "\t" ? "&" : $0 }
    case .lineBreak: " "
    case .emphasis(let inner), .strong(let inner), .strikethrough(let inner), .mark(let inner),
      .reference(let inner, _):
      inner[...].firstScalar
    case .link: "["
    case .image: "!"
    }
  }

  /// The last scalar, or nil if the part is empty.
  var lastScalar: Unicode.Scalar? {
    switch self {
    case .code(let code) where !code.isBlank: "`"
    case .text(let text), .code(let text): text.lastVisible.map { $0 == "\t" ? ";" : $0 }
    case .lineBreak: " "
    case .emphasis(let inner), .strong(let inner), .strikethrough(let inner), .mark(let inner),
      .reference(let inner, _):
      inner.last?.lastScalar
    case .link, .image: ")"
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
}

private extension Unicode.Scalar {
  /// Whether the scalar is punctuation in every version of CommonMark; since 0.31, symbols are too.
  var isPunctuation: Bool {
    switch properties.generalCategory {
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
      .initialPunctuation, .finalPunctuation, .otherPunctuation:
      true
    default: isASCII && isPunctuationOrSymbol
    }
  }
}
