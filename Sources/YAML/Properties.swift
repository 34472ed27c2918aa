/// The anchor and the tag before a node.
struct NodeProperties {
  var anchor: ArraySlice<UInt8>?
  var tag: NodeTag?
  /// Where they begin.
  var start = 0

  var isEmpty: Bool { anchor == nil && tag == nil }

  /// The properties on the line before a node and those on its own line.
  func joined(_ other: Self, at offset: Int) throws(YAMLFault) -> Self {
    guard anchor == nil || other.anchor == nil, tag == nil || other.tag == nil else {
      throw YAMLFault(offset: offset, reason: "a node has one anchor and one tag at most")
    }
    var all = isEmpty ? other : self
    all.anchor = anchor ?? other.anchor
    all.tag = tag ?? other.tag
    return all
  }
}

/// Where the JSON of a node with an anchor is.
struct Anchor: Equatable {
  let json: Range<Int>
  /// Whether that is the JSON of keys, which became strings.
  var isInKey = false
}

/// What a tag says about a scalar.
enum NodeTag {
  /// It is a string: the tag is `!!str`, or of no schema.
  case string
  /// It has a type of the core schema, which its text shows.
  case core
}

extension YAMLParser {
  /// Reads anchors and tags up to the node or the end of the line.
  mutating func readProperties() throws(YAMLFault) -> NodeProperties {
    var properties = NodeProperties(start: offset)
    while true {
      var next = NodeProperties(start: offset)
      switch byte() {
      case UInt8(ascii: "&"): next.anchor = try readName("an anchor")
      case UInt8(ascii: "!"): next.tag = try readTag()
      default: return properties
      }
      properties = try properties.joined(next, at: next.start)
      skipBlanks()
    }
  }

  /// Reads an alias, and writes what it stands for.
  mutating func readAlias() throws(YAMLFault) {
    let start = offset
    let name = try readName("an alias")
    guard let anchor = anchors[name] else {
      let name = text(name.indices)
      throw fault("no &\(name) precedes this; put a text that begins with * into quotes", at: start)
    }
    guard output.copiedCount + anchor.json.count <= aliasBytes else {
      throw fault("the aliases up to here stand for over \(aliasBytes) bytes", at: start)
    }
    let json = Array(anchor.isInKey ? keys[anchor.json] : output.bytes[anchor.json])
    output.copy(json, from: start)
  }

  /// Writes a node that is not written yet, as its tag says, and remembers its anchor.
  mutating func finish(_ node: InlineNode, _ properties: NodeProperties, from start: Int) {
    switch node {
    case .empty:
      output.append(properties.tag == .string ? "\"\"" : "null", from: properties.start)
    case .plain(let range):
      if properties.tag == .string || !output.appendCore(bytes[range]) {
        output.appendString(range, of: bytes)
      }
    case .quoted, .written, .alias: break
    }
    keep(properties, from: start)
  }

  /// Writes a node as the name of a member, and remembers its anchor.
  mutating func addKey(_ key: InlineNode, _ own: NodeProperties, at start: Int) throws(YAMLFault) {
    switch key {
    case .empty: output.append("\"\"", from: offset)
    case .plain(let range): output.appendString(range, of: bytes)
    case .quoted, .written, .alias: break
    }
    keep(own, from: start)
    try makeKey(from: start)
  }

  /// Makes a string of the value from an offset on; its anchors keep what was there.
  mutating func makeKey(from start: Int) throws(YAMLFault) {
    let shift = keys.count - start
    var hasAnchors = false
    while let (name, anchor) = anchorOrder.last, anchor.json.upperBound > start {
      anchorOrder.removeLast()
      guard anchors[name] == anchor else { continue }
      let moved = (anchor.json.lowerBound + shift)..<(anchor.json.upperBound + shift)
      anchors[name] = Anchor(json: moved, isInKey: true)
      hasAnchors = true
    }
    if hasAnchors { keys += output.bytes[start...] }
    output.makeString(from: start)
    // Each key around another one doubles its backslashes.
    if output.copiedCount > aliasBytes {
      throw fault("the lists and mappings in keys up to here take over \(aliasBytes) bytes")
    }
  }
}

private extension YAMLParser {
  mutating func keep(_ properties: NodeProperties, from start: Int) {
    guard let name = properties.anchor else { return }
    let anchor = Anchor(json: start..<output.count)
    anchors[name] = anchor
    anchorOrder.append((name, anchor))
  }

  /// Reads the name after `&` or `*`.
  mutating func readName(_ what: String) throws(YAMLFault) -> ArraySlice<UInt8> {
    let start = offset + 1
    offset = start
    while !byte().isWhite, !byte().isFlowIndicator { offset += 1 }
    guard offset > start else {
      throw fault("\(what) needs a name; put a text that begins so into quotes", at: start - 1)
    }
    return bytes[start..<offset]
  }

  mutating func readTag() throws(YAMLFault) -> NodeTag {
    let start = offset
    offset += 1
    if byte() == UInt8(ascii: "<") {
      while !byte().isWhite, byte() != UInt8(ascii: ">") { offset += 1 }
      guard byte() == UInt8(ascii: ">") else { throw fault("this tag has no >", at: start) }
      offset += 1
      try endTag(at: start)
      return tag(bytes[(start + 2)..<(offset - 1)])
    }
    while !byte().isWhite, !byte().isFlowIndicator { offset += 1 }
    try endTag(at: start)
    let text = bytes[start..<offset]
    guard let last = text.lastIndex(of: UInt8(ascii: "!")), last > start else {
      let prefix = tagPrefixes[text.prefix(1)] ?? text.prefix(1)
      return tag(prefix + text.dropFirst())
    }
    let handle = text[...last]
    guard let prefix = tagPrefixes[handle] ?? (handle.count == 2 ? Self.corePrefix : nil) else {
      throw fault("no %TAG line says what this tag is", at: start)
    }
    return tag(prefix + text[(last + 1)...])
  }

  /// Expects white space after a tag.
  func endTag(at start: Int) throws(YAMLFault) {
    guard byte().isWhite || byte().isFlowIndicator, !byte().isBracket(UInt8(ascii: "["))
    else {
      throw fault("a tag ends with a space; put a text that begins with ! into quotes", at: start)
    }
  }

  func tag(_ name: ArraySlice<UInt8>) -> NodeTag {
    let types = ["null", "bool", "int", "float"].map { Self.corePrefix + Array($0.utf8) }
    return types.contains(name) ? .core : .string
  }

  static let corePrefix = Array("tag:yaml.org,2002:".utf8)[...]
}
