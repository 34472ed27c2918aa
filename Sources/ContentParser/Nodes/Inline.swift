/// A part of a line of text.
public enum Inline: Hashable, Sendable {
  /// Plain text, in which nothing is markup; a line end in it is a space.
  case text(String)
  /// A line break.
  case lineBreak
  /// Stressed text.
  case emphasis([Self])
  /// Important text.
  case strong([Self])
  /// Text that no longer holds.
  case strikethrough([Self])
  /// Text that matches a search.
  case mark([Self])
  /// A piece of code.
  case code(String)
  /// A label that leads to an address.
  case link([Self], Address)
  /// A label that leads to another FAQ, by its number, where a format has all FAQs on one page.
  case reference([Self], faq: Int)
  /// A small picture in the text, and its description in words.
  case image(Address, description: String)

  /// A text in which each line end is a line break; blank lines are left out.
  public static func lines(of text: String) -> [Self] { PlainText.lines(of: text) }
}

extension Inline: ExpressibleByStringLiteral {
  /// Plain text: `["Read ", .strong(["this"])]`.
  public init(stringLiteral text: String) { self = .text(text) }
}
