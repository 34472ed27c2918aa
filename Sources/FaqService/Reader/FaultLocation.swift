extension RawFaqReader {
  /// What there is to know of a fault before the bytes that follow it have arrived.
  func pending(_ fault: SyntaxFault) -> PendingFault {
    PendingFault(
      fault: fault,
      pointer: pointer(),
      mayBeOfFirstLine: mayBeOfFirstLine(fault)
    )
  }

  /// Throws the fault, unless more bytes are needed to name it, or it proves to be a line's.
  mutating func settle(_ pending: PendingFault) throws(SyntaxFault) -> Step {
    if !window.isLast, window.isCutOff(at: pending.fault.offset) { return .needsBytes }
    guard pending.mayBeOfFirstLine else { throw pending.fault }
    return try decideOnLines(pending.fault)
  }

  /// Says where a fault is in the content, or names the earlier fault that its bytes hold.
  func located(_ fault: SyntaxFault, pointer: String) -> RawReadingError {
    let offset = min(fault.offset, window.count)
    if fault.code != .wrongEncoding, fault.code != .invalidUTF8,
      let earlier = window.firstUTF8Fault(in: 0..<offset, isPrefix: true)
        ?? (fault.code != .tooLarge && window.isInvalid(at: offset) ? offset : nil)
    {
      let cause = SyntaxFault(.invalidUTF8, at: earlier, expected: "UTF-8")
      return located(cause, pointer: pointer)
    }
    return RawReadingError(
      code: fault.code,
      location: window.position(at: offset).location(pointer: pointer),
      expected: fault.expected,
      found: window.bytes.span.description(at: window.start + offset, of: fault.code)
    )
  }

  /// The JSON Pointer of what is being read.
  func pointer() -> String {
    let path = scanner.path(in: window.bytes.span.extracting(window.start...))
    switch phase {
    case .memberColon, .memberValue, .firstElement, .scanningMemberValue:
      return "/" + member.name.escapedForPointer + path
    case .scanningFirstElement:
      return "/" + member.name.escapedForPointer + "/0" + path
    case .scanningElement, .scannedElement, .wholeRoot, .line:
      return element.container + (element.index.map { "/\($0)" } ?? "") + path
    case .element, .afterElement:
      return element.container
    case .start, .rootValue, .afterRoot, .memberName, .scanningMemberName, .afterMember, .faulty,
      .end:
      return ""
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
        if nested == tokens.count, expectation == .commaOrEnd { break }
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
