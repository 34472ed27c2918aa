import Bytes

/// One line of a table.
enum TableRow {
  /// The alignments of a delimiter row such as `| --- | :-: |`.
  static func alignments(in line: ByteScanner) -> [MarkupTable.Alignment]? {
    let text = line.bytes[line.offset..<line.end]
    let isPlausible = text.allSatisfy {
      $0 == .hyphen || $0 == .pipe || $0 == .colon || $0.isSpaceOrTab
    }
    guard isPlausible, text.contains(.pipe) || text.contains(.colon) else { return nil }
    let cells = cells(in: line)
    let alignments = cells.compactMap { alignment(of: line.bytes[$0]) }
    return alignments.isEmpty || alignments.count < cells.count ? nil : alignments
  }

  /// Where the cells of a line are, without the blanks around them.
  static func cells(in line: ByteScanner, atMost count: Int = .max) -> [Range<Int>] {
    let text = line.bytes[line.offset..<line.end].trimmingMarkupSpaces()
    var cells: [Range<Int>] = []
    var start = text.first == .pipe ? text.startIndex + 1 : text.startIndex
    var offset = start
    while offset < text.endIndex, cells.count < count {
      if text[offset] == .backslash, offset + 1 < text.endIndex, text[offset + 1] == .pipe {
        offset += 1
      } else if text[offset] == .pipe {
        cells.append(text[start..<offset].trimmingMarkupSpaces().indices)
        start = offset + 1
      }
      offset += 1
    }
    if start < text.endIndex, cells.count < count {
      cells.append(text[start...].trimmingMarkupSpaces().indices)
    }
    return cells
  }

  /// The text of a cell, in which `\|` is a vertical bar.
  static func text(of cell: ArraySlice<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(cell.count)
    for byte in cell {
      if byte == .pipe, result.last == .backslash { result.removeLast() }
      result.append(byte)
    }
    return result
  }
}

private extension TableRow {
  static func alignment(of cell: ArraySlice<UInt8>) -> MarkupTable.Alignment? {
    let isLeft = cell.first == .colon
    let isRight = cell.count > 1 && cell.last == .colon
    let hyphens = cell.dropFirst(isLeft ? 1 : 0).dropLast(isRight ? 1 : 0)
    guard !hyphens.isEmpty, hyphens.allSatisfy({ $0 == .hyphen }) else { return nil }
    switch (isLeft, isRight) {
    case (true, true): return .center
    case (true, false): return .left
    case (false, true): return .right
    case (false, false): return .unspecified
    }
  }
}
