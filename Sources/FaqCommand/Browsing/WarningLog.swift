import Bytes
import Synchronization

/// Keeps warnings, which would disturb the screens on standard error.
final class WarningLog: Output {
  private let bytes = Mutex<[UInt8]>([])

  func write(_ bytes: [UInt8]) { self.bytes.withLock { $0 += bytes } }

  func close() {
    // Nothing waits to be written.
  }

  /// The first warning since the last call, without the name of the program.
  func take() -> String? {
    let bytes = bytes.withLock { bytes in
      defer { bytes = [] }
      return bytes
    }
    let line = String(copying: bytes.span).split(separator: "\n").first
    return line.map { line in
      String(line.firstRange(of: ": ").map { line[$0.upperBound...] } ?? line)
    }
  }
}
