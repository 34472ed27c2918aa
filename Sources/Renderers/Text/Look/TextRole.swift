/// The role of a stretch of text, which a theme styles.
public enum TextRole: Hashable, Sendable, CaseIterable {
  /// The heading over an FAQ, or over the overview.
  case title
  /// A number in front of an FAQ, or the mark of a list item or a button.
  case number
  /// Stressed text.
  case emphasis
  /// Important text.
  case strong
  /// Text that no longer holds.
  case strikethrough
  /// A piece of code.
  case code
  /// The label of a link.
  case link
  /// An address or a host behind a label.
  case address
  /// The title of a notice.
  case notice
  /// The title of a notice that helps.
  case tip
  /// The title of a notice of what may go wrong.
  case warning
  /// The title of a notice of what may be damaged or lost.
  case danger
  /// The mark of a quotation.
  case quote
  /// A line between parts of the content.
  case rule
  /// The name of a fact.
  case name
  /// Text that matches a search.
  case match
  /// What the program says and not the content, such as that a type is unknown.
  case detail
}
