import Foundation

/// The files of https://github.com/nst/JSONTestSuite, by the prefix that says what is expected.
enum JSONTestSuite {
  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent()
    .deletingLastPathComponent()
    .appending(path: "Fixtures/JSONTestSuite")

  /// `y_` must be accepted, `n_` must be rejected, and `i_` may be either.
  static func names(_ prefix: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path())
      .filter { $0.hasPrefix(prefix) && $0.hasSuffix(".json") }
      .sorted()
  }

  static func bytes(of name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: folder.appending(path: name)))
  }
}
