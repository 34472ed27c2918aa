import Bytes
import Foundation
import Testing

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

@Suite("Calls on file descriptors")
struct DescriptorCallsTests {
  @Test("All bytes pass through a pipe that is smaller, also if it does not block")
  func pipe() throws {
    let ends = try Self.pipeEnds()
    _ = fcntl(ends.writing, F_SETFL, O_NONBLOCK)
    _ = fcntl(ends.reading, F_SETFL, O_NONBLOCK)
    let bytes = (0..<1_000_000).map { UInt8(truncatingIfNeeded: $0 / 7) }
    Thread.detachNewThread {
      try? DescriptorCalls.write(bytes, to: ends.writing)
      close(ends.writing)
    }
    var received: [UInt8] = []
    while case let part = try DescriptorCalls.read(upTo: 4_096, from: ends.reading), !part.isEmpty {
      received += part
    }
    #expect(received == bytes)
    close(ends.reading)
  }

  @Test("No bytes are written without a call")
  func empty() throws { try DescriptorCalls.write([], to: -1) }

  @Test("A call that is refused throws the number of its error")
  func refused() {
    let fault = SystemFault.self
    #expect(throws: fault) { try DescriptorCalls.write([1], to: -1) }
    let error = #expect(throws: fault) { try DescriptorCalls.read(upTo: 1, from: -1) }
    #expect(error?.number == EBADF)
  }

  private static func pipeEnds() throws -> (reading: Int32, writing: Int32) {
    var ends: [Int32] = [0, 0]
    try #require(unsafe Self.systemPipe(&ends) == 0)
    return (ends[0], ends[1])
  }

  private static func systemPipe(_ ends: UnsafeMutablePointer<Int32>) -> Int32 {
    #if canImport(Darwin)
    unsafe Darwin.pipe(ends)
    #elseif canImport(Glibc)
    unsafe Glibc.pipe(ends)
    #else
    unsafe Musl.pipe(ends)
    #endif
  }
}
