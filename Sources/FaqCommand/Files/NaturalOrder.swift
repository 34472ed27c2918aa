import Bytes
import Platform

/// A path that is ordered as people order names: numbers by value, and letters of either case
/// together.
///
/// The order depends on nothing but the bytes of the path.
struct NaturalOrder: Comparable {
  /// A part of a path; digits follow their number, so that longer numbers come later.
  private enum Piece: Comparable {
    /// Ends a name, so that the files of a folder stay together.
    case slash
    case digits(count: Int)
    case byte(UInt8)
  }

  let path: Path
  private let pieces: [Piece]

  init(_ path: Path) {
    self.path = path
    var pieces: [Piece] = []
    var rest = path.bytes[...]
    while let byte = rest.first {
      let digits = rest.prefix(while: \.isASCIIDigit)
      rest = rest.dropFirst(max(1, digits.count))
      if digits.isEmpty {
        pieces.append(byte == UInt8(ascii: "/") ? .slash : .byte(byte.lowercasedASCII))
      } else {
        let value = digits.drop { $0 == UInt8(ascii: "0") }
        pieces.append(.digits(count: value.count))
        pieces += value.map { .byte($0) }
      }
    }
    self.pieces = pieces
  }

  static func < (left: Self, right: Self) -> Bool {
    for (one, other) in zip(left.pieces, right.pieces) where one != other { return one < other }
    guard left.pieces.count == right.pieces.count else {
      return left.pieces.count < right.pieces.count
    }
    return left.path.bytes.lexicographicallyPrecedes(right.path.bytes)
  }
}
