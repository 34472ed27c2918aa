import Foundation

/// The files of https://github.com/nst/JSONTestSuite, by the letter that says what is due to them.
enum JSONTestSuite {
  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent()
    .deletingLastPathComponent()
    .appending(path: "Fixtures/JSONTestSuite")

  /// `y_` has to be accepted, `n_` to be rejected, and `i_` is the reader's own decision.
  static func names(_ prefix: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path())
      .filter { $0.hasPrefix(prefix) && $0.hasSuffix(".json") }
      .sorted()
  }

  static func bytes(of name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: folder.appending(path: name)))
  }
}
