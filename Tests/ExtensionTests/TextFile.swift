import FaqService
import Testing

/// A file of the repository, read with what the package offers for content.
enum TextFile {
  static func text(_ path: String, file: String = #filePath) async throws -> String {
    let root = file.split(separator: "/").dropLast(3).joined(separator: "/")
    var bytes: [UInt8] = []
    var stream: any ByteStream = try FileSource(path: "/\(root)/\(path)").open()
    while let chunk = try await stream.next() { bytes += chunk }
    return try #require(String(validating: bytes, as: UTF8.self))
  }
}
