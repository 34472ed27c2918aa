import Bytes
import ContentParser

/// The role of a stretch of text, which a theme styles.
public enum TextRole: UInt8, Sendable, CaseIterable {
  /// The heading over an FAQ, or over the overview.
  case title
  /// A number before an FAQ, or the mark of a list item or a button.
  case number
  /// Stressed text.
  case emphasis
  /// Important text.
  case strong
  /// Text that no longer holds.
  case strikethrough
  /// A piece of code.
  case code
  /// The label of a link.
  case link
  /// An address or a host after a label.
  case address
  /// The title of a notice.
  case notice
  /// The title of a notice that helps.
  case tip
  /// The title of a notice of what may go wrong.
  case warning
  /// The title of a notice of what may be damaged or lost.
  case danger
  /// The mark of a quotation.
  case quote
  /// A line between parts of the content.
  case rule
  /// The name of a fact.
  case name
  /// Text that matches a search.
  case match
  /// What the program says and not the content, such as that a type is unknown.
  case detail
}

/// The look of each role in a terminal, in the colours of the user's palette.
public struct Theme: Sendable {
  /// The look of text: parameters of the sequence that selects it, such as `1` for bold.
  public struct Look: Hashable, Sendable, ExpressibleByArrayLiteral {
    private let parts: [Part]

    /// A look of attributes and colours, in order.
    public init(arrayLiteral parts: Part...) { self.parts = parts }

    init(_ parts: [Part]) { self.parts = parts }

    /// One attribute or colour.
    public struct Part: Hashable, Sendable {
      /// The parameters of the sequence that selects it.
      package let parameters: [Int]

      private init(_ parameters: Int...) { self.parameters = parameters }

      /// Bold.
      public static let bold = Self(1)
      /// Dim.
      public static let dim = Self(2)
      /// Italic.
      public static let italic = Self(3)
      /// Underlined.
      public static let underline = Self(4)
      /// Foreground and background swapped.
      public static let reverse = Self(7)
      /// Struck out.
      public static let strikethrough = Self(9)
      /// Red.
      public static let red = Self(31)
      /// Green.
      public static let green = Self(32)
      /// Yellow.
      public static let yellow = Self(33)
      /// Blue.
      public static let blue = Self(34)
      /// Magenta.
      public static let magenta = Self(35)
      /// Cyan.
      public static let cyan = Self(36)

      /// A colour that is not of the user's palette; a terminal without 24-bit colour shows another
      /// one, or none.
      public static func rgb(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> Self {
        Self(38, 2, Int(red), Int(green), Int(blue))
      }

      var isColor: Bool { parameters[0] >= Self.red.parameters[0] }
    }
  }

  private let looks: [TextRole: Look]

  /// A custom theme; a role that it does not name has no look.
  public init(_ looks: [TextRole: Look]) { self.looks = looks }

  /// The look of a role; empty if the theme does not name the role.
  public subscript(role: TextRole) -> Look { looks[role] ?? [] }

  /// The same attributes without colours.
  public var withoutColors: Self { Self(looks.mapValues(\.withoutColors)) }

  /// Colours and attributes for a dark background.
  ///
  /// The standard themes use only attributes and the six basic hues of the user's palette. In the
  /// usual palettes, cyan, green and yellow stand out from black, and blue, magenta and red from
  /// white. The bright colours are left out: some palettes give them the colour of the background.
  public static let dark = Self([
    .title: [.bold, .cyan], .number: [.dim], .emphasis: [.italic], .strong: [.bold],
    .strikethrough: [.strikethrough],
    .code: [.green], .link: [.underline, .cyan], .address: [.dim],
    .notice: [.bold, .yellow], .tip: [.bold, .green], .warning: [.bold, .yellow],
    .danger: [.bold, .reverse, .yellow],
    .quote: [.dim], .rule: [.dim], .name: [.bold], .match: [.reverse], .detail: [.dim],
  ])

  /// Colours and attributes for a light background.
  public static let light = Self(
    dark.looks.merging([
      .title: [.bold, .blue], .code: [.magenta], .link: [.underline, .blue],
      .notice: [.bold, .red], .tip: [.bold, .blue], .warning: [.bold, .red],
      .danger: [.bold, .reverse, .red],
    ]) { $1 }
  )

  /// Attributes without colours, for any background.
  public static let monochrome = dark.withoutColors

  /// Neither colours nor attributes; links can still be hyperlinks.
  public static let plain = Self([:])
}

extension Theme.Look {
  /// The parameters of the SGR sequence that selects the look.
  package var parameters: [Int] { parts.flatMap(\.parameters) }

  var withoutColors: Self { Self(parts.filter { !$0.isColor }) }
}

/// Encodes styled text with SGR and OSC 8 sequences.
///
/// Each stretch closes what it opened, so that a line that is cut off leaves the next one alone.
struct TextEncoding: Sendable {
  /// The roles that have a look, with the parameters that select it, in order.
  private let looks: [(role: TextRole, parameters: String)]
  private let hyperlinks: Bool

  init(theme: Theme, hyperlinks: Bool) {
    looks = TextRole.allCases.map { ($0, theme[$0].parameters) }
      .filter { !$0.1.isEmpty }
      .map { ($0, $1.map(String.init).joined(separator: ";")) }
    self.hyperlinks = hyperlinks
  }

  /// Appends text that has a style; a theme without looks leaves plain text.
  func encode(_ text: Span<UInt8>, _ style: TextStyle, to output: inout OutputBuffer) {
    let address = hyperlinks ? style.address?.text ?? style.entry.map { "#\($0)" } : nil
    if let address { open(address, in: &output) }
    let hasLook = begin(style, in: &output)
    output.append(text)
    if hasLook { output.append("\u{1B}[0m") }
    if address != nil { output.append("\u{1B}]8;;\u{1B}\\") }
  }

  /// Selects the looks of a style's roles; returns whether there are any.
  private func begin(_ style: TextStyle, in output: inout OutputBuffer) -> Bool {
    var hasLook = false
    for index in looks.indices where style.contains(looks[index].role) {
      output.append(hasLook ? ";" : "\u{1B}[")
      output.append(looks[index].parameters)
      hasLook = true
    }
    if hasLook { output.append(UInt8(ascii: "m")) }
    return hasLook
  }

  /// Opens a link, with the same id for the same address: a link over several lines is one link.
  private func open(_ address: String, in output: inout OutputBuffer) {
    output.append("\u{1B}]8;id=")
    output.append(String(address.utf8.shortFNV1a, radix: 16))
    output.append(";")
    address.withUTF8Bytes { output.bytes.append($0, percentEncoding: EncodedInSequence.self) }
    output.append("\u{1B}\\")
  }
}

/// A byte that is not printable ASCII, which an OSC 8 sequence cannot hold.
private enum EncodedInSequence: ByteCondition {
  @inline(__always)
  static func holds(for byte: UInt8, _: UInt8, _: UInt8) -> Bool { (byte <= 0x20) | (byte >= 0x7F) }
}
