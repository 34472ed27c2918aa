import Bytes
import Synchronization

/// Keeps warnings, which would disturb the screens on standard error.
final class WarningLog: Output {
  private let bytes = Mutex<[UInt8]>([])

  func write(_ bytes: [UInt8]) { self.bytes.withLock { $0 += bytes } }

  func close() {
    // Nothing waits to be written.
  }

  /// The first warning since the last call, without the names of the program and of the source.
  func take(about source: String) -> String? {
    let bytes = bytes.withLock { bytes in
      defer { bytes = [] }
      return bytes
    }
    guard let line = String(copying: bytes.span).split(separator: "\n").first else { return nil }
    let warning = line.firstRange(of: ": ").map { line[$0.upperBound...] } ?? line
    let name = "\(source): "
    return String(warning.hasPrefix(name) ? warning.dropFirst(name.count) : warning)
  }
}
