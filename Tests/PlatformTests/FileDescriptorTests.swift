import Foundation
import Platform
import Testing

@Suite("File descriptors")
struct FileDescriptorTests {
  @Test("All bytes pass through a pipe that is smaller, also if it does not block")
  func pipe() throws {
    let pipe = try PipePair()
    _ = fcntl(pipe.writer.number, F_SETFL, O_NONBLOCK)
    _ = fcntl(pipe.reader.number, F_SETFL, O_NONBLOCK)
    let bytes = (0..<1_000_000).map { UInt8(truncatingIfNeeded: $0 / 7) }
    Thread.detachNewThread {
      try? pipe.writer.write(bytes)
      try? pipe.writer.close()
    }
    var received: [UInt8] = []
    while case let part = try pipe.reader.read(upTo: 4_096), !part.isEmpty { received += part }
    #expect(received == bytes)
    try pipe.reader.close()
  }

  @Test("No bytes are written without a call")
  func empty() throws { try FileDescriptor(-1).write([]) }

  @Test("A call that is refused throws the number of its error")
  func refused() {
    let refusal = SystemError(number: EBADF)
    #expect(throws: refusal) { try FileDescriptor(-1).write([1]) }
    #expect(throws: refusal) { try FileDescriptor(-1).read(upTo: 1) }
    #expect(throws: refusal) { try FileDescriptor(-1).settle() }
  }

  @Test("Only a regular file is opened where a pipe or a device would wait")
  func regular() throws {
    #expect(throws: SystemError.noEntry) { try FileDescriptor.openedRegular("/dev/null") }
    #expect(throws: SystemError.noEntry) { try FileDescriptor.openedRegular("/nothing") }
    let file = try FileDescriptor.openedRegular(Path(#filePath))
    try file.close()
  }

  @Test("Descriptors with something to read are named, and a wait ends without any")
  func readiness() throws {
    let (first, second) = (try PipePair(), try PipePair())
    let readers = [first.reader, second.reader]
    #expect(FileDescriptor.readiness(of: readers, within: .zero) == [false, false])
    try second.writer.write([1])
    #expect(FileDescriptor.readiness(of: readers, within: nil) == [false, true])
    for end in readers + [first.writer, second.writer] { try end.close() }
  }
}
