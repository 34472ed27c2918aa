import Bytes

extension InlineParser {
  /// Reads what begins with `<`: an address or HTML.
  mutating func readAngleBracket() -> Bool {
    let start = scanner.offset
    if let address = scanner.skipAutolink() {
      tokens.append(.leaf(address))
      return true
    }
    guard scanner.skipTag() || skipMarkedHTML() else { return false }
    tokens.append(.leaf(.rawHTML(scanner.text(from: start))))
    return true
  }
}

private extension InlineParser {
  mutating func skipMarkedHTML() -> Bool {
    switch (scanner.peek(1), scanner.peek(2)) {
    case (.question, _): return skip(2, past: "?>")
    case (.bang, .hyphen) where scanner.peek(3) == .hyphen:
      return scanner.skip("<!-->") || scanner.skip("<!--->") || skip(4, past: "-->")
    case (.bang, .openBracket):
      var probe = scanner
      guard probe.skip("<![CDATA[") else { return false }
      return skip(9, past: "]]>")
    case (.bang, let letter?) where letter.isASCIILetter: return skip(3, past: ">")
    default: return false
    }
  }

  mutating func skip(_ count: Int, past end: StaticString) -> Bool {
    guard !missingEnds.contains(end.description) else { return false }
    var probe = scanner
    probe.offset += count
    guard probe.skip(past: end) else {
      missingEnds.insert(end.description)
      return false
    }
    scanner = probe
    return true
  }
}

private extension ByteScanner {
  /// Moves past `<https://a.org>` or `<me@a.org>`; otherwise does not move.
  mutating func skipAutolink() -> MarkupInline? {
    var probe = self
    probe.offset += 1
    let start = probe.offset
    let isAddress = probe.skipScheme()
    if isAddress {
      probe.skip { $0 > .space && $0 != .less && $0 != .greater }
    } else {
      probe.offset = start
      guard probe.skipEmail() else { return nil }
    }
    let text = probe.text(from: start)
    guard probe.skip(.greater) else { return nil }
    self = probe
    return .autolink(text, destination: isAddress ? text : "mailto:" + text)
  }

  mutating func skipScheme() -> Bool {
    guard next?.isASCIILetter == true else { return false }
    let length = skip { $0.isASCIIAlphanumeric || $0 == .plus || $0 == .dot || $0 == .hyphen }
    return (2...32).contains(length) && skip(.colon)
  }

  mutating func skipEmail() -> Bool {
    guard skip(while: \.isEmailByte) > 0, skip(.atSign) else { return false }
    repeat {
      let start = offset
      guard next?.isASCIIAlphanumeric == true else { return false }
      skip { $0.isASCIIAlphanumeric || $0 == .hyphen }
      guard offset - start <= 63, bytes[offset - 1] != .hyphen else { return false }
    } while skip(.dot)
    return true
  }
}

private extension UInt8 {
  /// A byte of an email address before the `@`.
  var isEmailByte: Bool {
    switch self {
    case 0x2E, 0x21, 0x23...0x27, 0x2A, 0x2B, 0x2F, 0x3D, 0x3F, 0x5E...0x60, 0x7B...0x7E, .hyphen:
      true
    default: isASCIIAlphanumeric
    }
  }
}
