import Platform

/// Finds the regular files that match a pattern, without following links to folders.
struct FileSearch {
  /// Why a search ends early.
  enum Fault: Error, Equatable {
    case unreadable(Path, SystemError)
    case tooManyFiles(limit: Int)
    case tooManyNames(limit: Int)
    case tooDeep(Path, limit: Int)
  }

  /// The usual maximum number of files.
  static let maximumCount = 10_000
  /// The maximum number of names that are looked at.
  private static let maximumNameCount = 200_000
  /// How deep folders may be nested.
  private static let maximumDepth = 64

  private let limit: Int
  private var found: Set<Path> = []
  private var nameCount = 0

  private init(limit: Int) { self.limit = limit }

  /// The files in the order of their paths, with numbers by value.
  static func files(
    matching pattern: FilePattern,
    upTo limit: Int = maximumCount
  ) throws(Fault) -> [Path] {
    var search = Self(limit: limit)
    try search.add(pattern.parts[...], in: pattern.root, depth: 0)
    return search.found.map { NaturalOrder($0) }.sorted().map(\.path)
  }
}

private extension FileSearch {
  mutating func add(
    _ parts: ArraySlice<FilePattern.Part>,
    in folder: Path,
    depth: Int
  ) throws(Fault) {
    guard let part = parts.first else { return }
    guard depth <= Self.maximumDepth else {
      throw .tooDeep(folder, limit: Self.maximumDepth)
    }
    let rest = parts.dropFirst()
    if part == .anyFolders, !rest.isEmpty { try add(rest, in: folder, depth: depth) }
    for name in try names(in: folder, matching: part) {
      let path = Path(bytes: folder.bytes + name)
      switch FileKind(of: path, followsLinks: !part.hasWildcards) {
      case .folder:
        let inner = part == .anyFolders ? parts : rest
        try add(inner, in: path.appending("/"), depth: depth + 1)
      case .file where rest.isEmpty:
        found.insert(path)
        guard found.count <= limit else { throw .tooManyFiles(limit: limit) }
      case .file, .other: continue
      }
    }
  }

  /// The names in a folder that match; a folder that is not there has none.
  mutating func names(
    in folder: Path,
    matching part: FilePattern.Part
  ) throws(Fault) -> [[UInt8]] {
    if case .name(let name) = part { return [name] }
    let names: [[UInt8]]
    do throws(SystemError) {
      names = try Folder.names(in: folder.isEmpty ? "." : folder, upTo: Self.maximumNameCount)
    } catch {
      guard error != .noEntry else { return [] }
      throw .unreadable(folder, error)
    }
    nameCount += names.count
    guard nameCount <= Self.maximumNameCount else {
      throw .tooManyNames(limit: Self.maximumNameCount)
    }
    return names.filter(part.matches)
  }
}

/// What is at a path.
enum FileKind {
  case folder
  /// A regular file, or a link to one.
  case file
  case other

  /// A link to a folder is neither, unless links are followed.
  init(of path: Path, followsLinks: Bool) {
    var status = stat()
    guard unsafe lstat(path.systemPath, &status) == 0 else {
      self = .other
      return
    }
    let isLink = status.st_mode & S_IFMT == S_IFLNK
    if isLink, unsafe stat(path.systemPath, &status) != 0 {
      self = .other
      return
    }
    self =
      switch status.st_mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR where followsLinks || !isLink: .folder
      default: .other
      }
  }
}
