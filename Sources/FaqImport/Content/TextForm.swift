/// How texts are written.
public enum TextForm: String, Sendable, CaseIterable {
  /// Without markup.
  case plain
  /// With tags or entities of HTML.
  case html
  /// With the marks of Markdown.
  case markdown

  /// The name in messages.
  public var name: String {
    switch self {
    case .plain: "plain text"
    case .html: "HTML"
    case .markdown: "Markdown"
    }
  }

  /// How native content writes an item of such a text, up to its value.
  var itemStart: StaticString {
    switch self {
    case .plain: #"{"type":"body","text":"#
    case .html: #"{"type":"richText","format":"html","text":"#
    case .markdown: #"{"type":"richText","format":"markdown","text":"#
    }
  }
}
