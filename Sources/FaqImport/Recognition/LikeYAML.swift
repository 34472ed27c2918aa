import Bytes

extension ForeignText {
  /// How many lines are looked at.
  private static let lineCount = 40

  /// Whether the first lines are names with values, items of a list, comments and what belongs to
  /// them, and whether one of them is a name with a value.
  ///
  /// No name is there twice: `Q:` and `A:` in turn are a conversation.
  var isLikeYAML: Bool {
    var names: Set<Substring> = []
    var hasName = false
    var lines = string.prefix(16 << 10).split(whereSeparator: \.isNewline)[...]
    if lines.first == "---" { lines = lines.dropFirst() }
    for line in lines.prefix(Self.lineCount) {
      if line.isYAMLName {
        hasName = true
        let name = line.prefix { $0 != ":" }
        guard line.startsYAMLValue || names.insert(name).inserted else { return false }
      } else if !line.startsYAMLValue {
        return false
      }
    }
    return hasName
  }
}

private extension Substring {
  /// Whether it is a name and a colon, alone or before a value: `- title: Why?`.
  var isYAMLName: Bool {
    let content = drop { $0 == " " || $0 == "-" }
    guard let colon = content.firstIndex(of: ":"), colon > content.startIndex else { return false }
    let isName = content[..<colon].allSatisfy {
      $0.isLetter || $0.isNumber || "_-\"'".contains($0)
    }
    let rest = content[content.index(after: colon)...]
    return isName && (rest.isEmpty || rest.first == " ")
  }

  /// Whether it is an item, a comment, or the rest of a value.
  var startsYAMLValue: Bool {
    hasPrefix(" ") || hasPrefix("\t") || hasPrefix("- ") || self == "-" || hasPrefix("#")
  }
}
