import Bytes
import Platform

/// Finds the regular files that match a pattern, without following links to folders.
struct FileSearch {
  /// The usual maximum number of files.
  static let maximumCount = 10_000
  /// The maximum number of names that are looked at.
  private static let maximumNameCount = 200_000
  /// How deep folders may be nested.
  private static let maximumDepth = 64

  private let path: Path
  private let limit: Int
  private var found: Set<Path> = []
  private var nameCount = 0

  /// Begins a search that a path asks for.
  init(at path: Path, upTo limit: Int = maximumCount) {
    self.path = path
    self.limit = limit
  }

  /// The files in the order of their paths, with numbers by value.
  mutating func files(matching pattern: FilePattern) throws(Failure) -> [Path] {
    try add(pattern.parts[...], in: pattern.root, depth: 0)
    return found.map { NaturalOrder($0) }.sorted().map(\.path)
  }
}

private extension FileSearch {
  mutating func add(
    _ parts: ArraySlice<FilePattern.Part>,
    in folder: Path,
    depth: Int
  ) throws(Failure) {
    guard let part = parts.first else { return }
    guard depth <= Self.maximumDepth else {
      let message: Message = "\(folder): folders are nested deeper than \(Self.maximumDepth) levels"
      throw Failure(.unavailable, message, hint: "Name a folder in it.")
    }
    let rest = parts.dropFirst()
    if part == .anyFolders, !rest.isEmpty { try add(rest, in: folder, depth: depth) }
    for name in try names(in: folder, matching: part) {
      let path = Path(bytes: folder.bytes + name)
      switch Self.type(of: path, followsLinks: !part.hasWildcards) {
      case S_IFDIR:
        let inner = part == .anyFolders ? parts : rest
        try add(inner, in: path.appending("/"), depth: depth + 1)
      case S_IFREG where rest.isEmpty:
        found.insert(path)
        guard found.count <= limit else {
          let hint: Message = "Name a folder in it, or a pattern such as '*.md'."
          let message: Message = "\(self.path): there are more than \(limit) files"
          throw Failure(.unavailable, message, hint: hint)
        }
      default: continue
      }
    }
  }

  /// The type of what is at a path; a link to a folder has none, unless links are followed.
  static func type(of path: Path, followsLinks: Bool) -> mode_t? {
    var status = stat()
    guard unsafe lstat(path.systemPath, &status) == 0 else { return nil }
    let isLink = status.st_mode & S_IFMT == S_IFLNK
    if isLink, unsafe stat(path.systemPath, &status) != 0 { return nil }
    let type = status.st_mode & S_IFMT
    return isLink && !followsLinks && type == S_IFDIR ? nil : type
  }

  /// The names in a folder that match; a folder that is not there has none.
  mutating func names(
    in folder: Path,
    matching part: FilePattern.Part
  ) throws(Failure) -> [[UInt8]] {
    if case .name(let name) = part { return [name] }
    let names: [[UInt8]]
    do throws(SystemError) {
      names = try Folder.names(in: folder.isEmpty ? "." : folder, upTo: Self.maximumNameCount)
    } catch {
      guard error != .noEntry else { return [] }
      let hint: Message = "Check the permissions of the folder."
      throw Failure(.unavailable, "\(folder): \(error.message)", hint: hint)
    }
    nameCount += names.count
    guard nameCount <= Self.maximumNameCount else {
      let message: Message = "there are more than \(Self.maximumNameCount) files and folders"
      throw Failure(.unavailable, "\(path): \(message)", hint: "Name a folder in it.")
    }
    return names.filter(part.matches)
  }
}

/// A path in which `*` and `?` stand for parts of a name, and `**` for any number of folders.
///
/// Names that begin with a dot match only if the pattern has the dot.
struct FilePattern {
  /// A part of the path between slashes.
  enum Part: Equatable {
    case name([UInt8])
    case wildcards([UInt8])
    case anyFolders

