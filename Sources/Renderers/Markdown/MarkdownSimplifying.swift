import Bytes
import ContentParser

/// Simplifies inline nodes to those that CommonMark can express: safe text, no empty parts, no
/// neighbours of one kind, and emphasis only where its marks are read as emphasis.
///
/// Where they are not, as in `a**(**b`, the text stays without the emphasis.
struct MarkdownSimplifying {
  /// The kinds of marks around a part.
  private enum Emphasis {
    case emphasis
    case strong
    case strikethrough

    /// Whether a part directly behind another would share a run of marks with it.
    func runsTogether(with last: Inline) -> Bool {
      if self != .strikethrough { return last.isEmphasised }
      return if case .strikethrough = last { true } else { false }
    }

    init?(of inline: Inline) {
      switch inline {
      case .emphasis: self = .emphasis
      case .strong, .mark: self = .strong
      case .strikethrough: self = .strikethrough
      case .text, .lineBreak, .code, .link, .reference, .image: return nil
      }
    }

    var mark: Unicode.Scalar { self == .strikethrough ? "~" : "*" }

    func around(_ content: [Inline]) -> Inline {
      switch self {
      case .emphasis: .emphasis(content)
      case .strong: .strong(content)
      case .strikethrough: .strikethrough(content)
      }
    }
  }

  private(set) var inlines: [Inline] = []
  private var open: Set<Emphasis> = []
  private var before: Unicode.Scalar = " "
  private var keepsBreaks = false
  private var isLabel = false

  /// The simplified nodes, with spaces for line breaks unless those are kept.
  static func simplified(_ inlines: [Inline], keepsBreaks: Bool = false) -> [Inline] {
    if inlines.isPlain(keepsBreaks: keepsBreaks) { return inlines }
    var simplifying = Self(keepsBreaks: keepsBreaks)
    simplifying.add(inlines, after: " ")
    return simplifying.inlines
  }

  private mutating func add(_ parts: [Inline], after: Unicode.Scalar) {
    let parts = parts.mergingEmphasis
    for (index, part) in parts.enumerated() {
      let next = mark(behind: index, of: parts) ?? parts[(index + 1)...].firstScalar ?? after
      switch part {
      case .text(let text): add(text)
      case .lineBreak where keepsBreaks: inlines.append(.lineBreak)
      case .lineBreak: add(" ")
      case .emphasis(let inner): add(inner, as: .emphasis, after: next)
      case .strong(let inner), .mark(let inner): add(inner, as: .strong, after: next)
      case .strikethrough(let inner): add(inner, as: .strikethrough, after: next)
      case .code(let code): add(code: code.visible)
      case .link(let label, let address): add(label, to: address)
      case .reference(let label, _): add(label, after: next)
      case .image: inlines.append(part)
      }
    }
  }

  /// The mark behind an emphasised part, if emphasis of another kind is sure to follow it.
  private func mark(behind index: Int, of parts: [Inline]) -> Unicode.Scalar? {
    guard let mark = parts[index].mark, let next = parts[(index + 1)...].first,
      let emphasis = Emphasis(of: next), emphasis.mark != mark, !open.contains(emphasis),
      next.isPlainPhrase
    else { return nil }
    return emphasis.mark
  }

  private mutating func add(_ text: String) { inlines.append(text: text.visible) }

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
      inlines.append(mark.around(content))
    } else {
      add(inner, after: after)
    }
  }

  /// The content between marks; nil where the marks would not be read as emphasis.
  private func emphasised(
    _ inner: [Inline],
    as mark: Emphasis,
    after: Unicode.Scalar
  ) -> [Inline]? {
    guard !open.contains(mark), inlines.last.map(mark.runsTogether) != true else { return nil }
    let before = inlines.last?.lastScalar ?? before
    let content = child(inner, within: mark, before: before, after: after)
    let isRead =
      content.isBound(by: mark.mark, between: before, and: after)
      && (mark == .strikethrough || open.isSubset(of: [.strikethrough])
        || content.onlyOpens(by: mark.mark, after: before))
    return isRead ? content : nil
  }

  /// Adds a link.
  ///
  /// Code with `]:` in its label becomes text, which can be escaped: the characters
  /// would define a link reference.
  private mutating func add(_ label: [Inline], to address: Address) {
    let label = label.orText(of: address).asLabel
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
  /// Whether the nodes are simple already: neither two texts nor two emphasised parts side by side,
  /// and no emphasis except around a whole text that begins and ends with a letter or digit.
  func isPlain(keepsBreaks: Bool) -> Bool {
    var (isBesideText, isBesideEmphasis) = (false, false)
    for inline in self {
      switch inline {
      case .text(let text) where !isBesideText && !text.isEmpty:
        (isBesideText, isBesideEmphasis) = (true, false)
      case .link(let label, _) where label.isPlainLabel:
        (isBesideText, isBesideEmphasis) = (false, false)
      case .lineBreak where keepsBreaks: (isBesideText, isBesideEmphasis) = (false, false)
      case .emphasis, .strong, .strikethrough, .mark:
        guard !isBesideEmphasis, inline.isPlainPhrase else { return false }
        (isBesideText, isBesideEmphasis) = (false, true)
      case .text, .link, .lineBreak, .code, .reference, .image: return false
      }
    }
    return true
  }

  var isPlainPhrase: Bool {
    guard let text = onlyText, let start = text.utf8.first, let end = text.utf8.last else {
      return false
    }
    return start.isASCIIAlphanumeric && end.isASCIIAlphanumeric
  }

  private var isPlainLabel: Bool {
    onlyText?.utf8.first.map { $0 > 0x20 && $0 < 0x7F } ?? false
  }

  /// The nodes with labels in place of links, because a label can hold no link, and with text in
  /// place of code that would define a link reference.
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
}

private extension Inline {
  /// Whether the part is emphasis around a whole text that begins and ends with a letter or digit.
  var isPlainPhrase: Bool {
    switch self {
    case .emphasis(let inner), .strong(let inner), .mark(let inner), .strikethrough(let inner):
      inner.isPlainPhrase
    case .text, .lineBreak, .code, .link, .reference, .image: false
    }
  }
}
