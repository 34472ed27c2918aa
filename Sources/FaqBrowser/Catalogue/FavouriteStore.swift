import Platform

/// The identities of the entries that a user has marked, in a file that several programs share.
///
/// An identity is a line of the file; a line end in it is stored as a space.
///
/// ```text
/// favourites, version 1
/// how do i reset my password?
/// ```
public struct FavouriteStore: Sendable {
  private static let heading = "favourites, version 1"
  /// No list that a person has made is longer.
  private static let sizeLimit = 16 << 20

  private let path: Path

  /// The favourites in a file.
  ///
  /// - Parameter path: The path of the file, which need not exist. It is created with its folder
  ///   when something is stored, and a second file beside it, `path.lock`, locks it.
  public init(path: String) { self.path = Path(path) }

  /// The identities that are stored, or none without a file.
  ///
  /// - Throws: A failure if the file cannot be read, or is not a list of favourites.
  public func read() throws(FavouriteFailure) -> Set<String> {
    let bytes: [UInt8]
    do throws(SystemError) {
      bytes = try FileDescriptor.contents(of: path, upTo: Self.sizeLimit + 1)
    } catch {
      if error == .noEntry { return [] }
      throw FavouriteFailure(path, error.message, hint: "Check the permissions.")
    }
    return try identities(in: bytes)
  }

  /// Adds or removes an identity.
  ///
  /// Changes that other programs and threads make at the same time are kept: it waits for them.
  ///
  /// - Parameters:
  ///   - identity: The identity; it may be stored already, or not at all.
  ///   - isFavourite: Whether to add it.
  /// - Returns: All identities that are stored then.
  /// - Throws: A failure if the file cannot be read or written, or is not a list of favourites. It
  ///   stays as it was.
  @discardableResult
  public func set(_ identity: String, _ isFavourite: Bool) throws(FavouriteFailure) -> Set<String> {
    let lock: FileLock
    do throws(FileFailure) {
      try Folder.make(path.directory)
      lock = try FileLock(at: path.appending(".lock"))
    } catch {
      throw FavouriteFailure(error)
    }
    defer { lock.release() }
    var identities = try read()
    // A line end would divide the identity in the file.
    let line = String(identity.map { $0.isNewline ? " " : $0 })
    if isFavourite { identities.insert(line) } else { identities.remove(line) }
    let lines = [Self.heading] + identities.sorted()
    do throws(FileFailure) {
      try AtomicFile.write(Array(lines.map { "\($0)\n" }.joined().utf8), to: path)
    } catch {
      throw FavouriteFailure(error)
    }
    return identities
  }

  /// What changes whenever another program stores favourites.
  var stamp: FileStamp? { FileStamp(of: path) }

  private func identities(in bytes: [UInt8]) throws(FavouriteFailure) -> Set<String> {
    let text = bytes.count <= Self.sizeLimit ? String(validating: bytes, as: UTF8.self) : nil
    var lines = (text ?? "").split(separator: "\n").map(String.init)[...]
    guard lines.popFirst() == Self.heading else {
      throw FavouriteFailure(
        path,
        "it is not a list of favourites",
        hint: "Move the file away, and mark the favourites again."
      )
    }
    return Set(lines)
  }
}

/// Favourites that could not be read or stored.
public struct FavouriteFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// What went wrong, with the path of the file.
  public let message: String
  /// What to do about it.
  public let hint: String

  /// The message.
  public var description: String { message }

  init(_ path: Path, _ reason: String, hint: String) {
    message = "\(path): \(reason)"
    self.hint = hint
  }

  init(_ failure: FileFailure) {
    self.init(failure.path, failure.reason.message, hint: "Check the folder and its permissions.")
  }
}
