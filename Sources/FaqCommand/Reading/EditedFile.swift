import FaqService
import Platform

/// A file whose content is read, changed, and written back as a whole.
struct EditedFile {
  /// The path as the user wrote it.
  let path: Path
  /// The path of the file itself, to which symbolic links lead.
  private let target: Path
  private let permissions: mode_t

  /// The folder for what waits until the new content is complete.
  var folder: Path { target.directory.isEmpty ? "." : target.directory }

  /// Throws if there is something at the path that is neither a regular file nor a folder, which
  /// reading refuses.
  init(path: Path) throws(FaqServiceError) {
    var status = stat()
    let isThere = unsafe stat(path.systemPath, &status) == 0
    guard !isThere || [S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT) else {
      throw FaqServiceError(.unreadable, source: "\(path)", reason: "this is not a regular file")
    }
    self.path = path
    target = Self.target(of: path) ?? path
    permissions = status.st_mode & 0o7777
  }

  /// Replaces the content in one step; links to the file and its permissions stay.
  func replace(with content: Spool) throws {
    guard unsafe access(target.systemPath, W_OK) == 0 else {
      throw FileFailure(path: path, reason: .last)
    }
    let file = try AtomicFile(path: target, permissions: permissions)
    try content.read { try file.write($0) }
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
  /// Reads the bytes that follow those so far, or with nil the end, and passes on the entries that
  /// are complete, with the members around the entries so far.
  mutating func read(
    _ chunk: [UInt8]?,
    _ body: (RawFaq, _ envelope: () -> [RawMember]) throws(RawReadingError) -> Void
  ) throws(RawReadingError) {
    if let chunk { feed(chunk) } else { finish() }
    while try advance() == .entry {
      if let faq = current { try body(faq) { envelope } }
    }
  }
}
