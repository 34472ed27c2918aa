import Markup

extension Node {
  /// The nodes of a Markdown text: CommonMark with GitHub's tables, strikethrough and autolinks.
  ///
  /// The highest headings get level 2, one below the FAQ's title, and the others keep their
  /// distance from them. HTML is text, shown as it is written. Relative links and pictures are seen
  /// from the base. A link to an address that is not safe to follow becomes its label with the
  /// address behind it, also as text.
  ///
  /// ```swift
  /// Node.markdown("## *Hi*") == [.heading(level: 2, [.emphasis(["Hi"])])]
  /// ```
  public static func markdown(_ text: String, base: BaseAddress? = nil) -> [Self] {
    MarkupLowering.nodes(of: MarkupParser().parse(text), base: base)
  }
}
