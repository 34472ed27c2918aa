import Bytes

/// What an element is to the tree and to its text.
package struct HTMLTraits: OptionSet, Hashable, Sendable {
  package let rawValue: UInt16

  package init(rawValue: UInt16) { self.rawValue = rawValue }

  /// It has no content and no end tag.
  static let void = Self(rawValue: 1)
  /// Its content is text up to its end tag.
  package static let raw = Self(rawValue: 2)
  /// Its start tag ends an open paragraph.
  static let endsParagraph = Self(rawValue: 4)
  /// An end tag of a phrase does not reach through it.
  static let special = Self(rawValue: 8)
  /// End tags of other elements do not reach through it.
  static let scope = Self(rawValue: 16)
  /// It goes on in the next block where its block ends before it does.
  static let formatting = Self(rawValue: 32)
  /// It is on separate lines.
  package static let block = Self(rawValue: 64)
  /// It shows no text.
  static let hidden = Self(rawValue: 128)
  /// It is a part of a table and nothing elsewhere.
  static let tablePart = Self(rawValue: 256)
  /// Its start tag ends SVG and MathML.
  static let endsForeign = Self(rawValue: 512)
  /// It is SVG or MathML.
  static let foreign = Self(rawValue: 1_024)
  /// It is a heading.
  static let heading = Self(rawValue: 2_048)
  /// It is there without its tags, or changes looks alone.
  static let ignored = Self(rawValue: 4_096)
  /// Its content is for browsers that cannot show it.
  static let replaced = Self(rawValue: 8_192)

  /// The traits of an element with a name.
  package static func of(_ name: String) -> Self { table[name] ?? [] }

  private static let table: [String: Self] = {
    var result: [String: Self] = [:]
    for (traits, names) in lists {
      for name in names.split(separator: " ") {
        result[String(name), default: []].formUnion(traits)
      }
    }
    return result
  }()

  private static let lists: [(Self, String)] = [
    ([.void], "area base br col embed hr image img input link meta param source track wbr"),
    ([.raw], "iframe noembed noframes noscript plaintext script style textarea title xmp"),
    (
      [.endsParagraph, .special, .block],
      """
      address article aside blockquote center dd details dialog dir div dl dt fieldset figcaption \
      figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr li listing main menu nav ol p plaintext \
      pre search section summary table ul xmp
      """
    ),
    ([.special, .block], "caption legend optgroup option tbody td tfoot th thead tr"),
    ([.special], "applet button iframe marquee object select template textarea"),
    ([.scope], "applet caption marquee object table td template th"),
    ([.formatting], "a b code em font i s strike strong tt u"),
    (
      [.hidden],
      """
      area base canvas datalist head link meta noembed noframes noscript param rp script select \
      style svg template textarea title track
      """
    ),
    ([.foreign], "math svg"),
    ([.heading], "h1 h2 h3 h4 h5 h6"),
    ([.replaced], "audio iframe video"),
    ([.ignored], "big body frame frameset head html nobr small"),
    ([.tablePart], "caption col colgroup tbody td tfoot th thead tr"),
    (
      [.endsForeign],
      """
      b big blockquote br center code dd div dl dt em embed h1 h2 h3 h4 h5 h6 hr i img li listing \
      menu meta nobr ol p pre ruby s small span strike strong sub sup table tt u ul var
      """
    ),
  ]
}

extension HTMLTag {
  /// Whether the element and all within it are not shown.
  ///
  /// What is only hidden from assistive technology is shown, and so is what a search in the page
  /// uncovers.
  func isHidden(_ traits: HTMLTraits) -> Bool {
    if traits.contains(.hidden) || name == "dialog" && self["open"] == nil { return true }
    guard !attributes.isEmpty else { return false }
    if let hidden = self["hidden"], hidden.lowercased() != "until-found" { return true }
    // The text of these elements is the name of an icon, which a font shows in its place.
    let names = self["class"] ?? ""
    if names.hasPrefix("material-icons") || names.hasPrefix("material-symbols") { return true }
    return style(of: "display") == "none"
  }

  /// The last value of a property that its style declares.
  func style(of property: String) -> String? {
    self["style"]?.lowercased().split(separator: ";").compactMap { declaration -> String? in
      let parts = declaration.split(separator: ":", maxSplits: 1)
      guard parts.count == 2, parts[0].trimmed == property else { return nil }
      return parts[1].prefix { $0 != "!" }.trimmed
    }.last
  }
}
