import Bytes
import FaqService

extension ForeignText {
  /// How many lines are looked at.
  private static let lineCount = 40

  /// Whether the first lines have the structure of YAML: one mapping, or one list of mappings.
  ///
  /// Markdown and prose have lines such as `Note: so`, headings that look like comments, and items,
  /// but not in a structure: a list and names with values at the same level, a name that is there
  /// twice, indented text that belongs to no name, and items that name something else each.
  var isLikeYAML: Bool {
    var structure = YAMLStructure()
    var lines = String(utf8: bytes.dropFirst(markCount).prefix(16 << 10)).split(
      whereSeparator: \.isNewline
    )[...]
    if lines.first == "---" { lines = lines.dropFirst() }
    return lines.prefix(Self.lineCount).allSatisfy { structure.add($0) } && structure.hasName
  }
}

/// What the lines so far say about a text that may be YAML.
private struct YAMLStructure {
  private enum Root {
    case mapping
    case list
  }

  private var root: Root?
  private var indent = 0
  /// The names of the mapping.
  private var names: Set<Substring> = []
  /// The first names of the items of the list, which has a structure if they repeat.
  private var itemNames: [Substring: Int] = [:]
  private var itemCount = 0
  private var hasInnerName = false
  /// Whether the lines of a value may follow.
  private var isOpen = false
  /// Whether the value that is open is a list or a mapping, or text in lines.
  private var hasNoValue = false

  /// Whether it has a name with a value, and if it is a list, more than one name or the same again.
  var hasName: Bool {
    switch root {
    case nil: false
    case .mapping: true
    case .list:
      !itemNames.isEmpty && (hasInnerName || itemNames.count < itemNames.values.reduce(0, +))
    }
  }

  /// Adds a line; false if it cannot be YAML with those before.
  mutating func add(_ line: Substring) -> Bool {
    let content = line.drop { $0 == " " }
    guard !content.isEmpty, content.first != "\t" else { return content.isEmpty || isOpen }
    if content.first == "#" {
      if root != nil, !hasNoValue { isOpen = false }
      return true
    }
    let indent = content.startIndex.utf16Offset(in: line) - line.startIndex.utf16Offset(in: line)
    if root == nil { self.indent = indent }
    if indent > self.indent { return addInner(content) }
    guard indent == self.indent else { return false }
    return content == "-" || content.hasPrefix("- ") ? addItem(content) : addName(content)
  }
}

private extension YAMLStructure {
  mutating func addInner(_ content: Substring) -> Bool {
    if content.nameOfYAML != nil { hasInnerName = true }
    return isOpen || root == .list
  }

  mutating func addItem(_ content: Substring) -> Bool {
    if root == .mapping { return hasNoValue }
    root = .list
    itemCount += 1
    isOpen = true
    guard let name = content.dropFirst().drop(while: { $0 == " " }).nameOfYAML else { return true }
    itemNames[name.name, default: 0] += 1
    return true
  }

  mutating func addName(_ content: Substring) -> Bool {
    guard root != .list, let (name, value) = content.nameOfYAML else { return false }
    root = .mapping
    (isOpen, hasNoValue) = (true, value.isEmpty || value.first == "|" || value.first == ">")
    return names.insert(name).inserted
  }
}

private extension Substring {
  /// The name before a colon and the value after it: `title: Why?`.
  var nameOfYAML: (name: Substring, value: Substring)? {
    guard let colon = firstIndex(of: ":"), colon > startIndex else { return nil }
    let isName = self[..<colon].allSatisfy {
      $0.isLetter || $0.isNumber || "_-\"'".contains($0)
    }
    let rest = self[index(after: colon)...]
    guard isName, rest.isEmpty || rest.first == " " else { return nil }
    return (self[..<colon], rest.drop { $0 == " " })
  }
}
