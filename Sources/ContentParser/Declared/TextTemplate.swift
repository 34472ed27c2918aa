import Bytes

/// A text with placeholders for fields: `▶ {caption}`.
struct TextTemplate: Hashable, Sendable {
  enum Piece: Hashable, Sendable {
    case text(String)
    case field(BlockField)
  }

  let pieces: [Piece]

  /// The only field, if there is nothing else.
  var onlyField: BlockField? {
    guard pieces.count == 1, case .field(let field) = pieces[0] else { return nil }
    return field
  }

  /// The text with the values of fields; nil if one of them is missing.
  func text(_ values: DeclaredValues) -> String? { filled { values[$0.name]?.text } }

  /// The text with what `value` has for each field; nil if it has nothing for one of them.
  func filled(_ value: (BlockField) -> String?) -> String? {
    var text = ""
    for piece in pieces {
      switch piece {
      case .text(let part): text += part
      case .field(let field):
        guard let value = value(field) else { return nil }
        text += value
      }
    }
    return text
  }
}

/// Why a text is not a template.
enum TextTemplateFault: Error {
  /// A brace without its counterpart.
  case brace(Character)
  /// A placeholder that names no field.
  case unknown(String)
}

extension TextTemplate {
  /// Reads placeholders of these fields; `{{` and `}}` are braces.
  init(_ text: String, fields: [BlockField]) throws(TextTemplateFault) {
    var pieces: [Piece] = []
    var part = ""
    var rest = text[...]
    while let index = rest.firstIndex(where: { $0 == "{" || $0 == "}" }) {
      let brace = rest[index]
      part += rest[..<index]
      rest = rest[index...].dropFirst()
      if rest.first == brace {
        part.append(brace)
        rest = rest.dropFirst()
        continue
      }
      guard brace == "{", let end = rest.firstIndex(of: "}") else { throw .brace(brace) }
      let name = String(rest[..<end])
      guard let field = fields.first(where: { $0.name == name }) else { throw .unknown(name) }
      if !part.isEmpty { pieces.append(.text(part)) }
      pieces.append(.field(field))
      part = ""
      rest = rest[end...].dropFirst()
    }
    part += rest
    if !part.isEmpty { pieces.append(.text(part)) }
    self.pieces = pieces
  }
}
