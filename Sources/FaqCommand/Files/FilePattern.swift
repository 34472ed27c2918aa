import Platform

/// A path in which `*` and `?` stand for parts of a name, and `**` for any number of folders.
///
/// Names that begin with a dot match only if the pattern has the dot.
struct FilePattern {
  /// A part of the path between slashes.
  enum Part: Equatable {
    case name([UInt8])
    case wildcards([UInt8])
    case anyFolders
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

extension FilePattern.Part {
  init(_ bytes: [UInt8]) {
    if bytes == Array("**".utf8) {
      self = .anyFolders
    } else {
      let hasWildcards = bytes.contains { $0 == UInt8(ascii: "*") || $0 == UInt8(ascii: "?") }
      self = hasWildcards ? .wildcards(bytes) : .name(bytes)
    }
  }

  var hasWildcards: Bool {
    switch self {
    case .name: false
    case .wildcards, .anyFolders: true
    }
  }

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

private extension UInt8 {
  static let dot = Self(ascii: ".")
}
