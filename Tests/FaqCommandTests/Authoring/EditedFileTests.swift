import FaqService
import Foundation
import Platform
import Testing

@testable import FaqCommand

@Suite("A file is changed in one step")
struct EditedFileTests {
  @Test(
    "The new content replaces the old one, with the same permissions",
    arguments: [0o600, 0o644]
  )
  func replacement(permissions: Int) async throws {
    let folder = try TemporaryFolder()
    let path = "\(folder.path)/a.json"
    try folder.write("before", to: "a.json")
    try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: path)
    let file = try await EditedFile(path: Path(path))
    #expect(file.bytes == Array("before".utf8))
    try file.replace(with: Array("after".utf8))
    #expect(try folder.text(of: "a.json") == "after")
    #expect(try folder.names() == ["a.json"])
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect(attributes[.posixPermissions] as? Int == permissions)
  }

  @Test("Of a symbolic link, the file that it leads to is replaced")
  func link() async throws {
    let folder = try TemporaryFolder()
    try folder.write("before", to: "b.json")
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/a.json",
      withDestinationPath: "b.json"
    )
    try await EditedFile(path: "\(folder.path)/a.json").replace(with: Array("after".utf8))
    #expect(try folder.text(of: "b.json") == "after")
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: "\(folder.path)/a.json")
        == "b.json"
    )
  }

  @Test(
    "What is not a regular file cannot be edited",
    arguments: [
      ("/dev/null", "this is not a regular file"), ("/", "this is a directory, not a file"),
      ("/nonexistent.json", "there is no such file"),
    ]
  )
  func special(path: String, reason: String) async {
    let error = await #expect(throws: FaqServiceError.self) {
      try await EditedFile(path: Path(path))
    }
    #expect(error?.reason == reason)
  }

  @Test("A file that may not be written is left as it is", .enabled(if: getuid() != 0))
  func readOnly() async throws {
    let folder = try TemporaryFolder()
    let path = "\(folder.path)/a.json"
    try folder.write("before", to: "a.json")
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: path)
    let file = try await EditedFile(path: Path(path))
    #expect(throws: FileFailure(path: Path(path), reason: SystemError(number: EACCES))) {
      try file.replace(with: Array("after".utf8))
    }
    #expect(try folder.text(of: "a.json") == "before")
  }
}
