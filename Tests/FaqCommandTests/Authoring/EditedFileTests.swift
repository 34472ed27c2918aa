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
  func replacement(permissions: Int) throws {
    let folder = try TemporaryFolder()
    let path = "\(folder.path)/a.json"
    try folder.write("before", to: "a.json")
    try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: path)
    try EditedFile(path: Path(path)).replace(with: after)
    #expect(try folder.text(of: "a.json") == "after")
    #expect(try folder.names() == ["a.json"])
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect(attributes[.posixPermissions] as? Int == permissions)
  }

  @Test("Of a symbolic link, the file that it leads to is replaced")
  func link() throws {
    let folder = try TemporaryFolder()
    try folder.write("before", to: "b.json")
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/a.json",
      withDestinationPath: "b.json"
    )
    try EditedFile(path: "\(folder.path)/a.json").replace(with: after)
    #expect(try folder.text(of: "b.json") == "after")
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: "\(folder.path)/a.json")
        == "b.json"
    )
  }

  @Test("What is not a regular file cannot be edited")
  func special() {
    let error = #expect(throws: FaqServiceError.self) { try EditedFile(path: "/dev/null") }
    #expect(error?.reason == "this is not a regular file")
  }

  @Test("A file that may not be written is left as it is", .enabled(if: getuid() != 0))
  func readOnly() throws {
    let folder = try TemporaryFolder()
    let path = "\(folder.path)/a.json"
    try folder.write("before", to: "a.json")
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: path)
    let (file, after) = (try EditedFile(path: Path(path)), try after)
    #expect(throws: FileFailure(path: Path(path), reason: SystemError(number: EACCES))) {
      try file.replace(with: after)
    }
    #expect(try folder.text(of: "a.json") == "before")
  }

  private var after: Spool {
    get throws {
      let content = Spool(folder: "/tmp")
      try content.append(Array("after".utf8))
      return content
    }
  }
}
