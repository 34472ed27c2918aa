extension RawFaqReader {
  /// Says where a fault is in the content, or names the earlier fault that its bytes hold.
  func located(_ fault: SyntaxFault) -> RawReadingError {
    let offset = min(fault.offset, window.count)
    if fault.code != .wrongEncoding, fault.code != .invalidUTF8,
      let earlier = window.firstUTF8Fault(in: 0..<offset, isPrefix: true)
    {
      return located(SyntaxFault(.invalidUTF8, at: earlier, expected: "UTF-8"))
    }
    return RawReadingError(
      code: fault.code,
      location: window.position(at: offset).location(pointer: pointer()),
      expected: fault.expected,
      found: window.bytes.span.description(at: window.start + offset, of: fault.code)
    )
  }

  private func pointer() -> String {
    let bytes = window.bytes.span.extracting(window.start...)
    switch phase {
    case .scanningMemberValue, .scanningFirstElement:
      return "/" + member.name.escapedForPointer + scanner.path(in: bytes)
    case .scanningElement, .wholeRoot, .line:
      return element.container + (element.index.map { "/\($0)" } ?? "") + scanner.path(in: bytes)
    default:
      return element.container
    }
  }
}

extension ValueScanner {
  /// The JSON Pointer from the value on to what is being scanned.
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
      if !isObject {
        path += "/\(ordinal)"
      } else if let name {
        let token = tokens[name]
        let literal = (token.start + 1..<token.start + token.length - 1).map { bytes[$0] }
        path += "/" + StringDecoding.text(of: literal[...]).escapedForPointer
      }
    }
    return path
  }
}

extension Span<UInt8> {
  /// What is found at a fault: `'x'`, `byte 0xFF`, `the control character U+0007`, `the end`.
  func description(at offset: Int, of code: RawReadingError.Code) -> String {
    switch code {
    case .wrongEncoding: return "zero bytes or a byte order mark"
    case .empty: return "nothing"
    case .unexpectedEnd: return "the end"
    case .tooDeep, .tooLarge, .tooManyValues: return "more"
    default: break
    }
    guard offset < count else { return "the end" }
    let first = self[offset]
    let length = UTF8Validation.sequenceLength(in: self, at: offset)
    if code == .invalidUTF8 || length == 0 {
      return "byte 0x" + String(first, radix: 16, uppercase: true)
    }
    if first < 0x20 || first == 0x7F {
      let hex = String(first, radix: 16, uppercase: true)
      return "the control character U+00" + (first < 0x10 ? "0" : "") + hex
    }
    let sequence = (offset..<offset + length).map { self[$0] }
    return "'" + String(utf8: sequence) + "'"
  }
}
