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
      guard line.unicodeScalars.contains(where: \.isUnsafeToShow) else { return line }
      var safe = UnicodeScalarView()
      for scalar in line.unicodeScalars { safe.append(scalar.isUnsafeToShow ? "\u{FFFD}" : scalar) }
      return String(safe)
    }
  }
}
