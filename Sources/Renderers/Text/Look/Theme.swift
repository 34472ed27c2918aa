/// The look of each role in a terminal, in the colours of the user's palette.
public struct Theme: Sendable {
  /// The look of text: parameters of the sequence that selects it, such as `1` for bold.
  public struct Look: Hashable, Sendable, ExpressibleByArrayLiteral {
    private let parts: [Part]

    /// A look of attributes and colours, in order.
    public init(arrayLiteral parts: Part...) { self.parts = parts }

    init(_ parts: [Part]) { self.parts = parts }

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
      /// Struck out.
      case strikethrough = 9
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

  /// The look of a role; empty if the theme does not name the role.
  public subscript(role: TextRole) -> Look { looks[role] ?? [] }

  /// The same attributes without colours.
  public var withoutColors: Self { Self(looks.mapValues(\.withoutColors)) }
}

extension Theme.Look {
  /// The parameters of the SGR sequence that selects the look.
  package var parameters: [Int] { parts.map(\.rawValue) }

  var withoutColors: Self { Self(parts.filter { !$0.isColor }) }
}

private extension Theme.Look.Part {
  var isColor: Bool { rawValue >= Self.red.rawValue }
}
