import FaqCommand
import Foundation
import Platform
import TestServer
import Testing

@Suite("--encoding", .needsLibcurl)
struct EncodingTests {
  private static let content = content([0xB3, 0xB1, 0x6B, 0x61])
  private static let overview = "FAQ Overview\n\n1. Gdzie jest łąka?\n"

  private static func content(_ letters: [UInt8]) -> [UInt8] {
    Array(#"[{"elements":[{"type":"title","text":"Gdzie jest "#.utf8) + letters
      + Array(#"?"}]}]"#.utf8)
  }

  @Test("A file is read in the encoding that is named")
  func file() throws {
    let folder = try TemporaryFolder()
    let path = "\(folder.path)/faqs.json"
    try Data(Self.content).write(to: URL(filePath: path))
    let read = try Program.faq.run(["list", "--source", path, "--encoding", "latin2"])
    #expect(read == .done(Self.overview))
    let refused = try Program.faq.run(["list", "--source", path])
    #expect(refused.error.contains("or read it with --encoding NAME."))
  }

  @Test("Bytes that are no text in it are replaced, and counted", arguments: ["EUC-KR", "UTF-8"])
  func invalid(name: String) throws {
    let folder = try TemporaryFolder()
    let path = "\(folder.path)/faqs.json"
    try Data(Self.content([0xFF])).write(to: URL(filePath: path))
    let read = try Program.faq.run(["list", "--source", path, "--encoding", name])
    #expect(read.output == "FAQ Overview\n\n1. Gdzie jest \u{FFFD}?\n")
    #expect(read.error == "faq: \(path): 1 byte is no text in \(name)\n")
  }

  @Test("Content of the web is read in it, whatever the server says, and so is its copy")
  func web() throws {
    let run = WebRun()
    let server = try LoopbackServer(
      .answer("200 OK", ["Content-Type: application/json; charset=latin1"], bytes: Self.content)
    )
    let refused = try run.list(server.address)
    #expect(refused.error.contains("sends the content as latin1, and not as UTF-8"))
    #expect(try run.list(server.address, "--encoding", "latin2") == .done(Self.overview))
    let copy = try run.list(server.address, "--encoding", "latin2", "--offline")
    #expect(copy.output == Self.overview)
  }

  @Test("A page is read in the charset that its server names")
  func header() throws {
    let page = Array("<details><summary>\u{C}".utf8) + [0xB3, 0xB1] + Array("?</summary>a".utf8)
    let server = try LoopbackServer(
      .answer("200 OK", ["Content-Type: text/html; charset=iso-8859-2"], bytes: page)
    )
    #expect(try WebRun().list(server.address) == .done("FAQ Overview\n\n1. łą?\n"))
  }

  @Test("The program's own content is in UTF-8")
  func embedded() throws {
    let list = try Program.faq.run(["list"])
    #expect(try Program.faq.run(["list", "--encoding", "koi8-r"]) == list)
  }

  @Test("A name that nobody knows is a wrong option")
  func unknown() throws {
    let result = try Program.faq.run(["list", "--encoding", "morse"])
    #expect(result.ending == .exited(2))
    #expect(result.error.contains("invalid value 'morse' for --encoding"))
  }
}
