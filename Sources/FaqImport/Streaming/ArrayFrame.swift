/// The brackets and names around the elements of an array: `{"data":{"items":[` and `]}}`.
///
/// Between them, a few elements are a document of the same shape as the whole content.
struct ArrayFrame {
  /// The opening brackets, with the names of members.
  let opening: [UInt8]
  /// The closing brackets.
  let closing: [UInt8]
  /// The names on the way to the array.
  let path: [String]
  /// The JSON Pointer of the array.
  let pointer: String
  /// How deep the array is: 0 for the root.
  let depth: Int

  /// The frame of the outermost array that has several elements in the first bytes of content.
  ///
  /// `bytes` are those that were scanned.
  init?(_ scan: BracketScan, in bytes: [UInt8]) {
    guard let depth = scan.levels.firstIndex(where: \.isLong) else {
      return nil
    }
    self.depth = depth
    var opening: [UInt8] = []
    var closing: [UInt8] = []
    var path: [String] = []
    var pointer = ""
    for (index, level) in scan.levels[...depth].enumerated() {
      opening.append(UInt8(ascii: level.isArray ? "[" : "{"))
      closing.append(UInt8(ascii: level.isArray ? "]" : "}"))
      if index < depth { pointer += "/" + level.step(in: bytes) }
      guard !level.isArray else { continue }
      path.append(level.name(in: bytes))
      opening += bytes[level.name]
      opening.append(UInt8(ascii: ":"))
    }
    self.opening = opening
    self.path = path
    self.pointer = pointer
    self.closing = closing.reversed()
  }
}
