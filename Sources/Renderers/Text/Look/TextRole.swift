/// The role of a stretch of text, which a theme styles.
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
  /// The label of a link.
  case link
  /// An address behind a label.
  case address
  /// The title of a notice.
  case notice
  /// The mark of a quotation.
  case quote
  /// The name of a fact.
  case name
  /// Text that matches a search.
  case match
  /// A fact about content of an unknown type.
  case detail
}
