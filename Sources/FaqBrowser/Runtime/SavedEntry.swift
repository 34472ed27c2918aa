import Platform

/// Saves entries in the working folder, and replaces no file.
enum SavedEntry {
  private static let lastNumber = 99

  /// Writes a file under its name, or under one with a number if that is taken: `retry-2.md`.
  ///
  /// - Returns: The name of the file.
  static func write(_ entry: ExportedEntry) throws(FileFailure) -> String {
    for number in 1...lastNumber {
      let name = number == 1 ? entry.fileName : numbered(entry.fileName, number)
      do throws(FileFailure) {
        let file = try AtomicFile(path: Path(name))
        try file.write(entry.bytes)
        try file.commit(replacing: false)
        return name
      } catch {
        guard error.reason == .exists else { throw error }
      }
    }
    throw FileFailure(path: Path(entry.fileName), reason: .exists)
  }

  private static func numbered(_ name: String, _ number: Int) -> String {
    guard let dot = name.lastIndex(of: ".") else { return "\(name)-\(number)" }
    return "\(name[..<dot])-\(number)\(name[dot...])"
  }
}
