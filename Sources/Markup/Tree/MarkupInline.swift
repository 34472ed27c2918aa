/// One piece of running text.
package indirect enum MarkupInline: Equatable, Sendable {
  /// Text, with escapes and entities resolved.
  case text(String)
  /// The end of a line in the source, which reads like a space.
  case softBreak
  /// A line break that the author asked for.
  case hardBreak
  /// Emphasised text.
  case emphasis([Self])
  /// Strongly emphasised text.
  case strong([Self])
  /// Struck-through text.
  case strikethrough([Self])
  /// Code within text.
  case code(String)
  /// A link to an address. The address is as written and was not checked.
  case link([Self], destination: String, title: String)
  /// An image; its content is its description.
  case image([Self], destination: String, title: String)
  /// An address that is a link by itself.
  case autolink(String, destination: String)
  /// HTML as it was written; it is text and was not checked.
  case rawHTML(String)
}
