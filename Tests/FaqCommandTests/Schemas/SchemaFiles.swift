import Foundation

/// Files of the repository for the tests of the schemas.
enum SchemaFiles {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  static func schema(_ name: String) throws -> JSONSchema {
    try JSONSchema(text("schemas/\(name).schema.json"))
  }

  /// The texts of the Swift files of a module.
  static func sources(of module: String) throws -> [String] {
    let folder = root.appending(path: "Sources/\(module)")
    return try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".swift") }
      .map { try text("Sources/\(module)/\($0)") }
  }

  /// Documents, one per line; `scripts/judges/schemas` reads them too.
  static func documents(_ name: String) throws -> [String] {
    try text("Tests/FaqCommandTests/Fixtures/Schemas/\(name).ndjson")
      .split(separator: "\n").map(String.init)
  }

  /// The code blocks of a language on the pages about content, editors and extensions.
  static func listings(_ language: String) throws -> [String] {
    let names = ["write", "blocks", "types", "editors", "extend"]
    let pages = try names.map { try text("docs/\($0).md") }.joined()
    return pages.components(separatedBy: "\n```\(language)\n").dropFirst()
      .compactMap { $0.components(separatedBy: "\n```").first }
  }
}
