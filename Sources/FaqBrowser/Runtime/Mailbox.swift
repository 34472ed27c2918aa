import Platform
import Synchronization

/// Events that tasks send to the screens, and a descriptor that has something to read when there
/// are some.
final class Mailbox: Sendable {
  struct Letter {
    let event: BrowserEvent
    /// The number of the load that sent it; nil if another task did.
    let load: Int?
  }

  private let letters = Mutex<[Letter]>([])
  private let pipe: PipePair

  init() throws(SystemError) { pipe = try PipePair() }

  deinit {
    try? pipe.reader.close()
    try? pipe.writer.close()
  }

  var descriptor: FileDescriptor { pipe.reader }

  func send(_ event: BrowserEvent, ofLoad load: Int? = nil) {
    let isFirst = letters.withLock { letters in
      letters.append(Letter(event: event, load: load))
      return letters.count == 1
    }
    if isFirst { try? pipe.writer.write([0]) }
  }

  /// Takes the letters that have arrived; the descriptor must have something to read.
  func take() -> [Letter] {
    _ = try? pipe.reader.read(upTo: 64)
    return letters.withLock { letters in
      defer { letters = [] }
      return letters
    }
  }
}
