import FaqCommand
import FaqService
import Foundation
import Platform

/// Writes the input of a process and reads both of its output streams at the same time.
final class Exchange {
  /// Few enough bytes that a writable pipe accepts them at once.
  private static let chunkSize = 512

  private let inputPipe: PipePair
  private let outputPipe: PipePair
  private let errorPipe: PipePair
  private var unsent: ArraySlice<UInt8>
  private var received: [Int32: [UInt8]] = [:]
  private var open: Set<Int32> = []

  init(input: [UInt8]) throws {
    Signals.ignoreBrokenPipes()
    unsent = input[...]
    inputPipe = try Spawning.pipe()
    outputPipe = try Spawning.pipe()
    errorPipe = try Spawning.pipe()
  }

  /// The process's ends of the pipes.
  var streams: [StandardStream: ChildProcess.Connection] {
    [
      .input: .descriptor(inputPipe.reader.number),
      .output: .descriptor(outputPipe.writer.number),
      .error: .descriptor(errorPipe.writer.number),
    ]
  }

  /// Closes the process's ends in this process.
  func childHasStarted() {
    for end in [inputPipe.reader, outputPipe.writer, errorPipe.writer] { try? end.close() }
    open = [inputPipe.writer.number, outputPipe.reader.number, errorPipe.reader.number]
    if unsent.isEmpty { close(inputPipe.writer) }
  }

  /// Everything that the process writes until it closes its streams.
  func run(
    until deadline: ContinuousClock.Instant,
    timedOut: () -> Void
  ) -> (output: String, error: String) {
    while !open.isEmpty {
      var polled = open.map { number in
        let events = number == inputPipe.writer.number ? POLLOUT : POLLIN
        return pollfd(fd: number, events: Int16(events), revents: 0)
      }
      guard Readiness.wait(for: &polled, until: deadline) else {
        timedOut()
        break
      }
      for descriptor in polled where descriptor.revents != 0 { advance(descriptor.fd) }
    }
    for number in open { close(FileDescriptor(number)) }
    return (text(outputPipe), text(errorPipe))
  }
}

extension Exchange {
  private func advance(_ number: Int32) {
    let descriptor = FileDescriptor(number)
    if number == inputPipe.writer.number {
      do throws(SystemError) {
        try descriptor.write(Array(unsent.prefix(Self.chunkSize)))
        unsent = unsent.dropFirst(Self.chunkSize)
      } catch {
        unsent = []
      }
      if unsent.isEmpty { close(descriptor) }
    } else if let bytes = try? descriptor.read(upTo: 1 << 16), !bytes.isEmpty {
      received[number, default: []] += bytes
    } else {
      close(descriptor)
    }
  }

  private func close(_ descriptor: FileDescriptor) {
    if open.remove(descriptor.number) != nil { try? descriptor.close() }
  }

  private func text(_ pipe: PipePair) -> String {
    String(utf8: received[pipe.reader.number] ?? [])
  }
}
