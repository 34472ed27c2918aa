/// The original bytes of one entry, with the tokens found in them.
///
/// All raw values of an entry are views into its storage.
final class RawStorage: Sendable {
  let bytes: [UInt8]
  let tokens: [Token]
  let origin: RawOrigin
  /// Why the bytes could not be read.
  let fault: RawReadingError?

  init(bytes: [UInt8], tokens: [Token], origin: RawOrigin, fault: RawReadingError? = nil) {
    self.bytes = bytes
    self.tokens = tokens
    self.origin = origin
    self.fault = fault
  }

  /// The offset behind the value at `index`.
  func end(of index: Int) -> Int {
    let token = tokens[index]
    return token.isContainer ? tokens[index + 1].start : token.start + token.length
  }

  func source(of index: Int) -> ArraySlice<UInt8> { bytes[tokens[index].start..<end(of: index)] }

  /// The first child of the container at `index`, or the next sibling of an empty container.
  func firstChild(of index: Int) -> Int { index + 2 }

  func next(after index: Int) -> Int { index + tokens[index].stride }

  /// The number of elements in the array at `index`.
  func childCount(of index: Int) -> Int {
    var count = 0
    var child = firstChild(of: index)
    let end = next(after: index)
    while child < end {
      count += 1
      child = next(after: child)
    }
    return count
  }

  /// The token of the value of the last member with this name.
  func lastValue(named name: SoughtText, in object: Int) -> Int? {
    let bytes = bytes
    var found: Int?
    tokens.forEachMember(of: object) { member, value in
      if tokens[member].spells(name, in: bytes.span) { found = value }
    }
    return found
  }
}

/// Where the bytes of a storage come from.
struct RawOrigin: Sendable {
  var position = TextPosition()
  /// The pointer of the array that contains the entry: empty, or `/faqs` within an object.
  var container = ""
  /// The index in that array of the entry, or of its first item; nil for a whole document.
  var index: Int?
}
