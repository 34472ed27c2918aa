import Foundation

/// A folder that is removed with its last reference.
final class TemporaryFolder {
  /// The path without a trailing slash.
  let path: String

  init() throws {
    path = FileManager.default.temporaryDirectory.appending(path: "faq-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The sorted names of all files in the folder or in one of its folders.
  func names(in folder: String = "") throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: "\(path)/\(folder)").sorted()
  }

  func text(of name: String) throws -> String {
    try String(contentsOfFile: "\(path)/\(name)", encoding: .utf8)
  }

  /// Writes a file, and makes the folder that it is in.
  func write(_ text: String, to name: String) throws {
    let folder = URL(filePath: "\(path)/\(name)").deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try text.write(toFile: "\(path)/\(name)", atomically: false, encoding: .utf8)
  }
}
