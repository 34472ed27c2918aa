import Foundation
import Platform
import Testing

@testable import FaqCommand

@Suite("A spool keeps bytes in memory or in a file")
struct SpoolTests {
  @Test(
    "Bytes are returned in order, whether they fit into memory or not",
    arguments: [0, 1, 3, 40]
  )
  func order(pieces: Int) throws {
    let spool = Spool(folder: "/tmp")
    #expect(spool.isEmpty)
    var kept: [UInt8] = []
    for piece in 0..<pieces {
      let bytes = [UInt8](repeating: UInt8(piece), count: 100_000)
      try spool.append(bytes)
      kept += bytes
    }
    #expect(spool.isEmpty == (pieces == 0))
    var read: [UInt8] = []
    try spool.read { read += $0 }
    #expect(read == kept)
  }

  @Test("If the file cannot be created, the error names the folder")
  func failure() throws {
    let spool = Spool(folder: "/no/such/folder")
    #expect(
      throws: FileFailure(path: "/no/such/folder", reason: .noEntry)
    ) {
      try spool.append([UInt8](repeating: 0, count: 2_000_000))
    }
  }

  @Test("A file that has lost its name can be written and read, and leaves nothing behind")
  func losingItsName() throws {
    let unfinished = try UnfinishedFile(beside: "/tmp/faq", readableBy: .owner)
    #expect(FileManager.default.fileExists(atPath: "\(unfinished.path)"))
    let file = unfinished.losingItsName()
    #expect(!FileManager.default.fileExists(atPath: "\(unfinished.path)"))
    try file.write([1, 2, 3])
    #expect(lseek(file.number, 0, SEEK_SET) == 0)
    #expect(try file.read(upTo: 10) == [1, 2, 3])
    try file.close()
  }
}
