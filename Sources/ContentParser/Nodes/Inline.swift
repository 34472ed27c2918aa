/// A part of a line of text.
public enum Inline: Hashable, Sendable {
  /// Plain text, in which nothing is markup; a line feed in it is a space.
  case text(String)
  /// The start of a new line.
  case lineBreak
  /// Stressed text.
  case emphasis([Inline])
  /// Important text.
  case strong([Inline])
  /// Text that was looked for and found.
  case mark([Inline])
  /// A name in a program.
  case code(String)
  /// A text that leads to an address.
  case link([Inline], Address)

  /// Plain text, in which a line feed is a line break, and a blank line is left out.
  public static func lines(of text: String) -> [Inline] { PlainText.lines(of: text) }
}
