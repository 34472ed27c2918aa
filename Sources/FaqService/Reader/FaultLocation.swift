extension RawFaqReader {
  /// Records a fault before the bytes behind it have arrived.
  func pending(_ fault: SyntaxFault) -> PendingFault {
    let fault = earlierUTF8Fault(than: fault) ?? fault
    return PendingFault(
      fault: fault,
      pointer: pointer(of: fault),
      firstLine: firstLine(with: fault)
    )
  }

  private func earlierUTF8Fault(than fault: SyntaxFault) -> SyntaxFault? {
    guard fault.code != .wrongEncoding, fault.code != .invalidUTF8 else { return nil }
    return window.firstUTF8Fault(in: 0..<min(fault.offset, window.count), isPrefix: true)
      .map { .invalidUTF8(at: $0) }
  }

  /// Converts a fault into an error with its location in the content.
  func located(_ pending: PendingFault) -> RawReadingError {
    let offset = min(pending.fault.offset, window.count)
    var fault = pending.fault
    let isCharacter = [.unexpectedCharacter, .trailingContent, .invalidEscape, .invalidNumber]
      .contains(fault.code)
    if isCharacter, window.isInvalid(at: offset) {
      fault = .invalidUTF8(at: offset)
    }
    return RawReadingError(
      code: fault.code,
      location: window.position(at: offset).location(pointer: pending.pointer),
      expected: fault.expected,
      found: window.bytes.span.description(at: window.start + offset, of: fault.code)
    )
  }

  /// The JSON Pointer of what is being read, or of the string that is not UTF-8.
  private func pointer(of fault: SyntaxFault) -> String {
    let bytes = window.bytes.span.extracting(window.start...)
    let path =
      fault.code == .invalidUTF8 && fault.offset < cursor
      ? scanner.path(to: fault.offset, in: bytes) : scanner.path(in: bytes)
    switch phase {
    case .memberColon, .memberValue, .searchedElement, .afterSearchedElement,
      .scanningMemberValue:
      return "/" + member.name.escapedForPointer + path
    case .scanningSearchedElement:
      return "/" + member.name.escapedForPointer + "/0" + path
    case .scanningElement, .scannedElement, .wholeRoot, .line:
      return element.container + (element.index.map { "/\($0)" } ?? "") + path
    case .element, .afterElement:
      return element.container
    case .start, .rootValue, .afterRoot, .memberName, .scanningMemberName, .afterMember,
      .lineRest, .faulty, .end:
      return ""
    }
  }
}

extension SyntaxFault {
  static func invalidUTF8(at offset: Int) -> Self {
    Self(.invalidUTF8, at: offset, expected: "UTF-8")
  }
}
