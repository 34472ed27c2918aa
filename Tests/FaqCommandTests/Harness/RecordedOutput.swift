import FaqService
import Synchronization

@testable import FaqCommand

/// Output recorded in memory.
final class RecordedOutput: Output {
  private let bytes = Mutex<[UInt8]>([])

  var text: String { String(utf8: bytes.withLock { $0 }) }

  func write(_ new: [UInt8]) { bytes.withLock { $0 += new } }

  func close() {
    // There is no buffer to flush.
  }
}
