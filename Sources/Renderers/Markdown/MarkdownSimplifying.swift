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
    var joined = inlines.popText() ?? ""
    joined += text.visible
    inlines.append(.text(joined))
  }

  private mutating func add(code part: String) {
    var code = inlines.popCode() ?? ""
    code += part
    if code.isBlank || (isLabel && code.contains("]:")) {
      add(code)
    } else {
      inlines.append(.code(code))
    }
  }

  private mutating func add(_ inner: [Inline], as mark: Emphasis, after: Unicode.Scalar) {
    if let content = emphasised(inner, as: mark, after: after) {
      inlines.append(mark == .strong ? .strong(content) : .emphasis(content))
    } else {
      add(inner, after: after)
    }
  }

  /// What stands between the marks; nil where they would not be read as marks.
  private func emphasised(
    _ inner: [Inline],
    as mark: Emphasis,
    after: Unicode.Scalar
  ) -> [Inline]? {
    guard !open.contains(mark), inlines.last?.isEmphasised != true else { return nil }
    let before = inlines.last?.lastScalar ?? before
    let content = child(inner, within: mark, before: before, after: after)
    let isRead =
      content.isBound(between: before, and: after)
      && (open.isEmpty || content.onlyOpens(after: before))
    return isRead ? content : nil
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
  /// Whether there is nothing to bring into form: no text beside another, and no emphasis but that
  /// of all there is, from a letter to a letter.
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
}
