import Platform

/// A destination for bytes: a stream of the process, or in tests a recording.
protocol Output: Sendable {
  /// Writes all of the bytes.
  func write(_ bytes: [UInt8]) throws(WriteError)

  /// Closes the output; throws if bytes were lost.
  func close() throws(WriteError)

  /// Shows a warning, where it can be written.
  func warn(_ message: Message, in style: MessageStyle)
}

/// The reason why output could not be written.
enum WriteError: Error, Equatable {
  /// The reader has ended, as in `faq show --all | head`.
  case closedPipe
  /// Any other error, which is a failure.
  case failed(StandardStream, SystemError)
}

/// Standard output or standard error.
struct StandardOutput: Output {
  private let stream: StandardStream
  private let descriptor: FileDescriptor

  /// A stream; tests replace its descriptor.
  init(_ stream: StandardStream, descriptor: Int32? = nil) {
    self.stream = stream
    self.descriptor = FileDescriptor(descriptor ?? stream.rawValue)
  }

  func write(_ bytes: [UInt8]) throws(WriteError) {
    do throws(SystemError) { try descriptor.write(bytes) } catch { throw writeError(error) }
  }

  func close() throws(WriteError) {
    do throws(SystemError) { try descriptor.close() } catch { throw writeError(error) }
  }

  private func writeError(_ error: SystemError) -> WriteError {
    error == .brokenPipe ? .closedPipe : .failed(stream, error)
  }
}

extension Output {
  func close() {
    // By default, everything is written at once.
  }

  /// Writes text.
  func write(_ text: String) throws(WriteError) { try write(Array(text.utf8)) }

  func warn(_ message: Message, in style: MessageStyle) { try? write(style.warning(message)) }
}

/// Passes what is written to a function; if that throws, nobody reads any more.
struct OutputFunction: Output {
  let body: @Sendable ([UInt8]) throws -> Void

  func write(_ bytes: [UInt8]) throws(WriteError) {
    do { try body(bytes) } catch { throw .closedPipe }
  }
}

/// Discards what is written.
struct Silence: Output {
  func write(_: [UInt8]) {
    // Nobody is to see it.
  }
}
