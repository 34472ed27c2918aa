/// A line with its number: the one written in front of it, or else its position in the source.
///
/// `4711<TAB>{…}` is line 4711 in any position, so that a source can be divided among processes and
/// keep its numbering. Leading spaces, as written by `nl` and `cat -n`, are ignored.
struct NumberedLine {
  /// The maximum number of bytes before the content, including the tab.
  static let maximumPrefixLength = 32

  private static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]

  let number: Int
  /// The number of columns before the content.
  let prefixLength: Int
  /// The line without the number and a byte order mark, including the line feed.
  let content: ArraySlice<UInt8>

  init(_ line: ArraySlice<UInt8>, place: Int) {
    let prefix = Self.prefix(of: line)
    number = prefix?.number ?? place
    prefixLength = prefix?.length ?? 0
    let rest = line.dropFirst(prefixLength)
    content = rest.starts(with: Self.mark) ? rest.dropFirst(Self.mark.count) : rest
  }

  private static func prefix(of line: ArraySlice<UInt8>) -> (number: Int, length: Int)? {
    let start = line.prefix(maximumPrefixLength)
    guard let tab = start.firstIndex(of: UInt8(ascii: "\t")) else { return nil }
    let digits = start[..<tab].drop { $0 == UInt8(ascii: " ") }
    guard !digits.isEmpty, digits.count <= 18 else { return nil }
    var number = 0
    for digit in digits {
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit) else { return nil }
      number = number * 10 + Int(digit - UInt8(ascii: "0"))
    }
    return (number, tab + 1 - line.startIndex)
  }
}
