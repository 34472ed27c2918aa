import Platform
import Renderers

/// Where output goes: standard output, or a file that appears once it is complete.
struct Destination {
  /// The path of the file; nil for standard output.
  let path: Path?
  /// The folder for large spools: that of the file, or else the one for temporary files.
  let folder: Path
  private let output: any Output
  private let file: AtomicFile?

  /// The file at a path; without a path, the standard output of a session.
  init(_ path: Path? = nil, of session: Session) throws(FileFailure) {
    self.path = path
    output = session.output
    file = try path.map { path throws(FileFailure) in try AtomicFile(path: path) }
    let directory = path.flatMap { $0.isDevice ? nil : $0.directory }
    folder = directory.map { $0.isEmpty ? "." : $0 } ?? session.environment.temporaryFolder
  }

  func write(_ bytes: [UInt8]) throws {
    guard !bytes.isEmpty else { return }
    if let file { try file.write(bytes) } else { try output.write(bytes) }
  }

  /// Makes the file appear.
  func finish() throws(FileFailure) { try file?.commit() }
}

/// Writes to a destination in large pieces; later sections wait in spools, or for their own passes.
struct DestinationSink: OutputSink {
  typealias Failure = any Error

  private static let sufficientCount = 64 << 10

  private let destination: Destination
  private let transform: @Sendable ([UInt8]) -> [UInt8]
  private var pending: [UInt8] = []
  private var spools: [Int: Spool] = [:]
  /// The only section that is written, with what follows it; nil for all sections.
  private let pass: Int?
  private var section = 0

  /// Writes what a function makes of each piece of output, in one of several passes if there are.
  init(
    _ destination: Destination,
    pass: Int? = nil,
    transform: @escaping @Sendable ([UInt8]) -> [UInt8] = \.self
  ) {
    self.destination = destination
    self.pass = pass
    self.transform = transform
  }

  mutating func write(_ bytes: [UInt8]) throws {
    if pass == nil || pass == section { try append(bytes) }
  }

  private mutating func append(_ bytes: [UInt8]) throws {
    // Pieces are large, so that most are written without being copied.
    if pending.isEmpty { pending = transform(bytes) } else { pending += transform(bytes) }
    if pending.count >= Self.sufficientCount { try flush() }
  }

  mutating func hold(_ bytes: [UInt8], section: Int) throws {
    guard pass == nil else {
      if pass == section { try append(bytes) }
      return
    }
    let spool = spools[section] ?? Spool(folder: destination.folder)
    spools[section] = spool
    try spool.append(bytes)
  }

  mutating func release(section: Int) throws {
    self.section = section
    try spools.removeValue(forKey: section)?.read { try write($0) }
  }

  /// Writes what is pending.
  mutating func flush() throws {
    try destination.write(pending)
    pending = []
  }
}
