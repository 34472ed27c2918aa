import Bytes
import FaqService
import YAML

/// A text in YAML as the JSON that it stands for.
///
/// The entries of several documents are read like those of one list.
struct ForeignYAML {
  /// One value.
  private(set) var json: [UInt8]
  /// Where everything in `json` comes from.
  let map: OffsetMap
  /// What is worth knowing: `the key "a" is there twice (line 7)`.
  let remarks: [String]

  /// Reads a text; nil if it is no list, mapping or sequence of those, such as prose.
  init?(_ text: ForeignText) throws(YAMLFault) {
    // JSON and HTML have readers of their own.
    let first = text.bytes[text.markCount...].first { !$0.isJSONSpace }
    guard first.map({ !"{[<".utf8.contains($0) }) ?? true,
      !text.isPlain || !text.hasLabel(at: text.markCount)
    else { return nil }
    let yaml = try YAMLDocuments(text.bytes)
    json = yaml.json
    map = yaml.map
    remarks = text.remarks(on: yaml.duplicates)
    let ranges = yaml.ranges.filter { !yaml.json[$0].isNull }
    // Lines that begin with `Q:` and `A:` repeat these names.
    guard !yaml.duplicates.prefix(2).contains(where: text.hasLabel), !ranges.isEmpty,
      ranges.allSatisfy({ yaml.json[$0].isCollection })
    else { return nil }
    join(ranges)
  }

  /// The JSON, if it does not nest too deep.
  var value: ForeignJSON? { ForeignText(json).flatMap { ForeignJSON($0, mayBeLines: false) } }

  /// The content if it is native, with what is known about it.
  var native: NativeContent? {
    guard NativeDetection.isNative(json) else { return nil }
    var reading = ImportReading("native content in YAML", count: entryCount)
    reading.remarks = remarks
    return NativeContent(native: json, reading: reading)
  }
}

private extension ForeignYAML {
  var entryCount: Int {
    var reader = RawFaqReader()
    reader.feed(json)
    reader.finish()
    var count = 0
    while case .entry? = try? reader.advance() { count += 1 }
    return count
  }

  /// Makes a list of several documents; those that are lists are joined.
  ///
  /// No byte moves: there is room for brackets and commas around each document.
  mutating func join(_ ranges: [Range<Int>]) {
    let kept = Set(ranges.map(\.lowerBound))
    var start = 0
    for range in ranges {
      for index in start..<range.lowerBound { json[index] = 0x20 }
      start = range.upperBound
    }
    json.removeSubrange(start...)
    json.append(UInt8(ascii: "\n"))
    guard let first = ranges.first, kept.count > 1 else { return }
    json[first.lowerBound - 1] = UInt8(ascii: "[")
    json[start] = UInt8(ascii: "]")
    let areLists = ranges.allSatisfy { json[$0].isFilledList }
    for range in ranges {
      if range.lowerBound > first.lowerBound { json[range.lowerBound - 1] = UInt8(ascii: ",") }
      guard areLists, let open = json[range].firstIndex(of: UInt8(ascii: "[")) else { continue }
      json[open] = 0x20
      json[range.upperBound - 1] = 0x20
    }
  }
}

private extension ForeignText {
  /// Whether a line begins at an offset, and with a label of questions.
  func hasLabel(at offset: Int) -> Bool {
    guard offset == markCount || bytes[offset - 1] == 0x0A || bytes[offset - 1] == 0x0D else {
      return false
    }
    let line = bytes[offset...].prefix(40).prefix { $0 != 0x0A && $0 != 0x0D }
    return SpokenLabel(in: String(utf8: line), role: .question) != nil
  }

  func remarks(on duplicates: [Int]) -> [String] {
    guard let last = duplicates.last else { return [] }
    let line = "line \(mark(at: last).line)"
    return duplicates.count == 1
      ? ["a key is there twice (\(line))"]
      : ["\(duplicates.count) keys are there twice (the last in \(line))"]
  }
}

private extension ArraySlice<UInt8> {
  private var value: Self { drop { $0 == 0x20 } }

  var isNull: Bool { value.elementsEqual("null".utf8) }
  var isCollection: Bool { value.first == UInt8(ascii: "[") || value.first == UInt8(ascii: "{") }
  var isFilledList: Bool { value.first == UInt8(ascii: "[") && value.count > 2 }
}

extension Importer {
  /// The error of a text that seems to be meant as YAML.
  func error(of fault: YAMLFault, in text: ForeignText) -> FaqServiceError {
    let place = text.mark(at: min(fault.offset, text.bytes.count))
    let position = "line \(place.line), column \(place.column)"
    return malformed("this YAML has a mistake in \(position): \(fault.reason)")
  }
}

extension ForeignText {
  func mark(at offset: Int) -> TextMark {
    changing(TextMark(startOf: bytes)) { $0.advance(over: bytes[..<offset]) }
  }

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
  private var hasInnerName = false
  /// Whether the line before is an item with a name and its value, in which no list can begin.
  private var followsValue = false
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
    defer { followsValue = false }
    return (isOpen || root == .list) && !(followsValue && content.hasPrefix("- "))
  }

  mutating func addItem(_ content: Substring) -> Bool {
    if root == .mapping { return hasNoValue }
    root = .list
    isOpen = true
    let name = content.dropFirst().drop(while: { $0 == " " }).nameOfYAML
    followsValue = name.map { !$0.value.isEmpty && !"|>".contains($0.value.prefix(1)) } ?? false
    guard let name else { return true }
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
    let isName = self[..<colon].allSatisfy { $0.isLetter || $0.isNumber || "_-\"'".contains($0) }
    let rest = self[index(after: colon)...]
    guard isName, rest.isEmpty || rest.first == " " else { return nil }
    return (self[..<colon], rest.drop { $0 == " " })
  }
}
