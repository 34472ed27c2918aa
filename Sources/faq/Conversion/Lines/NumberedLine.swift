/// A line with the number that it goes by: its place in the source, unless it carries its own.
///
/// `4711<TAB>{…}` is line 4711 wherever it stands, so that the parts of a source that is divided
/// among processes keep the numbers of the whole. Spaces in front of it, as `nl` and `cat -n` put
/// them there, do not matter.
struct NumberedLine {
  /// How many bytes may stand in front of the content, the tab included.
  static let maximumPrefixLength = 32

  private static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]

  let number: Int
  /// How many columns stand in front of the content.
  let prefixLength: Int
  /// What follows the number and a byte order mark, the line feed included.
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
