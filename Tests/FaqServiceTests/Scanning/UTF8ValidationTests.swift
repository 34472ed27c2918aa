import Testing

@testable import FaqService

@Suite("UTF-8")
struct UTF8ValidationTests {
  /// Where a sequence stands in a text of 70 bytes: at its ends, and around the steps of 32 bytes.
  private static let offsets = [0, 2, 3, 31, 33, 34, 35, 66]

  @Test("All sequences of one and two bytes are judged as the standard library does")
  func upToTwoBytes() {
    for lead in UInt8.min...UInt8.max {
      expectAgreement([lead])
      for second in UInt8.min...UInt8.max { expectAgreement([lead, second]) }
    }
  }

  @Test("All sequences of three bytes are, each at one of many places")
  func threeBytes() {
    var place = 0
    for lead in UInt8(0xC0)...UInt8.max {
      for second in UInt8(0x7F)...0xC0 {
        for third in UInt8(0x7F)...0xC0 {
          place += 1
          expectAgreement([lead, second, third], at: [1 + place % 67])
        }
      }
    }
  }

  @Test("All leads and second bytes of four are, before a right ending and before wrong ones")
  func fourBytes() {
    for lead in UInt8(0xE0)...UInt8.max {
      for second in UInt8.min...UInt8.max {
        expectAgreement([lead, second, 0x80, 0xBF], at: [0, 33])
        expectAgreement([lead, second, 0x80], at: [35, 67])
        expectAgreement([lead, second, 0xBF, 0x41], at: [30])
        expectAgreement([lead, second, 0x80, 0x80, 0x80], at: [31])
      }
    }
  }

  @Test("The first of several faults is found, at each place", arguments: 0..<70)
  func firstFault(place: Int) {
    var bytes = [UInt8](repeating: 0x61, count: 70)
    bytes[69] = 0xFF
    bytes[place] = 0xFF
    #expect(UTF8Validation.firstFault(in: bytes.span) == place)
  }

  @Test(
    "A sequence that the end cuts off is a fault, unless more follows",
    arguments: [
      [0xC3], [0xE2], [0xE2, 0x82], [0xF0], [0xF0, 0x9F], [0xF0, 0x9F, 0x99],
    ] as [[UInt8]]
  )
  func cutOff(sequence: [UInt8]) {
    for count in [0, 1, 31, 61, 64, 69, 100] {
      let bytes = [UInt8](repeating: 0x61, count: count) + sequence
      #expect(UTF8Validation.firstFault(in: bytes.span) == count)
      #expect(UTF8Validation.firstFault(in: bytes.span, isPrefix: true) == nil)
    }
  }

  @Test(
    "What no further byte can mend is a fault in a prefix too",
    arguments: [
      [0x80], [0xC0], [0xC1], [0xF5], [0xFF], [0xE0, 0x80], [0xED, 0xA0], [0xF0, 0x80],
      [0xF4, 0x90], [0xF0, 0x9F, 0x41],
    ] as [[UInt8]]
  )
  func beyondMending(sequence: [UInt8]) {
    #expect(UTF8Validation.firstFault(in: sequence.span, isPrefix: true) == 0)
  }

  /// Puts the sequence into ASCII and compares with `String(validating:as:)`.
  private func expectAgreement(_ sequence: [UInt8], at offsets: [Int] = Self.offsets) {
    for offset in offsets {
      var bytes = [UInt8](repeating: 0x61, count: max(70, offset + sequence.count))
      bytes.replaceSubrange(offset..<offset + sequence.count, with: sequence)
      let isValid = String(validating: bytes, as: UTF8.self) != nil
      if (UTF8Validation.firstFault(in: bytes.span) == nil) != isValid {
        Issue.record("\(sequence) at \(offset)")
      }
    }
  }
}
