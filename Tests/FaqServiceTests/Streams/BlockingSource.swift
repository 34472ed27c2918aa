import Dispatch
import FaqService

/// Blocks its thread when it is opened, until a signal is sent; its content says whether one was.
///
/// Opened on the actor that is to send the signal, it waits in vain.
struct BlockingSource: FaqSource {
  let name = "blocking source"
  let signal: Signal

  func open() -> sending any ByteStream {
    MemorySource(Array("[[\(signal.wait())]]".utf8)).open()
  }
}

/// Something that one thread waits for and another does.
struct Signal: Sendable {
  private let semaphore = DispatchSemaphore(value: 0)

  func send() { semaphore.signal() }

  /// Whether the signal came, within ten seconds.
  func wait() -> Bool { semaphore.wait(timeout: .now() + 10) == .success }
}
