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
    guard first.map({ !"{[<".utf8.contains($0) }) ?? true else { return nil }
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
    let head = String(utf8: bytes.dropFirst(markCount).prefix(16 << 10))
    var lines = head.split(whereSeparator: \.isNewline)[...]
    if lines.first == "---" { lines.removeFirst() }
    var (root, names) = (Int?.none, [Substring]())
    // Whether the last name has a value on its line, and whether other lines of it may follow.
    var (isList, hasInnerName, hasValue, isOpen) = (false, false, false, false)
    for line in lines.prefix(Self.lineCount) {
      let content = line.drop { $0 == " " }
      let indent = line.utf8.count - content.utf8.count
      let isItem = content == "-" || content.hasPrefix("- ")
      if content.isEmpty || content.first == "\t" && isOpen { continue }
      if content.first == "#" {
        isOpen = isOpen && !hasValue
      } else if indent > root ?? indent {
        guard isList ? !(isItem && hasValue) : isOpen else { return false }
        hasInnerName = hasInnerName || content.nameOfYAML != nil
        hasValue = hasValue && !isList
      } else {
        if root == nil { (root, isList) = (indent, isItem) }
        let name = (isItem ? content.dropFirst().drop { $0 == " " } : content).nameOfYAML
        guard indent == root, isList == isItem || isItem && !hasValue, isItem || name != nil
        else { return false }
        if isItem, !isList { continue }
        hasValue = name.map { !$0.value.isEmpty && !"|>".contains($0.value.prefix(1)) } ?? false
        isOpen = true
        guard let name else { continue }
        if !isList, names.contains(name.name) { return false }
        names.append(name.name)
      }
    }
    return !names.isEmpty && (!isList || hasInnerName || Set(names).count < names.count)
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
