import Renderers

/// The YAML at the start of a page, which tells a site generator its title and position.
///
/// ```yaml
/// ---
/// title: "What is \"it\"?"
/// weight: 2
/// ---
/// ```
struct FrontMatter {
  enum Value {
    /// A value written as it is, such as a number.
    case literal(String)
    case text(String)
  }

  private let members: [(name: String, value: Value)]

  init(_ members: [(name: String, value: Value)]) { self.members = members }

  /// The front matter in UTF-8; empty if it has no members.
  var bytes: [UInt8] {
    guard !members.isEmpty else { return [] }
    let lines = members.map { member in
      switch member.value {
      case .literal(let literal): "\(member.name): \(literal)\n"
      case .text(let text): "\(member.name): \"\(text.escapedForYAML)\"\n"
      }
    }
    return Array("---\n\(lines.joined())---\n\n".utf8)
  }
}

private extension String {
  /// The text for a double-quoted scalar, without invisible control characters.
  var escapedForYAML: String { sanitised.unicodeScalars.map(\.escapedForYAML).joined() }
}

private extension Unicode.Scalar {
  /// A byte order mark and two noncharacters cannot stand in YAML as they are.
  var escapedForYAML: String {
    switch self {
    case "\"", "\\": "\\\(self)"
    case "\t": "\\t"
    case "\u{FEFF}", "\u{FFFE}", "\u{FFFF}": "\\u\(String(value, radix: 16, uppercase: true))"
    default: String(self)
    }
  }
}
