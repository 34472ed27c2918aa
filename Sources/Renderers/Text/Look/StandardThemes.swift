/// The standard themes.
///
/// They use only attributes and the six basic hues of the user's palette. In the usual palettes,
/// cyan, green and yellow stand out from black, and blue, magenta and red from white. The bright
/// colours are left out: some palettes give them the colour of the background.
extension Theme {
  /// Colours and attributes for a dark background.
  public static let dark = Self([
    .title: [.bold, .cyan], .number: [.dim], .emphasis: [.italic], .strong: [.bold],
    .strikethrough: [.strikethrough],
    .code: [.green], .link: [.underline, .cyan], .address: [.dim],
    .notice: [.bold, .yellow], .tip: [.bold, .green], .warning: [.bold, .yellow],
    .danger: [.bold, .reverse, .yellow],
    .quote: [.dim], .rule: [.dim], .name: [.bold], .match: [.reverse], .detail: [.dim],
  ])

  /// Colours and attributes for a light background.
  public static let light = Self([
    .title: [.bold, .blue], .number: [.dim], .emphasis: [.italic], .strong: [.bold],
    .strikethrough: [.strikethrough],
    .code: [.magenta], .link: [.underline, .blue], .address: [.dim],
    .notice: [.bold, .red], .tip: [.bold, .blue], .warning: [.bold, .red],
    .danger: [.bold, .reverse, .red],
    .quote: [.dim], .rule: [.dim], .name: [.bold], .match: [.reverse], .detail: [.dim],
  ])

  /// Attributes without colours, for any background.
  public static let monochrome = dark.withoutColors

  /// Neither colours nor attributes; links can still be hyperlinks.
  public static let plain = Self([:])
}

extension Theme {
  /// The name of a theme that a user can choose.
  public enum Name: String, Sendable, CaseIterable {
    /// For a dark background.
    case dark
    /// For a light background.
    case light
    /// Neither colours nor attributes.
    case plain = "none"
  }

  /// The theme with a name.
  public init(named name: Name) {
    self =
      switch name {
      case .dark: .dark
      case .light: .light
      case .plain: .plain
      }
  }
}
