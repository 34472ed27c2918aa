import Markup

extension Node {
  /// The nodes of HTML: what a browser shows of it, without scripts, styles and hidden elements.
  ///
  /// Headings and links are as in `markdown(_:)`, and text is only ever text. A term of a
  /// description list is a strong paragraph in front of its descriptions, a table that arranges a
  /// page is its cells one after another, and a frame or a player is a link. A cell that spans
  /// columns or rows stands in the first of them.
  ///
  /// ```swift
  /// Node.html("<p>a<script>b</script><b>c") == [.paragraph(["a", .strong(["c"])])]
  /// ```
  public static func html(_ text: String, base: BaseAddress? = nil) -> [Self] {
    MarkupLowering.nodes(of: HTMLParser().parse(text), base: base)
  }
}