    init(_ bytes: [UInt8]) {
      if bytes == Array("**".utf8) {
        self = .anyFolders
      } else {
        let hasWildcards = bytes.contains { $0 == UInt8(ascii: "*") || $0 == UInt8(ascii: "?") }
        self = hasWildcards ? .wildcards(bytes) : .name(bytes)
      }
    }

    var hasWildcards: Bool { if case .name = self { false } else { true } }

    /// Whether a name matches; hidden names match only a pattern that begins with a dot.
    func matches(_ name: [UInt8]) -> Bool {
      switch self {
      case .name(let own): own == name
      case .anyFolders: name.first != .dot
      case .wildcards(let pattern):
        (name.first != .dot || pattern.first == .dot) && Self.matches(name[...], pattern[...])
      }
    }

    /// Tries again only from the last `*`, so that no pattern takes long.
    private static func matches(_ name: ArraySlice<UInt8>, _ pattern: ArraySlice<UInt8>) -> Bool {
      var (name, pattern) = (name, pattern)
      var retry: (name: ArraySlice<UInt8>, pattern: ArraySlice<UInt8>)?
      while !name.isEmpty {
        if pattern.first == UInt8(ascii: "*") {
          pattern.removeFirst()
          retry = (name, pattern)
        } else if pattern.first == UInt8(ascii: "?") {
          pattern.removeFirst()
          name = name.dropFirst().drop { $0 & 0xC0 == 0x80 }
        } else if let byte = pattern.first, byte == name.first {
          pattern.removeFirst()
          name.removeFirst()
        } else {
          guard let last = retry else { return false }
          (name, pattern) = (last.name.dropFirst(), last.pattern)
          retry = (name, pattern)
        }
      }
      return pattern.allSatisfy { $0 == UInt8(ascii: "*") }
    }
  }

  /// The folder that an absolute pattern begins with; empty for a relative one.
  let root: Path
  let parts: [Part]

  /// Nil if the path has no wildcards.
  init?(_ path: Path) {
    let parts = path.bytes.split(separator: UInt8(ascii: "/")).map { Part(Array($0)) }
    guard parts.contains(where: \.hasWildcards) else { return nil }
    root = path.bytes.first == UInt8(ascii: "/") ? "/" : ""
    self.parts = parts
  }

  /// All files in a folder and in the folders within it.
  init(allIn folder: Path) {
    root = folder.endsWithSlash ? folder : folder.appending("/")
    parts = [.anyFolders, .wildcards([UInt8(ascii: "*")])]
  }
}

/// A path that is ordered as people order names: numbers by value, and letters of either case
/// together.
///
/// The order depends on nothing but the bytes of the path.
struct NaturalOrder: Comparable {
  /// A part of a path; digits follow their number, so that longer numbers come later.
  private enum Piece: Comparable {
    /// Ends a name, so that the files of a folder stay together.
    case slash
    case digits(count: Int)
    case byte(UInt8)
  }

  let path: Path
  private let pieces: [Piece]

  init(_ path: Path) {
    self.path = path
    var pieces: [Piece] = []
    var rest = path.bytes[...]
    while let byte = rest.first {
      let digits = rest.prefix(while: \.isASCIIDigit)
      rest = rest.dropFirst(max(1, digits.count))
      if digits.isEmpty {
        pieces.append(byte == UInt8(ascii: "/") ? .slash : .byte(byte.lowercasedASCII))
      } else {
        let value = digits.drop { $0 == UInt8(ascii: "0") }
        pieces.append(.digits(count: value.count))
        pieces += value.map { .byte($0) }
      }
    }
    self.pieces = pieces
  }

  static func < (left: Self, right: Self) -> Bool {
    for (one, other) in zip(left.pieces, right.pieces) where one != other { return one < other }
    guard left.pieces.count == right.pieces.count else {
      return left.pieces.count < right.pieces.count
    }
    return left.path.bytes.lexicographicallyPrecedes(right.path.bytes)
  }
}
