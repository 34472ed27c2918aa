import FaqService
import Platform

/// A file whose content is read, changed, and written back as a whole.
struct EditedFile {
  /// The path as the user wrote it.
  let path: Path
  /// The content as it was read.
  let bytes: [UInt8]
  /// The path of the file itself, to which symbolic links lead.
  private let target: Path
  private let permissions: mode_t

  /// Reads a file; throws if it is not a regular file.
  init(path: Path) async throws(FaqServiceError) {
    var status = stat()
    if unsafe stat(path.systemPath, &status) == 0 {
      guard [S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT) else {
        throw FaqServiceError(.unreadable, source: "\(path)", reason: "this is not a regular file")
      }
    }
    self.path = path
    bytes = try await path.source.contents()
    target = Self.target(of: path) ?? path
    permissions = status.st_mode & 0o7777
  }

  /// Replaces the content in one step; links to the file and its permissions stay.
  func replace(with bytes: [UInt8]) throws(FileFailure) {
    guard unsafe access(target.systemPath, W_OK) == 0 else {
      throw FileFailure(path: path, reason: .last)
    }
    let file = try AtomicFile(path: target, permissions: permissions)
    try file.write(bytes)
    try file.commit()
  }
}

private extension EditedFile {
  /// The path without symbolic links.
  static func target(of path: Path) -> Path? {
    guard let resolved = unsafe realpath(path.systemPath, nil) else { return nil }
    defer { unsafe free(resolved) }
    let bytes = unsafe UnsafeRawBufferPointer(start: resolved, count: strlen(resolved))
    return unsafe Path(bytes: bytes)
  }
}

extension RawFaqReader {
  /// Reads content in memory, one entry at a time, with the members around the entries so far.
  static func read(
    _ bytes: [UInt8],
    _ body: (RawFaq, _ envelope: () -> [RawMember]) throws(RawReadingError) -> Void
  ) throws(RawReadingError) {
    let chunkSize = 256 << 10
    var reader = Self()
    var rest = bytes[...]
    while true {
      switch try reader.advance() {
      case .entry:
        if let faq = reader.current { try body(faq) { reader.envelope } }
      case .needsBytes where rest.isEmpty: reader.finish()
      case .needsBytes:
        reader.feed(Array(rest.prefix(chunkSize)))
        rest = rest.dropFirst(chunkSize)
      case .end: return
      }
    }
  }
}
