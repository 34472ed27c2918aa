import FaqService

/// A notice that the program adds to a document, in the program's own language.
///
/// Its title is not part of the content: searches and data for search engines leave it out.
public struct ProgramNotice: Block {
  /// `notice`.
  public let type: BlockType = "notice"
  /// The item that the notice is about; made in code if it is about a whole entry.
  public let raw: RawItem
  /// The sentence above the content.
  public let title: String
  /// The part of the content that the notice is about.
  public let content: [Node]
  /// The language of the content.
  public let contentLanguage: Language

  init(
    _ title: String,
    about item: RawItem? = nil,
    content: [Node] = [],
    in language: Language = Language()
  ) {
    raw = item ?? RawItem(type: "notice", members: ["text": title])
    self.title = title
    self.content = content
    contentLanguage = language
  }

  /// A notice with the content in it.
  public var body: [Node] { [.notice(title, content)] }

  /// English, from left to right.
  public var language: Language { .english }
}
