/// The look of each role in a terminal, in the colours of the user's palette.
public struct Theme: Sendable {
  /// The look of text: parameters of the sequence that selects it, such as `1` for bold.
  public struct Look: Hashable, Sendable, ExpressibleByArrayLiteral {
    let parameters: [Int]

    /// A look of attributes and colours, in order.
    public init(arrayLiteral parts: Part...) { parameters = parts.map(\.rawValue) }

    /// One attribute or colour.
    public enum Part: Int, Sendable, CaseIterable {
      /// Bold.
      case bold = 1
      /// Dim.
      case dim = 2
      /// Italic.
      case italic = 3
      /// Underlined.
      case underline = 4
      /// Foreground and background swapped.
      case reverse = 7
      /// Red.
      case red = 31
      /// Green.
      case green = 32
      /// Yellow.
      case yellow = 33
      /// Blue.
      case blue = 34
      /// Magenta.
      case magenta = 35
      /// Cyan.
      case cyan = 36
    }
  }

  private let looks: [TextRole: Look]

  /// A theme of one's own; a role that it does not name has no look.
  public init(_ looks: [TextRole: Look]) { self.looks = looks }

  /// The look of a role.
  public subscript(role: TextRole) -> Look { looks[role] ?? [] }

  /// Colours and attributes.
  public static let standard = Self([
    .title: [.bold, .cyan], .number: [.dim], .emphasis: [.italic], .strong: [.bold],
    .code: [.green], .link: [.underline, .blue], .address: [.blue], .notice: [.bold, .yellow],
    .quote: [.dim], .name: [.bold], .match: [.reverse], .detail: [.dim],
  ])

  /// Attributes without colours.
  public static let monochrome = Self([
    .title: [.bold], .emphasis: [.italic], .strong: [.bold], .link: [.underline],
    .notice: [.bold], .name: [.bold], .match: [.reverse],
  ])

  /// No looks at all.
  public static let plain = Self([:])
}
