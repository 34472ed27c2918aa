/// A file, read in chunks while its content is asked for.
public struct FileSource: FaqSource {
  /// The path.
  public let name: String

  /// The file at a path.
  public init(path: String) { name = path }

  /// Opens the file, or says why it cannot be opened.
  public func open() throws(FaqServiceError) -> any ByteStream {
    try FileStream(file: ReadableFile(path: name), path: name)
  }
}

extension FaqSource where Self == FileSource {
  /// The file at a path.
  public static func file(_ path: String) -> Self { Self(path: path) }
}

struct FileStream: ByteStream {
  /// Large enough that system calls cost nothing, small enough to stay in a core's cache.
  private static let chunkSize = 256 << 10

  private let file: ReadableFile
  private let path: String
  let totalCount: Int?

  init(file: ReadableFile?, path: String) throws(FaqServiceError) {
    guard let file else { throw .file(path, errorNumber: ReadableFile.lastErrorNumber) }
    self.file = file
    self.path = path
    totalCount = file.size
  }

  func next() throws(FaqServiceError) -> [UInt8]? {
    guard let chunk = file.read(upTo: Self.chunkSize) else {
      throw .file(path, errorNumber: ReadableFile.lastErrorNumber)
    }
    return chunk.isEmpty ? nil : chunk
  }
}

extension FaqServiceError {
  /// A system call on a file that failed.
  static func file(_ path: String, errorNumber: Int32) -> Self {
    switch errorNumber {
    case ReadableFile.noEntry:
      Self(.notFound, source: path, reason: "there is no such file", hint: "Check the path.")
    case ReadableFile.isDirectory:
      Self(
        .unreadable,
        source: path,
        reason: "this is a directory, not a file",
        hint: "Name a file in it."
      )
    case ReadableFile.accessDenied:
      Self(
        .unreadable,
        source: path,
        reason: "permission denied",
        hint: "Ask for the right to read the file."
      )
    default:
      Self(.unreadable, source: path, reason: ReadableFile.message(of: errorNumber))
    }
  }
}
