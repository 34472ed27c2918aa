import Foundation
import Platform
import Testing

@testable import FaqBrowser

@Suite("Favourites are stored in a file that several programs share")
struct FavouriteStoreTests {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "favourites-\(UUID().uuidString)/data")

  private var file: URL { folder.appending(path: "favourites") }
  private var store: FavouriteStore { FavouriteStore(path: file.path) }

  @Test("They are one per line, in order, after a heading")
  func format() throws {
    defer { remove() }
    #expect(try store.read().isEmpty)
    try store.set("zebra", true)
    try store.set("apple", true)
    #expect(try store.set("pear\nplum", true) == ["apple", "pear plum", "zebra"])
    #expect(try store.set("zebra", false) == ["apple", "pear plum"])
    #expect(try store.set("unknown", false) == ["apple", "pear plum"])
    #expect(
      try String(contentsOf: file, encoding: .utf8) == """
        favourites, version 1
        apple
        pear plum

        """
    )
  }

  @Test("No change is lost when many are made at the same time")
  func together() async throws {
    defer { remove() }
    let store = store
    await withTaskGroup { group in
      for number in 0..<40 {
        group.addTask {
          _ = try? store.set("kept \(number)", true)
          _ = try? store.set("removed \(number)", true)
          _ = try? store.set("removed \(number)", false)
        }
      }
    }
    #expect(try store.read() == Set((0..<40).map { "kept \($0)" }))
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(names.sorted() == ["favourites", "favourites.lock"])
  }

  @Test(
    "A program waits for another that has the lock",
    .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/flock"))
  )
  func waiting() throws {
    defer { remove() }
    try store.set("first", true)
    let script = """
      exec 9<>'\(file.path).lock'
      flock 9
      echo locked
      sleep 0.3
      printf 'favourites, version 1\\nfirst\\nsecond\\n' > '\(file.path)'
      """
    let other = Process()
    other.executableURL = URL(filePath: "/bin/sh")
    other.arguments = ["-c", script]
    let output = Pipe()
    other.standardOutput = output
    try other.run()
    _ = output.fileHandleForReading.availableData
    #expect(try store.set("third", true) == ["first", "second", "third"])
    other.waitUntilExit()
  }

  @Test(
    "A file of another kind is an error that says what to do, and stays as it is",
    arguments: [
      [], Array("{}".utf8), Array("favourites, version 2\na\n".utf8),
      Array("favourites, version 1\n".utf8) + [0xFF],
    ] as [[UInt8]]
  )
  func foreign(bytes: [UInt8]) throws {
    defer { remove() }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
    let failure = FavouriteFailure(
      Path(file.path),
      "it is not a list of favourites",
      hint: "Move the file away, and mark the favourites again."
    )
    #expect(throws: failure) { try store.read() }
    #expect(throws: failure) { try store.set("a", true) }
    #expect(try Array(Data(contentsOf: file)) == bytes)
  }

  private func remove() {
    try? FileManager.default.removeItem(at: folder.deletingLastPathComponent())
  }
}
