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
  ) { self.init { (visibleText($0), unsafePart($0)) } }

  /// The text in the output that people see, and what is unsafe in it.
  func callAsFunction(_ output: String) -> (visibleText: String, unsafePart: Substring?) {
    let (visibleText, unsafePart) = read(output)
    return (visibleText, unsafePart ?? visibleText.actingPart)
  }

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
  /// Tabs and line feeds may be in any output, also after a carriage return.
  var actingPart: Substring? {
    let scalars = unicodeScalars
    let index = scalars.indices.first { index in
      scalars[index].isActing
        && !(scalars[index] == "\r" && scalars[scalars.index(after: index)...].first == "\n")
    }
    return index.map { self[$0..<scalars.index(after: $0)] }
  }

  /// The text without sequences for colours and hyperlinks: SGR and OSC 8.
  ///
  /// It is read scalar by scalar: a mark that combines with a sequence does not hide it.
  var withoutSequences: Self {
    let sequences = /\u{1B}\[[0-9;]*m|\u{1B}\]8;[^\u{1B}]*\u{1B}\\/
    return replacing(sequences.matchingSemantics(.unicodeScalar), with: "")
  }

  /// A text from UTF-8, with U+FFFD for bytes that are not.
  init(utf8: some Collection<UInt8>) { self = Self(decoding: utf8, as: UTF8.self) }
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
