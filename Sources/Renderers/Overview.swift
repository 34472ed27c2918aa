import Bytes
import FaqService

/// A line of the overview.
public struct OverviewRow: Hashable, Sendable {
  /// What stands over the rows.
  public static let heading = "FAQ Overview"

  /// The number to ask for the FAQ by, from 1.
  public let number: Int
  /// The FAQ's title, if it has one.
  public let title: String?
  /// The name of the file that has the FAQ, beside that of the overview, if it has one of its own.
  public let file: String?

  /// A line of the overview.
  public init(number: Int, title: String?, file: String? = nil) {
    self.number = number
    self.title = title
    self.file = file
  }

  /// The title on one line, or a word that stands for its absence.
  public var visibleTitle: String {
    guard let title, !title.showsNothing else { return "(untitled)" }
    guard title.hidesSomething else { return title }
    return title.split(whereSeparator: \.isNewline).joined(separator: " ")
  }
}

extension OverviewRow {
  /// Where a link to the file leads: a name and nothing else, whatever characters it has.
  var address: String? {
    guard let file else { return nil }
    var address: [UInt8] = []
    for byte in file.utf8 {
      if byte.isASCIIAlphanumeric || "-._".utf8.contains(byte) {
        address.append(byte)
      } else {
        address += "%\(byte < 16 ? "0" : "")\(String(byte, radix: 16, uppercase: true))".utf8
      }
    }
    return String(utf8: address)
  }
}

/// What of an overview is put out, for whoever has its rows bit by bit: rows, and with them maybe
/// what stands in front of the first of them or behind the last.
public struct OverviewPart: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// What stands in front of the rows, of which there are some if there are any at all.
  public static let start = Self(rawValue: 1)
  /// What stands behind the rows.
  public static let end = Self(rawValue: 2)
  /// All of it.
  public static let whole: Self = [.start, .end]

  /// A set of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
}
