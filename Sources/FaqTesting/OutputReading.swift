/// How the output of a format is read: the text in it that people see, and what is unsafe in it.
///
/// ```swift
/// let wiki = OutputReading(
///   visibleText: { $0.replacing("~", with: "") },
///   unsafePart: { $0.firstRange(of: "{{").map { range in $0[range] } }
/// )
/// ```
public struct OutputReading: Sendable {
  /// What is known about the format beyond its text.
  private(set) var form = Form.other
  private let read: @Sendable (String) -> (visibleText: String, unsafePart: Substring?)

  enum Form {
    /// Content again, with unchanged items.
    case content
    /// It names languages in `lang`.
    case html
    case other
  }
}

extension OutputReading {
  /// A custom format.
  ///
  /// Characters that drive a terminal or reorder text are unsafe in the visible text of any format.
  ///
  /// - Parameters:
  ///   - visibleText: Takes the markup out of the output, and undoes its escapes.
  ///   - unsafePart: Finds what content must never be able to write, given `HostileText`.
  public init(
    visibleText: @escaping @Sendable (String) -> String,
    unsafePart: @escaping @Sendable (String) -> Substring? = { _ in nil }
  ) {
    self.init { (visibleText($0), unsafePart($0)) }
  }

  /// The text in the output that people see, and what is unsafe in it.
  func callAsFunction(_ output: String) -> (visibleText: String, unsafePart: Substring?) {
    let (visibleText, unsafePart) = read(output)
    return (visibleText, unsafePart ?? visibleText.actingPart)
  }
}

extension OutputReading {
  /// Text without markup.
  public static let text = Self { ($0, nil) }

  /// Text with the colours and links of a terminal.
  public static let terminal = Self { ($0.withoutSequences, nil) }

  /// HTML, a page or a part of one.
  public static let html = Self(form: .html) { output in
    let reading = HTMLReading(output)
    return (reading.text, reading.unsafePart)
  }

  /// CommonMark, without raw HTML.
  public static let markdown = Self { output in
    let reading = MarkdownReading(output)
    return (reading.text, reading.unsafePart)
  }

  /// JSON that is content again, as that of `JSONRenderer` is.
  public static let content = Self(form: .content) { ($0, nil) }
}

extension String {
  /// The first character that drives a terminal or reorders text.
  ///
  /// Tabs and line feeds may stand in any output, also after a carriage return.
  var actingPart: Substring? {
    let scalars = unicodeScalars
    let index = scalars.indices.first { index in
      scalars[index].isActing
        && !(scalars[index] == "\r" && scalars[scalars.index(after: index)...].first == "\n")
    }
    return index.map { self[$0..<scalars.index(after: $0)] }
  }

  /// The text without sequences for colours and hyperlinks: SGR and OSC 8.
  var withoutSequences: Self {
    var text = ""
    var rest = self[...].unicodeScalars
    while !rest.isEmpty {
      text += rest.take { $0 != "\u{1B}" }
      if !rest.isEmpty, !rest.takeSequence() { text.unicodeScalars.append(rest.removeFirst()) }
    }
    return text
  }
}

private extension Substring.UnicodeScalarView {
  /// Takes a sequence for colours or a hyperlink, and says whether there is one.
  mutating func takeSequence() -> Bool {
    var next = self
    if next.take("\u{1B}[") {
      _ = next.take { ("0"..."9").contains($0) || $0 == ";" }
      guard next.take("m") else { return false }
    } else {
      guard next.take("\u{1B}]8;"), let link = next.take(through: "\u{1B}\\"),
        !link.contains("\u{1B}")
      else { return false }
    }
    self = next
    return true
  }
}

/// Reads a text scalar by scalar: a mark that combines with markup does not hide it.
private extension Substring.UnicodeScalarView {
  /// Takes the scalars up to the first that does not meet a condition.
  mutating func take(while condition: (Unicode.Scalar) -> Bool) -> String {
    let taken = prefix(while: condition)
    self = self[taken.endIndex...]
    return String(Substring(taken))
  }

  /// Whether a text is at the front.
  func hasPrefix(_ text: String) -> Bool { starts(with: text.unicodeScalars) }

  /// Takes a text from the front, and says whether it was there.
  mutating func take(_ text: String) -> Bool {
    guard hasPrefix(text) else { return false }
    self = dropFirst(text.unicodeScalars.count)
    return true
  }

  /// Takes everything before a text, or all if it is not there.
  mutating func take(until end: String) -> String {
    let start = self
    while !isEmpty, !hasPrefix(end) { removeFirst() }
    return String(Substring(start[..<startIndex]))
  }

  /// Takes everything up to the end of a text; nil if it is not there.
  mutating func take(through end: String) -> String? {
    var rest = self
    let taken = rest.take(until: end)
    guard rest.take(end) else { return nil }
    self = rest
    return taken
  }
}

extension Unicode.Scalar {
  /// Whether the character drives a terminal or reorders text.
  var isActing: Bool {
    switch value {
    case 0x09, 0x0A: false
    case ..<0x20, 0x7F...0x9F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}

extension String {
  /// A text from UTF-8, with U+FFFD for bytes that are not.
  init(utf8: some Collection<UInt8>) { self = Self(decoding: utf8, as: UTF8.self) }
}
