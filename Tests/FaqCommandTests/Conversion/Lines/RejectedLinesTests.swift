import FaqCommand
import Foundation
import Platform
import Testing

@Suite("Lines that could not be converted")
struct RejectedLinesTests {
  private static let arguments = ["convert", "--lines", "--source", "in", "--rejects", "bad"]

  /// Bad lines of all kinds between good ones; the last has no line feed.
  private static let content: [UInt8] =
    Array("1\t[]\r\n".utf8) + [0x22, 0xFF, 0x22, 0x0D, 0x0A]
    + Array("\n[]\n   12\t{\"a\":\0}\n\u{FEFF}?\n13\tnope".utf8)

  @Test("They are kept byte for byte, with the numbers that they carried")
  func bytes() throws {
    try inFolder { folder in
      try Data(Self.content).write(to: folder.appending(path: "in"))
      let result = try faq(Self.arguments + ["--output", "out"], in: folder)
      #expect(result.ending == .exited(65))
      #expect(
        result.error.hasSuffix("faq: in: 5 of 7 lines could not be converted; they are in bad\n")
      )
      let rejects = try Data(contentsOf: folder.appending(path: "bad"))
      #expect(
        Array(rejects)
          == [0x22, 0xFF, 0x22, 0x0D, 0x0A]
          + Array("\n   12\t{\"a\":\0}\n\u{FEFF}?\n13\tnope\n".utf8)
      )
      #expect(
        try String(contentsOf: folder.appending(path: "out"), encoding: .utf8) == """
          {"number":1,"title":null,"content":""}
          {"number":4,"title":null,"content":""}

          """
      )
    }
  }

  @Test("They give the same rejects when they are fed again")
  func again() throws {
    try inFolder { folder in
      try Data(Self.content).write(to: folder.appending(path: "in"))
      _ = try faq(Self.arguments, in: folder)
      let rejects = try Data(contentsOf: folder.appending(path: "bad"))
      try rejects.write(to: folder.appending(path: "in"))
      let result = try faq(Self.arguments, in: folder)
      #expect(result.output.isEmpty)
      #expect(try Data(contentsOf: folder.appending(path: "bad")) == rejects)
    }
  }

  @Test("Where all is well the file is empty, and nothing of an earlier run is left")
  func empty() throws {
    try inFolder { folder in
      try Data("[]\n".utf8).write(to: folder.appending(path: "in"))
      try Data("of yesterday\n".utf8).write(to: folder.appending(path: "bad"))
      let result = try faq(Self.arguments, in: folder)
      #expect(result == .done("{\"number\":1,\"title\":null,\"content\":\"\"}\n"))
      #expect(try Data(contentsOf: folder.appending(path: "bad")).isEmpty)
    }
  }

  @Test(
    "They are kept where the rest fails",
    .enabled(if: FileManager.default.fileExists(atPath: "/dev/full"))
  )
  func failure() throws {
    try inFolder { folder in
      try Data("nope\n[]\n".utf8).write(to: folder.appending(path: "in"))
      let result = try faq(Self.arguments, in: folder, standardOutput: "/dev/full")
      #expect(result.ending == .exited(74))
      #expect(
        try String(contentsOf: folder.appending(path: "bad"), encoding: .utf8) == "nope\n"
      )
    }
  }

  @Test("A file that cannot be written is named before anything is read")
  func unwritable() throws {
    let arguments = ["convert", "--lines", "--source", "-", "--rejects", "/no/such/folder/bad"]
    let result = try Program.faq.run(arguments, input: "[]\n")
    #expect(
      result
        == .init(
          ending: .exited(74),
          output: "",
          error: "faq: writing to /no/such/folder/bad failed: No such file or directory\n"
        )
    )
  }

  /// Runs faq with a folder's files, which arguments name by their names alone.
  private func faq(
    _ arguments: [String],
    in folder: URL,
    standardOutput: String? = nil
  ) throws -> Program.Result {
    try Program(path: "/bin/sh").run(
      ["-c", "cd \"$0\" && exec \"$@\"", folder.path, Program.faq.path] + arguments,
      outputPath: standardOutput
    )
  }

  private func inFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "faq-lines-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }
}
