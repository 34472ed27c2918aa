import Bytes

extension String {
  /// The text on one line: a space for each line end, U+FFFD for each character that acts unseen.
  var onOneSafeLine: String { safeLines.joined(separator: " ") }

  /// The lines of code; a line end at the very end begins no other line.
  var codeLines: [String] {
    let lines = safeLines
    return lines.count > 1 && lines.last?.isEmpty == true ? lines.dropLast() : lines
  }

  private var safeLines: [String] {
    lines.map { line in
      guard line.unicodeScalars.contains(where: \.actsUnseen) else { return line }
      var safe = UnicodeScalarView()
      for scalar in line.unicodeScalars { safe.append(scalar.actsUnseen ? "\u{FFFD}" : scalar) }
      return String(safe)
    }
  }
}

private extension Unicode.Scalar {
  /// Whether it could drive a terminal or reorder the text around it: C0 but for tab, DEL,
  /// C1, and the controls that open and close directions.
  var actsUnseen: Bool {
    switch value {
    case 0x09: false
    case 0x00...0x1F, 0x7F...0x9F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
