import Bytes

extension String {
  /// The address of a source with this name, relative to a folder where it can be.
  ///
  ///     "/work/docs/a b.json"  // "docs/a%20b.json" in "/work", "file:///work/docs/a%20b.json" in "/"
  func artifactAddress(from folder: String?) -> String {
    if hasPrefix("https://") || hasPrefix("http://") { return self }
    let path = percentEncoded(where: EncodedInPath.self)
    guard path.hasPrefix("/") else {
      return path.hasPrefix("./") ? String(path.dropFirst(2)) : path
    }
    let folder = folder.map { $0.percentEncoded(where: EncodedInPath.self) + "/" }
    if let folder, path.hasPrefix(folder) { return String(path.dropFirst(folder.count)) }
    return "file://\(path)"
  }
}

/// Everything but letters and digits of ASCII, `-`, `.`, `_`, `~` and slashes.
private enum EncodedInPath: ByteCondition {
  @inline(__always)
  static func holds(for byte: UInt8, _: UInt8, _: UInt8) -> Bool {
    let isPlain =
      byte.isASCIIAlphanumeric | (byte == UInt8(ascii: "_")) | (byte == UInt8(ascii: "~"))
      | (byte &- UInt8(ascii: "-") <= 2)
    return !isPlain
  }
}
