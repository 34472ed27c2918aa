import Bytes

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The path of a file: bytes, which need not be valid UTF-8.
package struct Path: Hashable, Sendable {
  package let bytes: [UInt8]

  package init(bytes: some Sequence<UInt8>) { self.bytes = Array(bytes) }

  package init(_ text: String) { bytes = Array(text.utf8) }

  /// Everything up to and including the last slash.
  package var directory: Self {
    Self(bytes: bytes[..<((bytes.lastIndex(of: .slash) ?? -1) + 1)])
  }

  package var isEmpty: Bool { bytes.isEmpty }

  /// Whether the path can only name a folder.
  package var endsWithSlash: Bool { bytes.last == .slash }

  /// Whether there is anything at the path, even a link that leads nowhere.
  package var exists: Bool {
    var status = stat()
    return unsafe lstat(systemPath, &status) == 0
  }

  /// The text of the path, if it is valid UTF-8.
  package var text: String? { String(validating: bytes, as: UTF8.self) }

  /// The path as system calls take it.
  package var systemPath: [CChar] { bytes.map { CChar(bitPattern: $0) } + [0] }

  /// The path with more text at its end.
  package func appending(_ text: String) -> Self { Self(bytes: bytes + Array(text.utf8)) }
}

extension Path: CustomStringConvertible {
  /// The path in messages, with U+FFFD for what is not valid UTF-8.
  package var description: String { String(copying: bytes.span) }
}

extension Path: ExpressibleByStringInterpolation {
  package init(stringLiteral text: String) { self.init(text) }
}

private extension UInt8 {
  static let slash = Self(ascii: "/")
}
