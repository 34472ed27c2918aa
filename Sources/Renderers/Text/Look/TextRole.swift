/// What a stretch of text is, for a theme to style.
public enum TextRole: Hashable, Sendable, CaseIterable {
  /// The heading over an FAQ, or over the overview.
  case title
  /// A number in the overview or in a list.
  case number
  /// Stressed text.
  case emphasis
  /// Important text.
  case strong
  /// A name in a program, or a piece of one.
  case code
  /// What leads to an address.
  case link
  /// An address that is spelled out.
  case address
  /// The title of what must be noticed.
  case notice
  /// What somebody else said.
  case quote
  /// The name of a fact.
  case name
  /// Where words that were searched for are found.
  case match
  /// A value of content whose type is unknown.
  case detail
}
