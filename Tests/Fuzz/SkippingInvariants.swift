import FaqImport
import FaqService
import Synchronization

/// Checks what must hold where entries with faults are left out.
struct SkippingInvariants {
  private struct Result: Equatable {
    var bytes: [UInt8] = []
    var faults: [RawReadingError] = []
  }

  private let bytes: [UInt8]

  init(of bytes: [UInt8]) { self.bytes = bytes }

  func check(_ random: inout SeededGenerator) async throws(Violation) {
    let whole = await result(inChunksOf: .max)
    let size = [1, 2, 3, 7, 64].randomElement(using: &random) ?? 1
    let cut = await result(inChunksOf: size)
    try Violation.unless(cut == whole, "chunks of \(size) leave \(cut), the whole \(whole)")
    try Violation.unless(whole.bytes.count == bytes.count, "bytes are lost or added")
    let isSame = whole.bytes == bytes
    try Violation.unless(isSame || !whole.faults.isEmpty, "bytes are blank without a report")
    if (try? RawValue(parsing: bytes)) != nil {
      try Violation.unless(isSame && whole.faults.isEmpty, "a sound entry is left out")
    }
  }

  private func result(inChunksOf size: Int) async -> Result {
    let faults = Mutex<[RawReadingError]>([])
    let memory = MemorySource(bytes, chunkSize: size)
    var stream = SoundEntries(of: memory.open()) { fault, _ in
      faults.withLock { $0.append(fault) }
    }
    var result = Result()
    while let chunk = try? await stream.next() { result.bytes += chunk }
    result.faults = faults.withLock(\.self)
    return result
  }
}
