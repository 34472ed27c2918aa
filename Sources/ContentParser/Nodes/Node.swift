/// One word of the vocabulary that every renderer speaks.
///
/// The vocabulary is closed on purpose: a renderer is one switch over it, so that a new case is a
/// question that the compiler puts to every renderer. It has what FAQs and their neighbours need:
/// questions and answers (heading, text, paragraph, action), recipes (list, image, facts), feeds and
/// handbooks (quote, code), what must not be overlooked (notice), and what belongs together
/// (group). A table is missing because none of them has one.
public enum Node: Hashable, Sendable {
  /// A heading, level 1 being the FAQ's own.
  case heading(level: Int, [Inline])
  /// Plain text: a blank line parts paragraphs, and a line feed is a line break.
  case text(String)
  /// A paragraph.
  case paragraph([Inline])
  /// A list of items, each of any nodes.
  case list(ListStyle, [[Node]])
  /// An address to go to, as a thing of its own.
  case action([Inline], Address)
  /// A picture, by its address, and what it shows in words.
  case image(Address, description: String)
  /// Text whose spaces and lines count.
  case code(String, language: String?)
  /// What somebody else said.
  case quote([Node])
  /// What the reader must notice, under a title.
  case notice(String, [Node])
  /// Names and what they stand for.
  case facts([Fact])
  /// What belongs together.
  case group([Node])

  /// How the items of a list are marked.
  public enum ListStyle: Hashable, Sendable {
    /// By bullets.
    case bullets
    /// By numbers, from a first one.
    case numbers(from: Int)
  }

  /// A name and what it stands for.
  public struct Fact: Hashable, Sendable {
    /// The name.
    public let name: [Inline]
    /// What it stands for.
    public let value: [Inline]

    /// A name and what it stands for.
    public init(_ name: [Inline], _ value: [Inline]) {
      self.name = name
      self.value = value
    }
  }
}

extension Node {
  /// The paragraphs that a plain text stands for; none, if it is blank.
  public static func paragraphs(of text: String) -> [Node] { PlainText.paragraphs(of: text) }
}
