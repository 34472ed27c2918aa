import FaqService
import Foundation
import Testing

/// A file of foreign content, with what is expected of it in a file beside it.
struct Fixture: CustomTestStringConvertible {
  let url: URL

  var testDescription: String { url.lastPathComponent }

  /// The files of a folder, in the order of their names.
  static func all(in folder: String) -> [Self] {
    let fixtures = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Fixtures")
    let files = try? FileManager.default.contentsOfDirectory(
      at: fixtures.appending(path: folder),
      includingPropertiesForKeys: nil
    )
    return (files ?? []).filter { $0.pathExtension != "expected" }
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
      .map { Self(url: $0) }
  }

  /// The text of a file of this package.
  static func page(_ path: String) throws -> String {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    return try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  func content() throws -> [UInt8] { Array(try Data(contentsOf: url)) }

  /// What is expected.
  func expected() throws -> String {
    let file = url.deletingPathExtension().appendingPathExtension("expected")
    return try String(contentsOf: file, encoding: .utf8)
  }
}
