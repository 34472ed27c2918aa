import Platform

/// The destination of a conversion: standard output, or a file that appears once it is complete.
struct Destination {
  private let output: any Output
  private let file: AtomicFile?

  /// The file at a path; without a path, the other output.
  init(_ path: Path?, otherwise output: any Output) throws(FileFailure) {
    file = try path.map { path throws(FileFailure) in try AtomicFile(path: path) }
    self.output = output
  }

  func write(_ bytes: [UInt8]) throws {
    guard !bytes.isEmpty else { return }
    if let file { try file.write(bytes) } else { try output.write(bytes) }
  }

  /// Makes the file appear.
  func finish() throws(FileFailure) { try file?.commit() }
}

extension Failure {
  init(_ error: FileFailure) {
    self.init(.writeFailed, "writing to \(error.path) failed: \(error.reason.message)")
  }
}
