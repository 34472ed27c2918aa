import Testing

@testable import FaqService

@Suite("UTF-8")
struct UTF8ValidationTests {
  /// Offsets in a text of 70 bytes: at its ends, and around the steps of 32 bytes.
  private static let offsets = [0, 2, 3, 31, 33, 34, 35, 66]

  @Test("Sequences of one and two bytes are judged as the standard library judges them")
  func upToTwoBytes() {
    for lead in UInt8.min...UInt8.max {
      expectAgreement([lead])
      for second in UInt8.min...UInt8.max { expectAgreement([lead, second]) }
    }
  }

  @Test("Sequences of three bytes are judged likewise, at various offsets")
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

  @Test("Sequences of four bytes are judged likewise, with valid and invalid endings")
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

  @Test("The first of several faults is found", arguments: 0..<70)
  func firstFault(place: Int) {
    var bytes = [UInt8](repeating: 0x61, count: 70)
    bytes[69] = 0xFF
    bytes[place] = 0xFF
    #expect(UTF8Validation.firstFault(in: bytes.span) == place)
  }

  @Test(
    "A sequence cut off at the end is a fault, except in a prefix",
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
    "A sequence that cannot become valid is a fault in a prefix too",
    arguments: [
      [0x80], [0xC0], [0xC1], [0xF5], [0xFF], [0xE0, 0x80], [0xED, 0xA0], [0xF0, 0x80],
      [0xF4, 0x90], [0xF0, 0x9F, 0x41],
    ] as [[UInt8]]
  )
  func beyondMending(sequence: [UInt8]) {
    #expect(UTF8Validation.firstFault(in: sequence.span, isPrefix: true) == 0)
  }

  /// Embeds the sequence in ASCII, and compares with `String(validating:as:)`.
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
