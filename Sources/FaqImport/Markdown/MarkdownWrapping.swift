import Bytes

/// The marks around the Markdown of an answer.
enum MarkdownWrapping {
  /// White space that all lines begin with.
  case commonIndent
  /// So many columns of white space.
  case indent(Int)
  /// The marks of a quotation.
  case quote
  /// The mark of a list item, whose content begins with so many bytes of its question.
  case item(Int)
  /// The colons of a definition.
  case definition
  /// The bars of a table, in whose row this cell is meant.
  case cell(Int)

  /// The Markdown without it.
  func removed(from text: String) -> String {
    switch self {
    case .commonIndent: text.withoutCommonIndent
    case .indent(let count):
      text.lines.map { $0.dropping(indent: count) }.joined(separator: "\n")
    case .quote: text.lines.compactMap(\.quoted).joined(separator: "\n")
    case .item(let count): String(text.withoutItemMark.utf8.dropFirst(count)) ?? ""
    case .definition:
      text.lines.map { line in
        line.isDefinition
          ? String(line.drop { $0 == " " }.dropFirst()).trimmed : line.dropping(indent: 4)
      }
      .joined(separator: "\n")
    case .cell(let index): text.cells.dropFirst(index).first ?? ""
    }
  }
}
