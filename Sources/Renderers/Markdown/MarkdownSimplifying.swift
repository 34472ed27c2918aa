import Bytes
import ContentParser

/// Brings inline nodes into a form that CommonMark can say: clean text, no empty parts, no
/// neighbours of one kind, and emphasis only where its marks will be read as such.
///
/// Where they would not be, as in `a**(**b`, the text stays and the emphasis goes.
struct MarkdownSimplifying {
  /// How the text around a part is emphasised already.
  private enum Emphasis {
    case emphasis
    case strong
  }

  private(set) var inlines: [Inline] = []
  private var open: Set<Emphasis> = []
  private var before: Unicode.Scalar = " "
  private var keepsBreaks = false
  private var isLabel = false

  /// On one line, without `keepsBreaks`.
  static func simplified(_ inlines: [Inline], keepsBreaks: Bool = false) -> [Inline] {
    if inlines.isPlain(keepsBreaks: keepsBreaks) { return inlines }
    var simplifying = Self(keepsBreaks: keepsBreaks)
    simplifying.add(inlines, after: " ")
    return simplifying.inlines
  }

  private mutating func add(_ parts: [Inline], after: Unicode.Scalar) {
    let parts = parts.mergingEmphasis
    for (index, part) in parts.enumerated() {
      let next = parts[(index + 1)...].firstScalar ?? after
      switch part {
      case .text(let text): add(text)
      case .lineBreak where keepsBreaks: inlines.append(.lineBreak)
      case .lineBreak: add(" ")
      case .emphasis(let inner): add(inner, as: .emphasis, after: next)
      case .strong(let inner), .mark(let inner): add(inner, as: .strong, after: next)
      case .code(let code): add(code: code.visible)
      case .link(let label, let address): add(label, to: address)
      }
    }
  }

  private mutating func add(_ text: String) {
    guard !text.isEmpty else { return }
    if case .text(let before) = inlines.last {
      inlines[inlines.count - 1] = .text(before + text.visible)
    } else {
      inlines.append(.text(text.visible))
    }
  }

  private mutating func add(code: String) {
    var code = code
    if case .code(let before) = inlines.last {
      code = before + code
      inlines.removeLast()
    }
    if code.isBlank || (isLabel && code.contains("]:")) {
      add(code)
    } else {
      inlines.append(.code(code))
    }
  }

  private mutating func add(_ inner: [Inline], as mark: Emphasis, after: Unicode.Scalar) {
    guard !open.contains(mark), inlines.last?.isEmphasised != true else {
      return add(inner, after: after)
    }
    let before = inlines.last?.lastScalar ?? before
    let content = child(inner, within: mark, before: before, after: after)
    guard content.isBound(between: before, and: after),
      open.isEmpty || content.onlyOpens(after: before)
    else { return add(inner, after: after) }
    inlines.append(mark == .strong ? .strong(content) : .emphasis(content))
  }

  /// In a label, `]:` must be escaped, which code cannot be: it would define a link for later use.
  private mutating func add(_ label: [Inline], to address: Address) {
    let label = label.orText(of: address).withoutLinks
    inlines.append(.link(child(label, isLabel: true, before: "[", after: "]"), address))
  }

  private func child(
    _ inner: [Inline],
    within mark: Emphasis? = nil,
    isLabel: Bool = false,
    before: Unicode.Scalar,
    after: Unicode.Scalar
  ) -> [Inline] {
    var child = Self(
      open: open.union(mark.map { [$0] } ?? []),
      before: before,
      keepsBreaks: keepsBreaks,
      isLabel: isLabel || self.isLabel
    )
    child.add(inner, after: after)
    return child.inlines
  }
}

private extension [Inline] {
  /// Whether there is nothing to bring into form: no text beside another, and no emphasis but that of
  /// all there is, from a letter to a letter.
  func isPlain(keepsBreaks: Bool) -> Bool {
    if count == 1, case .strong(let inner) = self[0] { return inner.isPlainPhrase }
    var isBesideText = false
    for inline in self {
      switch inline {
      case .text(let text) where !isBesideText && !text.isEmpty: isBesideText = true
      case .link(let label, _) where label.isPlainLabel: isBesideText = false
      case .lineBreak where keepsBreaks: isBesideText = false
      case .text, .link, .lineBreak, .emphasis, .strong, .mark, .code: return false
      }
    }
    return true
  }

  private var isPlainPhrase: Bool {
    guard let text = onlyText, let start = text.utf8.first, let end = text.utf8.last else {
      return false
    }
    return start.isASCIIAlphanumeric && end.isASCIIAlphanumeric
  }

  private var isPlainLabel: Bool {
    onlyText?.utf8.first.map { $0 > 0x20 && $0 < 0x7F } ?? false
  }

  /// The same with the labels of links in their place: a label can hold no other link.
  var withoutLinks: Self {
    flatMap { inline -> Self in
      switch inline {
      case .text, .lineBreak, .code: [inline]
      case .emphasis(let inner): [.emphasis(inner.withoutLinks)]
      case .strong(let inner), .mark(let inner): [.strong(inner.withoutLinks)]
      case .link(let label, let address): label.orText(of: address).withoutLinks
      }
    }
  }

  /// Neighbours that are emphasised alike as one, since their marks would run into each other.
  var mergingEmphasis: [Inline] {
    var merged: [Inline] = []
    for inline in self {
      switch (merged.last, inline) {
      case (.emphasis(let one), .emphasis(let other)):
        merged[merged.count - 1] = .emphasis(one + other)
      case (.strong(let one), .strong(let other)), (.mark(let one), .mark(let other)),
        (.strong(let one), .mark(let other)), (.mark(let one), .strong(let other)):
        merged[merged.count - 1] = .strong(one + other)
      default: merged.append(inline)
      }
    }
    return merged
  }

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

private extension ArraySlice<Inline> {
  var firstScalar: Unicode.Scalar? { lazy.compactMap(\.firstScalar).first }
}

/// What stands at the ends of a part in Markdown, where a tab is an entity.
private extension Inline {
  var isEmphasised: Bool {
    switch self {
    case .emphasis, .strong, .mark: true
    case .text, .lineBreak, .code, .link: false
    }
  }

  var firstScalar: Unicode.Scalar? {
    switch self {
    case .text(let text): text.visible.unicodeScalars.first.map { $0 == "\t" ? "&" : $0 }
    case .lineBreak: " "
    case .emphasis(let inner), .strong(let inner), .mark(let inner): inner[...].firstScalar
    case .code(let code): code.isSpaceAlone ? code.visible.unicodeScalars.first : "`"
    case .link: "["
    }
  }

  var lastScalar: Unicode.Scalar? {
    switch self {
    case .text(let text): text.visible.unicodeScalars.last.map { $0 == "\t" ? ";" : $0 }
    case .lineBreak: " "
    case .emphasis(let inner), .strong(let inner), .mark(let inner): inner.last?.lastScalar
    case .code(let code): code.isSpaceAlone ? code.visible.unicodeScalars.first : "`"
    case .link: ")"
    }
  }
}

private extension String {
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
