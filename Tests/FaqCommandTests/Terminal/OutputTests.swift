import Foundation
import Platform
import Testing

@testable import FaqCommand

@Suite("Output reports failed writes")
struct OutputTests {
  @Test("All bytes arrive")
  func whole() throws {
    let pipe = try Spawning.pipe()
    let output = StandardOutput(.output, descriptor: pipe.writer.number)
    try output.write([0, 255, 10])
    try output.write([])
    try output.write("é")
    try output.close()
    #expect(try pipe.reader.read(upTo: 100) == [0, 255, 10, 0xC3, 0xA9])
    #expect(try pipe.reader.read(upTo: 100).isEmpty)
    try pipe.reader.close()
  }

  @Test("A closed pipe is not a failure")
  func closedPipe() throws {
    Signals.ignoreBrokenPipes()
    let pipe = try Spawning.pipe()
    try pipe.reader.close()
    let output = StandardOutput(.output, descriptor: pipe.writer.number)
    #expect(throws: WriteError.closedPipe) { try output.write([1]) }
    try output.close()
    #expect(Failure(.closedPipe) == nil)
  }

  @Test("A full disk is a failure with status 74", .enabled(if: Self.hasFullDevice))
  func fullDisk() throws {
    let file = unsafe open("/dev/full", O_WRONLY | O_CLOEXEC)
    let output = StandardOutput(.output, descriptor: file)
    let error = #expect(throws: WriteError.self) { try output.write([1]) }
    try output.close()
    #expect(
      error.flatMap(Failure.init)
        == Failure(.writeFailed, "writing to standard output failed: No space left on device")
    )
  }

  @Test("Writing to a closed stream fails, and so does closing it")
  func closed() {
    let output = StandardOutput(.error, descriptor: 1_000_000)
    let expected = WriteError.failed(.error, SystemError(number: EBADF))
    #expect(throws: expected) { try output.write([1]) }
    #expect(throws: expected) { try output.close() }
  }

  @Test("Writing waits until a full pipe has room")
  func unready() throws {
    let pipe = try Spawning.pipe()
    _ = fcntl(pipe.writer.number, F_SETFL, O_NONBLOCK)
    let bytes = [UInt8](repeating: 7, count: 300_000)
    let reader = Thread { [reader = pipe.reader] in
      Thread.sleep(forTimeInterval: 0.02)
      while let chunk = try? reader.read(upTo: 1 << 16), !chunk.isEmpty { continue }
    }
    reader.start()
    let output = StandardOutput(.output, descriptor: pipe.writer.number)
    try output.write(bytes)
    try output.close()
  }

  private static let hasFullDevice = FileManager.default.fileExists(atPath: "/dev/full")
}
