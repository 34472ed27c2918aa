import Bytes

/// A row of the overview.
public struct OverviewRow: Hashable, Sendable {
  /// The heading above the rows.
  public static let heading = "FAQ Overview"

  /// The number that shows the FAQ, from 1.
  public let number: Int
  /// The FAQ's title, if it has one.
  public let title: String?
  /// The file that holds the FAQ, in the folder of the overview, if it has one of its own.
  public let file: String?
  /// How many columns numbers take, in formats that align them.
  public let numberWidth: Int

  /// Creates a row.
  public init(number: Int, title: String?, file: String? = nil, numberWidth: Int = 1) {
    self.number = number
    self.title = title
    self.file = file
    self.numberWidth = numberWidth
  }

  /// The title on one line, or `(untitled)`.
  public var visibleTitle: String {
    guard let title, !title.isBlank else { return "(untitled)" }
    return title.joinedLines
  }

  /// The rows with numbers as wide as the last one.
  public static func aligned(_ rows: [Self]) -> [Self] {
    let width = String(rows.last?.number ?? 1).utf8.count
    return rows.map {
      Self(number: $0.number, title: $0.title, file: $0.file, numberWidth: width)
    }
  }
}

extension OverviewRow {
  /// The address of the file, relative to the overview.
  var address: String? { file?.percentEncoded(where: EncodedInFileName.self) }
}

/// Everything but letters and digits of ASCII, `-`, `.` and `_`.
private enum EncodedInFileName: ByteCondition {
  @inline(__always)
  static func holds(for byte: UInt8, _: UInt8, _: UInt8) -> Bool {
    let isPlain =
      byte.isASCIIAlphanumeric | (byte == UInt8(ascii: "_")) | (byte &- UInt8(ascii: "-") <= 1)
    return !isPlain
  }
}
