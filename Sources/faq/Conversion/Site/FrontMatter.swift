import Renderers

/// What stands in front of a page for the program that makes a site of it, as YAML.
///
/// ```yaml
/// ---
/// title: "What is \"it\"?"
/// weight: 2
/// ---
/// ```
struct FrontMatter {
  enum Value {
    /// What reads the same in YAML.
    case literal(String)
    case text(String)
  }

  private let members: [(name: String, value: Value)]

  init(_ members: [(name: String, value: Value)]) { self.members = members }

  /// The lines; none if there is nothing to say.
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
  /// The text between quotation marks, without what acts instead of being seen.
  var escapedForYAML: String {
    var escaped = UnicodeScalarView()
    for scalar in sanitised.unicodeScalars {
      switch scalar {
      case "\"", "\\": escaped.append(contentsOf: ["\\", scalar])
      case "\t": escaped.append(contentsOf: "\\t".unicodeScalars)
      case "\u{FEFF}", "\u{FFFE}", "\u{FFFF}": escaped.append("\u{FFFD}")
      default: escaped.append(scalar)
      }
    }
    return String(escaped)
  }
}
