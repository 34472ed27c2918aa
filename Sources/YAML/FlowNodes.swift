extension YAMLParser {
  /// Reads a list in brackets or a mapping in braces: what YAML calls a flow collection.
  ///
  /// Its further lines must be indented more than `parent`, the indent of what it belongs to.
  mutating func flowCollection(in parent: Int) throws(YAMLFault) {
    try enter()
    let start = offset
    let isMapping = byte() == UInt8(ascii: "{")
    let end: UInt8 = isMapping ? UInt8(ascii: "}") : UInt8(ascii: "]")
    output.append(isMapping ? "{" : "[", from: start)
    offset += 1
    var names = MemberNames()
    while true {
      try skipInFlow(in: parent, from: start)
      if byte() == end { break }
      guard byte() != UInt8(ascii: ",") else {
        throw fault("there is nothing before this comma; remove it")
      }
      try flowEntry(in: parent, from: start, isMapping, &names)
      output.append(",")
      try skipInFlow(in: parent, from: start)
      if byte() == UInt8(ascii: ",") {
        offset += 1
      } else if byte() != end {
        throw fault("expected a comma or \(isMapping ? "}" : "]") after an entry")
      }
    }
    offset += 1
    output.close(isMapping ? "}" : "]")
    depth -= 1
  }
}

private extension YAMLParser {
  /// Moves to the next content of a collection that began at an offset.
  mutating func skipInFlow(in parent: Int, from start: Int) throws(YAMLFault) {
    let isNewLine = skip()
    guard !isAtEnd, !isAtMarker else {
      let bracket = text(start..<start + 1)
      throw fault("this \(bracket) is never closed", at: start)
    }
    guard isNewLine, indent <= parent, byte() != UInt8(ascii: "]"), byte() != UInt8(ascii: "}")
    else { return }
    throw fault("indent this line more than the key or the dash that the collection belongs to")
  }

  /// Whether a colon follows that belongs to a key.
  func isFlowValue(after node: InlineNode) -> Bool {
    guard byte() == UInt8(ascii: ":") else { return false }
    return node == .quoted || byte(1).isWhite || byte(1).isFlowIndicator
  }

  mutating func flowNode(
    in parent: Int,
    from collection: Int
  ) throws(YAMLFault) -> (InlineNode, NodeProperties) {
    let properties = try readProperties()
    if !properties.isEmpty { try skipInFlow(in: parent, from: collection) }
    return (try inlineNode(in: parent, isFlow: true, properties), properties)
  }

  /// Reads one entry: a value, or a key with its value.
  ///
  /// In a list, such a pair is a mapping of its own.
  mutating func flowEntry(
    in parent: Int,
    from collection: Int,
    _ isMapping: Bool,
    _ names: inout MemberNames
  ) throws(YAMLFault) {
    let start = output.count
    let (origin, line) = (offset, lineStart)
    // A place for a brace, since an entry of a list may turn out to be a pair: `[a: b]`.
    output.append(" ", from: offset)
    let isExplicit = byte() == UInt8(ascii: "?") && (byte(1).isWhite || byte(1).isFlowIndicator)
    if isExplicit {
      offset += 1
      try skipInFlow(in: parent, from: collection)
    }
    let (node, properties) = try flowNode(in: parent, from: collection)
    let end = (offset, lineStart, hasTab)
    try skipInFlow(in: parent, from: collection)
    let hasValue = isFlowValue(after: node)
    guard isMapping || isExplicit || hasValue else {
      (offset, lineStart, hasTab) = end
      finish(node, properties, from: start + 1)
      return
    }
    // YAML limits a key without `?` to one line and 1,024 characters.
    if hasValue, !isMapping, !isExplicit, line != lineStart || offset - origin > 1_024 {
      throw fault("a key in a list must be on one line, and not long", at: origin)
    }
    try addKey(node, properties, at: start + 1)
    if isMapping, !names.insert(start + 1..<output.count, of: output.bytes) {
      duplicates.append(origin)
    }
    if !isMapping { output.bytes[start] = UInt8(ascii: "{") }
    output.append(":")
    if hasValue {
      offset += 1
      try skipInFlow(in: parent, from: collection)
      let start = output.count
      let (node, properties) = try flowNode(in: parent, from: collection)
      finish(node, properties, from: start)
    } else {
      output.append("null", from: origin)
    }
    if !isMapping { output.append("}") }
  }
}
