extension ValueScanner {
  /// The JSON Pointer, relative to the value, of what is being scanned.
  func path(in bytes: Span<UInt8>) -> String {
    var path = ""
    for (depth, container) in openContainers.enumerated() {
      let nested = depth + 1 < openContainers.count ? openContainers[depth + 1] : tokens.count
      let isObject = tokens[container].kind == .object
      var child = container + 2
      var ordinal = 0
      var name: Int?
      while child < nested {
        name = child
        if isObject { child += 1 }
        guard child < nested else { break }
        child += tokens[child].stride
        ordinal += 1
        if isObject { name = nil }
      }
      if isObject {
        if let name { path += step(ofName: name, in: bytes) }
      } else if nested < tokens.count || expectation != .commaOrEnd {
        path += "/\(ordinal)"
      }
    }
    return path
  }

  /// The JSON Pointer, relative to the value, of the scanned string with the byte at `offset`.
  ///
  /// For a member's name it is the pointer of the object.
  func path(to offset: Int, in bytes: Span<UInt8>) -> String {
    let target = tokens.lastIndex { $0.kind != .end && $0.start <= offset } ?? 0
    var path = ""
    var container = root
    while container < target, tokens[container].isContainer {
      let isObject = tokens[container].kind == .object
      var child = container + 2
      var ordinal = 0
      while true {
        let value = isObject ? child + 1 : child
        if target < value { return path }
        let end = endOfTokens(from: value)
        if target < end {
          path += isObject ? step(ofName: child, in: bytes) : "/\(ordinal)"
          container = value
          break
        }
        child = end
        ordinal += 1
      }
    }
    return path
  }

  private func endOfTokens(from value: Int) -> Int {
    openContainers.contains(value) ? tokens.count : value + tokens[value].stride
  }

  private func step(ofName index: Int, in bytes: Span<UInt8>) -> String {
    let token = tokens[index]
    let literal = (token.start + 1..<token.start + token.length - 1).map { bytes[$0] }
    return "/" + StringDecoding.text(of: literal[...]).escapedForPointer
  }
}
