import Foundation

/// FIPS 180-4, so that a digest in the sources can be checked without a dependency.
enum SHA256 {
  static func digest(of message: [UInt8]) -> [UInt8] {
    var state = fractions(of: primes.prefix(8).map { Double($0).squareRoot() })
    let constants = fractions(of: primes.map { cbrt(Double($0)) })
    for chunk in padded(message).chunks(of: 64) { compress(chunk, into: &state, constants) }
    return state.flatMap { word in
      stride(from: 24, through: 0, by: -8).map { UInt8(truncatingIfNeeded: word >> $0) }
    }
  }

  private static let primes = (2...311).filter { number in
    (2..<number).allSatisfy { number % $0 != 0 }
  }

  /// The first 32 bits behind the point.
  private static func fractions(of roots: [Double]) -> [UInt32] {
    roots.map { UInt32(($0 - $0.rounded(.down)) * 4_294_967_296) }
  }

  private static func padded(_ message: [UInt8]) -> [UInt8] {
    var padded = message + [0x80]
    while padded.count % 64 != 56 { padded.append(0) }
    let count = UInt64(message.count) * 8
    return padded
      + stride(from: 56, through: 0, by: -8).map { UInt8(truncatingIfNeeded: count >> $0) }
  }

  private static func compress(_ chunk: [UInt8], into state: inout [UInt32], _ constants: [UInt32])
  {
    var schedule = chunk.chunks(of: 4).map { $0.reduce(0) { $0 << 8 | UInt32($1) } }
    for index in 16..<64 {
      let (early, late) = (schedule[index - 15], schedule[index - 2])
      let first = early.rotated(7) ^ early.rotated(18) ^ early >> 3
      let second = late.rotated(17) ^ late.rotated(19) ^ late >> 10
      schedule.append(schedule[index - 16] &+ first &+ schedule[index - 7] &+ second)
    }
    var s = state
    for index in 0..<64 {
      let first = s[4].rotated(6) ^ s[4].rotated(11) ^ s[4].rotated(25)
      let choice = s[4] & s[5] ^ ~s[4] & s[6]
      let one = s[7] &+ first &+ choice &+ constants[index] &+ schedule[index]
      let second = s[0].rotated(2) ^ s[0].rotated(13) ^ s[0].rotated(22)
      let majority = s[0] & s[1] ^ s[0] & s[2] ^ s[1] & s[2]
      s = [one &+ second &+ majority, s[0], s[1], s[2], s[3] &+ one, s[4], s[5], s[6]]
    }
    for index in state.indices { state[index] &+= s[index] }
  }
}

enum Base64 {
  static func text(of bytes: [UInt8]) -> String { Data(bytes).base64EncodedString() }
}

extension UInt32 {
  func rotated(_ count: UInt32) -> UInt32 { self >> count | self << (32 - count) }
}

extension [UInt8] {
  func chunks(of size: Int) -> [[UInt8]] {
    stride(from: 0, to: count, by: size).map { Array(self[$0..<Swift.min($0 + size, count)]) }
  }
}
