import Bytes
import ContentParser
import FaqService

/// A row of the overview.
public struct OverviewRow: Hashable, Sendable {
  /// The number that shows the FAQ, from 1.
  public let number: Int
  /// The FAQ's title, if it has one.
  public let title: String?
  /// The first words of an FAQ that has no title.
  public let firstWords: String?
  /// What the FAQ is about, if its entry says so.
  public var summary: String?
  /// The category of the FAQ, on one line, if it has one.
  public let category: String?
  /// The file that holds the FAQ, in the folder of the overview, if it has one of its own.
  public let file: String?
  /// How many columns numbers take, in formats that align them.
  public private(set) var numberWidth: Int
  /// The source of the FAQ as messages name it, where there are several.
  public var source: String?
  /// How many gaps there are in the numbers of its category up to this row: in formats that count
  /// by themselves, a list ends at each gap.
  var gapCount = 0

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - number: The number that shows the FAQ, from 1.
  ///   - title: The FAQ's title, if it has one.
  ///   - firstWords: The first words of an FAQ whose title is missing or blank.
  ///   - category: The category of the FAQ, on one line, if it has one.
  ///   - file: The file that holds the FAQ, relative to that of the overview; formats link to it.
  ///   - numberWidth: How many columns numbers take; `aligned(_:)` decides it for all rows.
  public init(
    number: Int,
    title: String?,
    firstWords: String? = nil,
    category: String? = nil,
    file: String? = nil,
    numberWidth: Int = 1
  ) {
    self.number = number
    self.title = title
    self.firstWords = firstWords
    self.category = category
    self.file = file
    self.numberWidth = numberWidth
  }

  /// The title on one line, or `(untitled)` with the first words.
  public var visibleTitle: String {
    titleLine ?? firstWords.map { "\(Self.untitled) \($0)" } ?? Self.untitled
  }

  /// The rows with numbers as wide as the largest one.
  public static func aligned(_ rows: [Self]) -> [Self] {
    let width = String(rows.map(\.number).max() ?? 1).utf8.count
    return rows.map { row in
      var row = row
      row.numberWidth = width
      return row
    }
  }

  /// The rows without a category, and then those of each category, in the order in which the
  /// categories appear.
  public static func grouped(_ rows: [Self]) -> [Self] {
    var categories = NameOrder()
    var groups: [[Self]] = [[]]
    for row in rows {
      let place = categories.place(of: row.category)
      if place == groups.count { groups.append([]) }
      groups[place].append(row)
    }
    return groups.flatMap(\.self)
  }
}

extension OverviewRow {
  /// The row of a document.
  ///
  /// - Parameters:
  ///   - number: The number that shows the FAQ, from 1.
  ///   - document: What title, category, summary and first words are taken from.
  ///   - file: The file that holds the FAQ, relative to that of the overview.
  ///   - numberWidth: How many columns numbers take; `aligned(_:)` decides it for all rows.
  public init(number: Int, of document: Document, file: String? = nil, numberWidth: Int = 1) {
    let title = document.title
    self.init(
      number: number,
      title: title,
      firstWords: title?.isBlank == false ? nil : FirstWords.of(document),
      category: document.category,
      file: file,
      numberWidth: numberWidth
    )
    summary = document.raw.summary
  }

  /// The row of an FAQ, parsed only as far as the row needs.
  public init(number: Int, of faq: RawFaq, by parser: ContentParser) {
    let title = parser.title(of: faq)
    if title?.isBlank == false {
      self.init(number: number, title: title, category: faq.category)
    } else if faq.fault == nil, parser.unknownPolicy != .fail {
      let words = FirstWords.of(parser.blocks(of: faq))
      self.init(number: number, title: title, firstWords: words, category: faq.category)
    } else {
      self.init(number: number, of: parser.parse(faq))
    }
    summary = faq.summary
  }
}

extension OverviewRow {
  /// What stands in place of a missing title.
  static let untitled = "(untitled)"

  /// The title on one line, if it is not blank.
  var titleLine: String? { title.flatMap { $0.isBlank ? nil : $0.joinedLines } }

  /// The summary as it stands behind the title: ` – Two days`.
  var suffix: String { summary.map { " – \($0.joinedLines)" } ?? "" }

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
