import FaqCommand
import Foundation
import Platform
import Testing

@Suite("A file appears only when it is complete")
struct AtomicFileTests {
  @Test("It has no name until it is complete, and then replaces an older file", arguments: [1, 2])
  func replacement(times: Int) throws {
    let folder = try TemporaryFolder()
    for time in 1...times {
      let before = try folder.names()
      let file = try AtomicFile(path: "\(folder.path)/a.md")
      try file.write(Array("time \(time)".utf8))
      #if os(Linux)
      #expect(try folder.names() == before)
      #endif
      try file.commit()
    }
    #expect(try folder.names() == ["a.md"])
    #expect(try folder.text(of: "a.md") == "time \(times)")
  }

  @Test("Without nameless files, it has a temporary name until then", arguments: [true, false])
  func named(isDone: Bool) throws {
    let folder = try TemporaryFolder()
    try folder.write("before", to: "a.md")
    var file: AtomicFile? = try AtomicFile(path: "\(folder.path)/a.md", nameless: nil)
    try file?.write(Array("after".utf8))
    #expect(try folder.names().map { $0.prefix(5) } == [".faq-", "a.md"])
    if isDone { try file?.commit() }
    file = nil
    #expect(try folder.names() == ["a.md"])
    #expect(try folder.text(of: "a.md") == (isDone ? "after" : "before"))
  }

  @Test("A file that may not replace another fails where there is one", arguments: [true, false])
  func alone(isNameless: Bool) throws {
    let folder = try TemporaryFolder()
    let path = "\(folder.path)/a.md"
    for exists in [false, true] {
      let nameless = isNameless ? NamelessFile(in: Path(folder.path)) : nil
      let file = try AtomicFile(path: Path(path), nameless: nameless)
      try file.write(Array("new \(exists)".utf8))
      if exists {
        #expect(throws: FileFailure(path: Path(path), reason: .exists)) {
          try file.commit(replacing: false)
        }
      } else {
        try file.commit(replacing: false)
      }
    }
    #expect(try folder.names() == ["a.md"])
    #expect(try folder.text(of: "a.md") == "new false")
  }

  @Test("A pipe is written directly, and not replaced")
  func pipe() throws {
    let folder = try TemporaryFolder()
    let path = "\(folder.path)/pipe"
    try #require(unsafe mkfifo(path, 0o600) == 0)
    let reader = FileDescriptor(unsafe open(path, O_RDONLY | O_NONBLOCK))
    let file = try AtomicFile(path: Path(path))
    try file.write([1, 2, 3])
    try file.commit()
    #expect(try folder.names() == ["pipe"])
    #expect(try reader.read(upTo: 10) == [1, 2, 3])
    try reader.close()
  }

  @Test(
    "A path is a device if it is neither a file nor a folder, or names an open stream",
    arguments: [
      ("/dev/null", true), ("/dev/stdout", true), ("/dev/stderr", true), ("/dev/fd/1", true),
      ("/proc/self/fd/1", true), (#filePath, false), ("/", false), ("/dev", false), ("/no", false),
    ]
  )
  func device(path: String, isDevice: Bool) {
    #expect(Path(path).isDevice == isDevice)
  }

  @Test(
    "A file in /dev/shm is replaced like any other",
    .enabled(if: FileManager.default.isWritableFile(atPath: "/dev/shm"))
  )
  func memory() throws {
    let path = "/dev/shm/faq-test-\(UInt64.random(in: 0...(.max))).md"
    defer { try? FileManager.default.removeItem(atPath: path) }
    try String(repeating: "old", count: 1_000).write(
      toFile: path,
      atomically: false,
      encoding: .utf8
    )
    let file = try AtomicFile(path: Path(path))
    try file.write(Array("new".utf8))
    try file.commit()
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "new")
  }

  @Test("A link is replaced, and its target is not changed")
  func link() throws {
    let folder = try TemporaryFolder()
    try folder.write("secret", to: "b")
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/a.md",
      withDestinationPath: "b"
    )
    let file = try AtomicFile(path: "\(folder.path)/a.md")
    try file.write(Array("new".utf8))
    try file.commit()
    #expect(try folder.text(of: "a.md") == "new")
    #expect(try folder.text(of: "b") == "secret")
    #expect(try folder.names() == ["a.md", "b"])
  }

  @Test("If the path cannot be replaced, it fails and leaves no other file")
  func unreplaceable() throws {
    let folder = try TemporaryFolder()
    let path = "\(folder.path)/a.md"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
    #expect(throws: FileFailure(path: Path(path), reason: SystemError(number: EISDIR))) {
      try AtomicFile(path: Path(path)).commit()
    }
    #expect(try folder.names() == ["a.md"])
  }

  #if os(Linux)
  @Test(
    "A signal that ends a conversion leaves no part of it",
    arguments: [SIGINT, SIGTERM, SIGKILL]
  )
  func interruption(signal: Int32) throws {
    Signals.ignoreBrokenPipes()
    let folder = try TemporaryFolder()
    try folder.write("before", to: "a.md")
    let input = try Spawning.pipe()
    let process = try Spawning.start(
      [Program.faq.path, "convert", "--source", "-", "--output", "\(folder.path)/a.md"],
      variables: Program.variables,
      streams: [
        .input: .descriptor(input.reader.number), .output: .path("/dev/null"),
        .error: .path("/dev/null"),
      ]
    )
    try input.reader.close()
    // More than the capacity of a pipe: when all of it is written, the conversion has started.
    let line = #"{"elements":[{"type":"title","text":"a"}]}"# + "\n"
    try input.writer.write(Array(String(repeating: line, count: 40_000).utf8))
    process.send(signal)
    #expect(process.wait() == .signalled(signal))
    try input.writer.close()
    #expect(try folder.names() == ["a.md"])
    #expect(try folder.text(of: "a.md") == "before")
  }
  #endif
}
