import Foundation

/// A folder for one test, which is gone when the test is.
final class TemporaryFolder {
  /// Its path, with no slash behind it.
  let path: String

  init() throws {
    path = FileManager.default.temporaryDirectory.appending(path: "faq-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// What is in it, or in a folder in it, hidden or not, in order.
  func names(in folder: String = "") throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: "\(path)/\(folder)").sorted()
  }

  func text(of name: String) throws -> String {
    try String(contentsOfFile: "\(path)/\(name)", encoding: .utf8)
  }

  func write(_ text: String, to name: String) throws {
    try text.write(toFile: "\(path)/\(name)", atomically: false, encoding: .utf8)
  }
}
