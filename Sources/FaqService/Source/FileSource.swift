/// A file, read in chunks on demand.
public struct FileSource: FaqSource {
  /// The path.
  public let name: String

  /// A file at a path.
  public init(path: String) { name = path }

  /// Opens the file.
  public func open() throws(FaqServiceError) -> sending any ByteStream {
    do throws(SystemCallError) {
      return FileStream(file: try ReadableFile.open(path: name), path: name)
    } catch {
      throw FaqServiceError(error, path: name)
    }
  }
}

extension FaqSource where Self == FileSource {
  /// A file at a path.
  public static func file(_ path: String) -> Self { Self(path: path) }
}

struct FileStream: ByteStream {
  /// Large enough to make system calls cheap, small enough to fit into a core's cache.
  private static let chunkSize = 256 << 10

  private let file: ReadableFile
  private let path: String
  let totalCount: Int?

  init(file: ReadableFile, path: String) {
    self.file = file
    self.path = path
    totalCount = file.size
  }

  func next() throws(FaqServiceError) -> [UInt8]? {
    do throws(SystemCallError) {
      let chunk = try file.read(upTo: Self.chunkSize)
      return chunk.isEmpty ? nil : chunk
    } catch {
      throw FaqServiceError(error, path: path)
    }
  }
}

extension FaqServiceError {
  /// Creates the failure for a system call on a file.
  init(_ error: SystemCallError, path: String) {
    switch error {
    case .noEntry:
      self.init(
        .notFound,
        source: path,
        reason: "there is no such file",
        hint: "Check the path."
      )
    case .isDirectory:
      self.init(
        .unreadable,
        source: path,
        reason: "this is a directory, not a file",
        hint: "Name a file in it."
      )
    case .accessDenied:
      self.init(
        .unreadable,
        source: path,
        reason: "permission denied",
        hint: "Check the file's permissions."
      )
    default:
      self.init(.unreadable, source: path, reason: error.message)
    }
  }
}
