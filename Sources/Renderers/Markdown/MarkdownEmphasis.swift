import Bytes
import ContentParser

/// Where text can be emphasised in CommonMark; elsewhere it stays without the emphasis.
///
/// | Marks are read as emphasis unless | Example |
/// |---|---|
/// | a space follows the opening marks, or precedes the closing ones | `a ** b**` |
/// | they are between a letter outside and punctuation inside | `a**(**b` |
/// | they follow marks of the same character | `*a***b**` |
/// | they are within marks of the same kind | `**a **b** c**` |
/// | the opening marks could close emphasis of their character | `*a**b**c*` |
///
/// Neighbours with the same emphasis are merged, since their marks would run together. A label
/// holds neither links nor code with `]:`, which would define a link reference.
extension [Inline] {
  /// The inlines that CommonMark can express: safe text, no empty parts, no neighbours of one kind,
  /// emphasis only where its marks are read as emphasis, and spaces for line breaks unless kept.
  func simplifiedForMarkdown(keepsBreaks: Bool = false) -> Self {
    if isSimple(keepsBreaks: keepsBreaks) { return self }
    var simplifier = Simplifier(keepsBreaks: keepsBreaks)
    simplifier.add(self, after: " ")
    return simplifier.inlines
  }
}

/// The kinds of marks around a part.
private enum Emphasis {
  case emphasis, strong, strikethrough

  var mark: Unicode.Scalar { self == .strikethrough ? "~" : "*" }

  func around(_ content: [Inline]) -> Inline {
    switch self {
    case .emphasis: .emphasis(content)
    case .strong: .strong(content)
    case .strikethrough: .strikethrough(content)
    }
  }
}

private struct Simplifier {
  var inlines: [Inline] = []
  var open: Set<Emphasis> = []
  var before: Unicode.Scalar = " "
  var isLabel = false
  let keepsBreaks: Bool

  mutating func add(_ parts: [Inline], after: Unicode.Scalar) {
    let parts = parts.mergingEmphasis
    for (index, part) in parts.enumerated() {
      let next = mark(after: index, of: parts) ?? parts.firstScalar(from: index + 1) ?? after
      switch part {
      case .text(let text): inlines.append(text: text.visible)
      case .lineBreak where keepsBreaks: inlines.append(.lineBreak)
      case .lineBreak: inlines.append(text: " ")
      case .emphasis(let inner): add(inner, as: .emphasis, after: next)
      case .strong(let inner), .mark(let inner): add(inner, as: .strong, after: next)
      case .strikethrough(let inner): add(inner, as: .strikethrough, after: next)
      case .code(let code): add(code: code.visible)
      case .link(let label, let address):
        let label = label.orText(of: address).asLabel
        inlines.append(.link(child(label, isLabel: true, before: "[", after: "]"), address))
      case .reference(let label, _): add(label, after: next)
      case .image: inlines.append(part)
      }
    }
  }
}

private extension Simplifier {
  /// The mark after an emphasised part, if emphasis of another kind is sure to follow it.
  func mark(after index: Int, of parts: [Inline]) -> Unicode.Scalar? {
    guard let mark = parts[index].mark, let next = parts[(index + 1)...].first,
      let emphasis = next.emphasised?.kind, emphasis.mark != mark, !open.contains(emphasis),
      next.isPlainPhrase
    else { return nil }
    return emphasis.mark
  }

  mutating func add(code part: String) {
    var code = inlines.popCode() ?? ""
    code += part
    if code.isBlank || (isLabel && code.contains("]:")) {
      inlines.append(text: code)
    } else {
      inlines.append(.code(code))
    }
  }

  /// Adds content between marks, or without them if they would not be read as emphasis.
  mutating func add(_ inner: [Inline], as kind: Emphasis, after: Unicode.Scalar) {
    let before = inlines.last?.lastScalar ?? before
    guard !open.contains(kind), inlines.last?.mark != kind.mark,
      case let content = child(inner, within: kind, before: before, after: after),
      content.isBound(by: kind.mark, between: before, and: after),
      kind == .strikethrough || open.isSubset(of: [.strikethrough])
        || content.onlyOpens(by: kind.mark, after: before)
    else {
      add(inner, after: after)
      return
    }
    inlines.append(kind.around(content))
  }

  func child(
    _ inner: [Inline],
    within kind: Emphasis? = nil,
    isLabel: Bool = false,
    before: Unicode.Scalar,
    after: Unicode.Scalar
  ) -> [Inline] {
    var child = self
    child.inlines = []
    child.before = before
    if let kind { child.open.insert(kind) }
    if isLabel { child.isLabel = true }
    child.add(inner, after: after)
    return child.inlines
  }
}

