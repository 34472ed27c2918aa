import Bytes
import Testing

@Suite("Letters and digits of ASCII")
struct ASCIITests {
  private static let digits = "0123456789"
  private static let small = "abcdefghijklmnopqrstuvwxyz"
  private static let capital = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"

  @Test(
    "Each kind holds exactly the bytes of its name",
    arguments: [
      (\.isASCIILetter, capital + small), (\.isLowercaseASCIILetter, small),
      (\.isASCIIDigit, digits), (\.isASCIIHexDigit, digits + "ABCDEFabcdef"),
      (\.isASCIIAlphanumeric, digits + capital + small),
    ] as [(any KeyPath<UInt8, Bool> & Sendable, String)]
  )
  func bytes(kind: any KeyPath<UInt8, Bool> & Sendable, members: String) {
    let found = (UInt8.min...UInt8.max).filter { $0[keyPath: kind] }
    #expect(found == Array(members.utf8).sorted())
  }

  @Test(
    "No other scalar is taken for one of the same last byte",
    arguments: [
      (\.isASCIIAlphanumeric, digits + capital + small),
      (\.isLowercaseASCIIAlphanumeric, digits + small),
    ] as [(any KeyPath<Unicode.Scalar, Bool> & Sendable, String)]
  )
  func scalars(kind: any KeyPath<Unicode.Scalar, Bool> & Sendable, members: String) {
    let found = (0...0x1_0200 as ClosedRange<UInt32>).compactMap(Unicode.Scalar.init)
      .filter { $0[keyPath: kind] }
    #expect(found == Array(members.unicodeScalars))
  }

  @Test("Only capital letters become small ones")
  func lowercased() {
    for byte in UInt8.min...UInt8.max {
      let isCapital = Self.capital.utf8.contains(byte)
      #expect(byte.lowercasedASCII == (isCapital ? byte + 32 : byte))
    }
  }
}
