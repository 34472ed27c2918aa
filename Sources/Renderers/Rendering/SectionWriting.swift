/// Appends entries to sections, with separators between those that write something.
struct SectionWriting: Sendable {
  var sections: [OutputBuffer]
  private let separators: [String]
  /// The length of each section in front of the current entry.
  private var starts: [Int]

  /// Creates empty sections, with room for some bytes in each.
  init(_ frame: Frame, capacity: Int = 0) {
    sections = frame.sections.map { _ in OutputBuffer(capacity: capacity) }
    separators = frame.sections.map(\.separator)
    starts = frame.sections.map { _ in 0 }
  }

  /// How many bytes have been written.
  var count: Int { sections.reduce(0) { $0 + $1.bytes.count } }

  /// Appends one entry.
  mutating func append(_ write: (inout [OutputBuffer]) -> Void) {
    beginEntry()
    write(&sections)
    endEntry()
  }

  /// Appends the separators in front of an entry, which is then written to the sections.
  mutating func beginEntry() {
    for index in sections.indices {
      starts[index] = sections[index].bytes.count
      if starts[index] > 0 { sections[index].append(separators[index]) }
    }
  }

  /// Removes the separators again where the entry has written nothing.
  mutating func endEntry() {
    for index in sections.indices {
      let separatorLength = starts[index] > 0 ? separators[index].utf8.count : 0
      if sections[index].bytes.count == starts[index] + separatorLength {
        sections[index].truncate(to: starts[index])
      }
    }
  }
}
