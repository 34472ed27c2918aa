/// The SHA-256 digest of FIPS 180-4.
package enum SHA256 {
  /// The 32 bytes of the digest.
  package static func digest(of message: [UInt8]) -> [UInt8] {
    var state = initialState
    let padded = padded(message)
    for start in stride(from: 0, to: padded.count, by: 64) {
      compress(padded[start..<start + 64], into: &state)
    }
    return state.flatMap(\.bigEndianBytes)
  }

  private static func padded(_ message: [UInt8]) -> [UInt8] {
    var padded = message + [0x80]
    padded += [UInt8](repeating: 0, count: (120 - padded.count % 64) % 64)
    let count = UInt64(message.count) * 8
    return padded + UInt32(truncatingIfNeeded: count >> 32).bigEndianBytes
      + UInt32(truncatingIfNeeded: count).bigEndianBytes
  }

  private static func compress(_ chunk: ArraySlice<UInt8>, into state: inout [UInt32]) {
    var schedule = stride(from: chunk.startIndex, to: chunk.endIndex, by: 4).map { start in
      chunk[start..<start + 4].reduce(0) { $0 << 8 | UInt32($1) }
    }
    for i in 16..<64 {
      let (early, late) = (schedule[i - 15], schedule[i - 2])
      let first = early.rotated(7) ^ early.rotated(18) ^ early >> 3
      let second = late.rotated(17) ^ late.rotated(19) ^ late >> 10
      schedule.append(schedule[i - 16] &+ first &+ schedule[i - 7] &+ second)
    }
    var work = state
    for i in 0..<64 {
      let first = work[4].rotated(6) ^ work[4].rotated(11) ^ work[4].rotated(25)
      let choice = work[4] & work[5] ^ ~work[4] & work[6]
      let one = work[7] &+ first &+ choice &+ constants[i] &+ schedule[i]
      let second = work[0].rotated(2) ^ work[0].rotated(13) ^ work[0].rotated(22)
      let majority = work[0] & work[1] ^ work[0] & work[2] ^ work[1] & work[2]
      work = [
        one &+ second &+ majority, work[0], work[1], work[2], work[3] &+ one, work[4], work[5],
        work[6],
      ]
    }
    for i in state.indices { state[i] &+= work[i] }
  }

  /// The fractional parts of the square roots of the first eight primes.
  private static let initialState: [UInt32] = [
    0x6A09_E667, 0xBB67_AE85, 0x3C6E_F372, 0xA54F_F53A,
    0x510E_527F, 0x9B05_688C, 0x1F83_D9AB, 0x5BE0_CD19,
  ]

  /// The fractional parts of the cube roots of the first 64 primes.
  private static let constants: [UInt32] = [
    0x428A_2F98, 0x7137_4491, 0xB5C0_FBCF, 0xE9B5_DBA5,
    0x3956_C25B, 0x59F1_11F1, 0x923F_82A4, 0xAB1C_5ED5,
    0xD807_AA98, 0x1283_5B01, 0x2431_85BE, 0x550C_7DC3,
    0x72BE_5D74, 0x80DE_B1FE, 0x9BDC_06A7, 0xC19B_F174,
    0xE49B_69C1, 0xEFBE_4786, 0x0FC1_9DC6, 0x240C_A1CC,
    0x2DE9_2C6F, 0x4A74_84AA, 0x5CB0_A9DC, 0x76F9_88DA,
    0x983E_5152, 0xA831_C66D, 0xB003_27C8, 0xBF59_7FC7,
    0xC6E0_0BF3, 0xD5A7_9147, 0x06CA_6351, 0x1429_2967,
    0x27B7_0A85, 0x2E1B_2138, 0x4D2C_6DFC, 0x5338_0D13,
    0x650A_7354, 0x766A_0ABB, 0x81C2_C92E, 0x9272_2C85,
    0xA2BF_E8A1, 0xA81A_664B, 0xC24B_8B70, 0xC76C_51A3,
    0xD192_E819, 0xD699_0624, 0xF40E_3585, 0x106A_A070,
    0x19A4_C116, 0x1E37_6C08, 0x2748_774C, 0x34B0_BCB5,
    0x391C_0CB3, 0x4ED8_AA4A, 0x5B9C_CA4F, 0x682E_6FF3,
    0x748F_82EE, 0x78A5_636F, 0x84C8_7814, 0x8CC7_0208,
    0x90BE_FFFA, 0xA450_6CEB, 0xBEF9_A3F7, 0xC671_78F2,
  ]
}

extension UInt32 {
  var bigEndianBytes: [UInt8] { [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: self >> $0) } }

  func rotated(_ count: UInt32) -> UInt32 { self >> count | self << (32 - count) }
}
