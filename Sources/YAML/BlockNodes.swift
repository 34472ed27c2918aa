extension YAMLParser {
  /// Reads a node whose parent is indented by `parent` spaces, or nothing, which is null.
  ///
  /// - Parameters:
  ///   - parent: The indentation of the parent; -1 for a document.
  ///   - isCompact: Whether a collection may begin on the line of the parent's indicator.
  ///   - isInMapping: Whether a list may be indented as much as its parent.
  /// - Throws: What is wrong with the text.
  mutating func blockNode(
    in parent: Int,
    isCompact: Bool,
    isInMapping: Bool = false
  ) throws(YAMLFault) {
    var place = BlockPlace(parent: parent, isInMapping: isInMapping, mayOpen: isCompact)
    let start = offset
    if skip() { place.mayOpen = true }
    guard isContent(of: place) else {
      output.append("null", from: start)
      return
    }
    place.enter(self)
    place.properties = try readProperties()
    while !place.properties.isEmpty, skip() || isAtEnd {
      place.outer = try place.allProperties
      place.mayOpen = true
      guard isContent(of: place) else {
        finish(.empty, place.outer, from: output.count)
        return
      }
      place.enter(self)
      place.properties = try readProperties()
    }
    try blockContent(in: place)
  }
}

/// Where a block node may be, and the properties before it.
struct BlockPlace {
  /// The indentation of the parent.
  let parent: Int
  /// Whether a list may be indented as much.
  let isInMapping: Bool
  /// Whether a list or a mapping may begin on this line.
  var mayOpen: Bool
  /// The column of the node.
  var column = 0
  var start = 0
  var hasTab = false
  /// The properties on the lines before the node.
  var outer = NodeProperties()
  /// The properties on its own line, which are those of the first key if it is a mapping.
  var properties = NodeProperties()

  var allProperties: NodeProperties {
    get throws(YAMLFault) { try outer.joined(properties, at: start) }
  }

  /// Begins the node at the next byte.
  mutating func enter(_ parser: YAMLParser) {
    column = parser.column
    start = parser.offset
    hasTab = parser.hasTab
  }
}

private extension YAMLParser {
  /// Whether what follows belongs to a place, by its indentation.
  func isContent(of place: BlockPlace) -> Bool {
    guard !isAtEnd, !isAtMarker else { return false }
    let indent = indent
    // On the line of the parent's indicator, all that precedes has a greater indentation.
    guard offset - lineStart == indent || hasTab && isFirstOnLine else { return true }
    return indent > place.parent
      || place.isInMapping && indent == place.parent && isIndicator("-")
  }

  var isFirstOnLine: Bool { bytes[lineStart..<offset].allSatisfy(\.isBlank) }

  mutating func blockContent(in place: BlockPlace) throws(YAMLFault) {
    let isList = isIndicator("-")
    if isList || isIndicator("?") {
      guard place.properties.isEmpty else {
        throw fault("write the anchor or tag of a collection on the line before it")
      }
      try checkOpening(in: place)
      let start = output.count
      if isList {
        try blockList(at: place.column)
      } else {
        output.append("{", from: offset)
        try blockMapping(at: place.column, from: nil)
      }
      finish(.written, place.outer, from: start)
    } else if byte() == UInt8(ascii: "|") || byte() == UInt8(ascii: ">") {
      let all = try place.allProperties
      let start = output.count
      try blockScalar(in: place.parent)
      finish(.written, all, from: start)
    } else {
      try inlineContent(in: place)
    }
  }

  /// Reads a node that may turn out to be the first key of a mapping.
  mutating func inlineContent(in place: BlockPlace) throws(YAMLFault) {
    let start = output.count
    // The space becomes the bracket of the mapping.
    output.append(" ", from: place.start)
    let line = lineStart
    let node = try inlineNode(in: place.parent, isFlow: false, place.properties)
    let end = offset
    skipBlanks()
    guard isIndicator(":") else {
      offset = end
      let all = try place.allProperties
      if node == .alias, !place.outer.isEmpty { throw fault(ofAliasAt: place.start) }
      finish(node, all, from: start + 1)
      try endLine()
      return
    }
    guard line == lineStart, offset - place.start <= 1_024 else {
      throw fault(
        "a key must be on one line, and not long; put text with a colon into quotes",
        at: place.start
      )
    }
    try checkOpening(in: place)
    output.bytes[start] = UInt8(ascii: "{")
    try addKey(node, place.properties, at: start + 1)
    try blockMapping(at: place.column, from: start + 1)
    finish(.written, place.outer, from: start)
  }

  /// Checks that a collection may begin on this line.
  func checkOpening(in place: BlockPlace) throws(YAMLFault) {
    guard !place.hasTab else { throw faultOfTab }
    guard place.mayOpen else {
      throw fault(
        isIndicator(":")
          ? "a value cannot have a colon with a space after it; put the value into quotes"
          : "a list or a mapping begins on a line of its own",
        at: isIndicator(":") ? offset : place.start
      )
    }
  }

  var faultOfTab: YAMLFault { fault("indent with spaces; a tab is no indentation in YAML") }

  /// Reads the items of a list whose dashes are in a column.
  mutating func blockList(at column: Int) throws(YAMLFault) {
    try enter()
    output.append("[", from: offset)
    repeat {
      offset += 1
      hasTab = false
      try blockNode(in: column, isCompact: true)
      output.append(",")
    } while try isAtEntry(of: column) && isIndicator("-")
    output.close("]")
    depth -= 1
  }

  /// Reads the entries of a mapping whose keys are in a column.
  ///
  /// The first key may have been read; `firstKey` is where it was written then.
  mutating func blockMapping(at column: Int, from firstKey: Int?) throws(YAMLFault) {
    try enter()
    var names = MemberNames()
    var keyStart = firstKey
    repeat {
      let origin = offset
      let start = keyStart ?? output.count
      let hasValue = keyStart != nil ? true : try blockKey(at: column)
      keyStart = nil
      if !names.insert(start..<output.count, of: output.bytes) { duplicates.append(origin) }
      output.append(":")
      if hasValue {
        offset += 1
        hasTab = false
        // A colon that begins a line belongs to an explicit key.
        let isExplicit = offset - 1 == lineStart + column
        try blockNode(in: column, isCompact: isExplicit, isInMapping: true)
      } else {
        output.append("null", from: origin)
      }
      output.append(",")
    } while try isAtEntry(of: column)
    output.close("}")
    depth -= 1
  }

  /// Reads a key; whether a colon follows.
  mutating func blockKey(at column: Int) throws(YAMLFault) -> Bool {
    let start = output.count
    if isIndicator("?") {
      offset += 1
      hasTab = false
      try blockNode(in: column, isCompact: true, isInMapping: true)
      try makeKey(from: start)
      return try isAtEntry(of: column) && isIndicator(":")
    }
    let (origin, line) = (offset, lineStart)
    let properties = try readProperties()
    let node = try inlineNode(in: column, isFlow: false, properties)
    skipBlanks()
    guard isIndicator(":"), line == lineStart, offset - origin <= 1_024 else {
      throw fault("expected a key with a colon and a space after it", at: origin)
    }
    try addKey(node, properties, at: start)
    return true
  }

  /// Whether an entry of a collection follows; what is indented less belongs to another one.
  mutating func isAtEntry(of column: Int) throws(YAMLFault) -> Bool {
    skip()
    guard !isAtEnd, !isAtMarker else { return false }
    guard !hasTab else { throw faultOfTab }
    guard self.column <= column else {
      throw fault("this is indented more than what it follows, and belongs to nothing")
    }
    return self.column == column
  }
}