private extension [Inline] {
  /// Whether nothing must be simplified: neither two texts nor two emphasised parts side by side,
  /// and no emphasis except around a whole text that begins and ends with a letter or digit.
  func isSimple(keepsBreaks: Bool) -> Bool {
    var (isAfterText, isAfterEmphasis) = (false, false)
    for inline in self {
      switch inline {
      case .text(let text) where !isAfterText && !text.isEmpty:
        (isAfterText, isAfterEmphasis) = (true, false)
      case .link(let label, _) where label.isPlainLabel:
        (isAfterText, isAfterEmphasis) = (false, false)
      case .lineBreak where keepsBreaks: (isAfterText, isAfterEmphasis) = (false, false)
      case .emphasis, .strong, .strikethrough, .mark:
        guard !isAfterEmphasis, inline.isPlainPhrase else { return false }
        (isAfterText, isAfterEmphasis) = (false, true)
      case .text, .link, .lineBreak, .code, .reference, .image: return false
      }
    }
    return true
  }

  private var isPlainLabel: Bool { onlyText?.utf8.first.map { $0 > 0x20 && $0 < 0x7F } ?? false }

  /// The inlines with neighbours of the same emphasis merged.
  var mergingEmphasis: Self {
    var merged: Self = []
    var rest = self[...]
    while let inline = rest.popFirst() {
      guard case (let kind, var content)? = inline.emphasised else {
        merged.append(inline)
        continue
      }
      while let next = rest.first?.emphasised, next.kind == kind {
        content += next.content
        rest.removeFirst()
      }
      merged.append(kind.around(content))
    }
    return merged
  }

  /// Removes code at the end, so that appending to it does not copy it.
  mutating func popCode() -> String? {
    guard case .code(let code) = last else { return nil }
    removeLast()
    return code
  }

  /// The inlines with labels in place of links, and with text in place of code that has `]:`.
  var asLabel: Self {
    flatMap { inline -> Self in
      switch inline {
      case .code(let code) where code.contains("]:"): [.text(code)]
      case .text, .lineBreak, .code, .image: [inline]
      case .emphasis(let inner): [.emphasis(inner.asLabel)]
      case .strong(let inner), .mark(let inner): [.strong(inner.asLabel)]
      case .strikethrough(let inner): [.strikethrough(inner.asLabel)]
      case .link(let label, let address): label.orText(of: address).asLabel
      case .reference(let label, _): label.asLabel
      }
    }
  }

  /// Whether marks around these inlines open and close emphasis.
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

  /// Whether marks before these inlines cannot close the emphasis around them.
  func onlyOpens(by mark: Unicode.Scalar, after before: Unicode.Scalar) -> Bool {
    before.isWhiteSpace
      || (before.isPunctuation
        && firstScalar(within: mark).map { !$0.isPunctuationOrSymbol } ?? false)
  }

  /// The first scalar in Markdown, of the first part that has any.
  ///
  /// A loop asks each part once. `first` of a lazy map asks twice, at each level of nesting.
  func firstScalar(from start: Int = 0) -> Unicode.Scalar? {
    for inline in self[start...] {
      if let scalar = inline.firstScalar { return scalar }
    }
    return nil
  }

  /// The scalar after the opening marks and any more of the same marks.
  private func firstScalar(within mark: Unicode.Scalar) -> Unicode.Scalar? {
    first?.mark.flatMap { $0 == mark ? nil : $0 } ?? firstScalar()
  }

  /// The scalar before the closing marks and any more of the same marks.
  private func lastScalar(within mark: Unicode.Scalar) -> Unicode.Scalar? {
    last?.mark.flatMap { $0 == mark ? nil : $0 } ?? last?.lastScalar
  }
}

private extension Inline {
  /// The kind of emphasis, and the content, if the part is emphasised.
  var emphasised: (kind: Emphasis, content: [Inline])? {
    switch self {
    case .emphasis(let inner): (.emphasis, inner)
    case .strong(let inner), .mark(let inner): (.strong, inner)
    case .strikethrough(let inner): (.strikethrough, inner)
    case .text, .lineBreak, .code, .link, .reference, .image: nil
    }
  }

  /// The character of the marks around the part.
  var mark: Unicode.Scalar? { emphasised?.kind.mark }

  /// Whether the part is emphasis around a whole text that begins and ends with a letter or digit.
  var isPlainPhrase: Bool {
    guard let text = emphasised?.content.onlyText, let start = text.utf8.first,
      let end = text.utf8.last
    else { return false }
    return start.isASCIIAlphanumeric && end.isASCIIAlphanumeric
  }

  /// The first scalar in Markdown, where a tab is an entity; nil if the part is empty.
  var firstScalar: Unicode.Scalar? {
    switch self {
    case .code(let code) where !code.isBlank: "`"
    case .text(let text), .code(let text):
      String(text.unicodeScalars.prefix(2)).visible.unicodeScalars.first
        .map { $0 == "\t" ? "&" : $0 }
    case .lineBreak: " "
    case .emphasis, .strong, .strikethrough, .mark, .reference: inner.firstScalar()
    case .link: "["
    case .image: "!"
    }
  }

  /// The last scalar in Markdown.
  var lastScalar: Unicode.Scalar? {
    switch self {
    case .code(let code) where !code.isBlank: "`"
    case .text(let text), .code(let text):
      String(text.unicodeScalars.suffix(2)).visible.unicodeScalars.last
        .map { $0 == "\t" ? ";" : $0 }
    case .lineBreak: " "
    case .emphasis, .strong, .strikethrough, .mark, .reference: inner.last?.lastScalar
    case .link, .image: ")"
    }
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
