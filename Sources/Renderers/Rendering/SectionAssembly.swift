/// Puts the sections of a frame together on a sink.
///
/// The first section is written as it grows; the sink holds back the others until the end.
struct SectionAssembly<Sink: OutputSink> {
  private(set) var sink: Sink
  private let frame: Frame
  private var hasContent: [Bool]

  init(_ frame: Frame, to sink: Sink) throws(Sink.Failure) {
    self.sink = sink
    self.frame = frame
    hasContent = frame.sections.map { _ in false }
    try self.sink.write(Array(frame.opening.utf8))
  }

  /// Appends the output of entries to each section.
  mutating func append(_ output: [OutputBuffer]) throws(Sink.Failure) {
    for (index, buffer) in output.enumerated() where !buffer.bytes.isEmpty {
      let section = frame.sections[index]
      if hasContent[index] {
        try put(Array(section.separator.utf8), section: index)
      } else if index == 0 {
        try sink.write(Array(section.opening.utf8))
      }
      hasContent[index] = true
      try put(buffer.bytes, section: index)
    }
  }

  /// Completes all sections.
  mutating func finish() throws(Sink.Failure) {
    for (index, section) in frame.sections.enumerated() {
      if !hasContent[index], section.isOptional { continue }
      if !hasContent[index] || index > 0 { try sink.write(Array(section.opening.utf8)) }
      if hasContent[index], index > 0 { try sink.release(section: index) }
      try sink.write(Array(section.closing.utf8))
    }
    try sink.write(Array(frame.closing.utf8))
  }

  private mutating func put(_ bytes: [UInt8], section: Int) throws(Sink.Failure) {
    guard !bytes.isEmpty else { return }
    if section == 0 { try sink.write(bytes) } else { try sink.hold(bytes, section: section) }
  }
}
