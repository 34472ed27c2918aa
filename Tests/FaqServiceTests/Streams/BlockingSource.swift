import Dispatch
import FaqService

/// Blocks its thread on opening until a signal is sent.
///
/// Its content says whether the signal came.
///
/// If it is opened on the actor that sends the signal, the signal cannot come.
struct BlockingSource: FaqSource {
  let name = "blocking source"
  let signal: Signal

  func open() -> sending any ByteStream {
    MemorySource(Array("[[\(signal.wait())]]".utf8)).open()
  }
}

/// A signal from one thread to another.
struct Signal: Sendable {
  private let semaphore = DispatchSemaphore(value: 0)

  func send() { semaphore.signal() }

  /// Whether the signal came, within ten seconds.
  func wait() -> Bool { semaphore.wait(timeout: .now() + 10) == .success }
}
