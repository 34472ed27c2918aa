/// The user's editor, which opens a file at a line.
struct Editor {
  private let words: [String]

  /// The editor that `VISUAL` or `EDITOR` names, or else vi.
  init(variables: [String: String]) {
    let named = ["VISUAL", "EDITOR"].map { name in
      (variables[name] ?? "").split(whereSeparator: \.isWhitespace).map(String.init)
    }
    words = named.first { !$0.isEmpty } ?? ["vi"]
  }

  /// The command: `vi +12 faqs.json`, `code -g faqs.json:12`.
  func command(at place: SourcePlace) -> [String] {
    let name = words[0].split(separator: "/").last ?? ""
    return switch name {
    case "code", "codium", "cursor": words + ["-g", "\(place.path):\(place.line)"]
    case "hx", "helix", "subl", "zed": words + ["\(place.path):\(place.line)"]
    default: words + ["+\(place.line)", place.path]
    }
  }
}
