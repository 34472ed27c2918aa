/// The text that a format writes around and between documents.
///
/// A format has one section, or several that are written side by side and stand one after another
/// in the output: a page has contents in front, articles in the middle and data behind them.
public struct Frame: Sendable {
  /// The text in front of the first section.
  public let opening: String
  /// The sections, in the order in which they stand in the output.
  public let sections: [Section]
  /// The text behind the last section.
  public let closing: String

  /// A part of the output that documents are appended to.
  public struct Section: Sendable {
    /// The text in front of the section.
    public let opening: String
    /// The text between two documents that have both written something.
    public let separator: String
    /// The text behind the section.
    public let closing: String
    /// Whether opening and closing are left out if nothing is written in between.
    public let isOptional: Bool

    /// Creates a section; all of its texts are written as they are.
    ///
    /// - Parameters:
    ///   - opening: The text in front of the section.
    ///   - separator: The text between two documents that have both written something.
    ///   - closing: The text behind the section.
    ///   - isOptional: Whether opening and closing are left out if nothing is written in between.
    public init(
      opening: String = "",
      separator: String = "",
      closing: String = "",
      isOptional: Bool = false
    ) {
      self.opening = opening
      self.separator = separator
      self.closing = closing
      self.isOptional = isOptional
    }
  }

  /// Creates a frame of several sections; its texts are written as they are.
  ///
  /// - Parameters:
  ///   - opening: The text in front of the first section.
  ///   - sections: The sections, in the order of the output. There must be one for each buffer that
  ///     the renderer writes to. All but the first are held back until those in front of them are
  ///     complete.
  ///   - closing: The text behind the last section.
  public init(opening: String = "", sections: [Section], closing: String = "") {
    self.opening = opening
    self.sections = sections
    self.closing = closing
  }

  /// Creates a frame of one section; its texts are written as they are.
  ///
  /// - Parameters:
  ///   - opening: The text in front of all documents.
  ///   - separator: The text between two documents that have both written something.
  ///   - closing: The text behind all documents.
  public init(opening: String = "", separator: String = "", closing: String = "") {
    self.init(opening: opening, sections: [Section(separator: separator)], closing: closing)
  }
}
