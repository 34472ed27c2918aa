import ContentParser
import FaqService

/// Gives each fault a fingerprint that stays the same when its lines move.
struct Fingerprints {
  /// Later faults are told apart by their text only, so that memory is bounded.
  private static let maximumCount = 250_000
  /// How many bytes of the content count, without spaces.
  private static let textCount = 100
  /// How far the content is read, with spaces.
  private static let reach = 1_000

  /// How often each fault has occurred.
  private var counts: [UInt64: Int] = [:]

  /// The fingerprint of a fault: a hash of its code and of the content that follows, and how many
  /// faults have had the same.
  ///
  /// Where the content is no longer known, the message stands in for it.
  mutating func next(for fault: Diagnostic, in recent: RecentBytes) -> String {
    let offset = fault.location.offset
    let text = recent.text(in: offset..<offset + Self.reach)[offset..<offset + Self.reach]
    var hash = FNVHash()
    hash.add(fault.code.rawValue.utf8)
    if text.isEmpty {
      hash.add(fault.message.utf8)
    } else {
      hash.add(text.lazy.filter { !$0.isJSONSpace }.prefix(Self.textCount))
    }
    let count = counts[hash.value] ?? 0
    if count > 0 || counts.count < Self.maximumCount { counts[hash.value] = count + 1 }
    return "\(String(hash.value, radix: 16)):\(count + 1)"
  }
}

/// The hash FNV-1a, which is the same in every run.
private struct FNVHash {
  private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  mutating func add(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }
  }
}
