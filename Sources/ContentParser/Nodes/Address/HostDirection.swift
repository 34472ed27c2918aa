/// The Bidi Rule of RFC 5893, which keeps labels apart that run in different directions.
extension [Unicode.Scalar] {
  var isRightToLeft: Bool { contains(where: \.isRightToLeft) }

  /// Whether a label follows the rule, in a host of which a label runs from right to left.
  var followsBidiRule: Bool {
    guard let first, let last = last(where: { !$0.isMark }), first.isLetter else { return false }
    guard last.isLetter || last.isDigit else { return false }
    guard isRightToLeft else { return true }
    return first.isRightToLeft
      && allSatisfy { $0.isRightToLeft || $0.isMark || !$0.isLetter }
      && !(contains(where: \.isArabicIndicDigit) && contains(where: \.isEuropeanDigit))
  }
}

private extension Unicode.Scalar {
  /// Whether it is in a block of a script that runs from right to left.
  var isRightToLeft: Bool {
    switch value {
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
      !isMark && !isEuropeanDigit
    default: false
    }
  }

  var isArabicIndicDigit: Bool {
    switch value {
    case 0x0660...0x0669, 0x10D30...0x10D39: true
    default: false
    }
  }

  var isEuropeanDigit: Bool { ("0"..."9").contains(self) || (0x06F0...0x06F9).contains(value) }
}
