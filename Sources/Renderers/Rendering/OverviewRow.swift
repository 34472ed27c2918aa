import Bytes
import ContentParser
import TextLayout

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
  /// The file that holds only this FAQ, relative to the overview, if there is one.
  public package(set) var file: String?
  /// How many columns numbers take, in formats that align them.
  public package(set) var numberWidth: Int
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
  public var visibleTitle: String { visibleTitle(or: Labels.standard[.untitled, nil]) }

  /// The title on one line, or another text with the first words.
  ///
  /// - Parameter placeholder: What stands for a missing title, such as `EntryNames.untitled`.
  /// - Returns: One line, which shows something unless the placeholder is blank.
  public func visibleTitle(or placeholder: @autoclosure () -> String) -> String {
    titleLine ?? [placeholder(), firstWords].compactMap(\.self).joined(separator: " ")
  }

  /// The rows with numbers as wide as the largest one.
  public static func aligned(_ rows: [Self]) -> [Self] {
    let width = String(rows.map(\.number).max() ?? 1).utf8.count
    return rows.map { row in changing(row) { $0.numberWidth = width } }
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

  /// The title on one line, if it is not blank.
  var titleLine: String? { title.flatMap { $0.isBlank ? nil : $0.joinedLines } }

  /// The summary as it follows the title: ` – Two days`.
  var suffix: String { summary.map { " – \($0.joinedLines)" } ?? "" }

  /// The address of the file, relative to the overview.
  var address: String? { file?.encodedAsFileName }
}

extension String {
  /// The path of a file as a relative address; a slash at its start is taken for a part of a name.
  var encodedAsFileName: String {
    hasPrefix("/")
      ? "%2F\(String(dropFirst()).encodedAsFileName)" : percentEncoded(except: "-._/")
  }
}

/// The first words of a document, which are shown if it has no title.
enum FirstWords {
  /// The columns that the words may take, with an ellipsis.
  private static let width = 48
  /// How many scalars to look at; some take no column.
  private static let scalarCount = 4 * width

  /// The words without those of the program's notices, or nil if no words are left.
  static func of(_ document: Document) -> String? {
    document.isWhole ? of(document.blocks.lazy.map { BlockList([$0]) }) : nil
  }

  /// The first words of blocks; reading stops when there are enough words.
  static func of(_ blocks: some Sequence<BlockList>) -> String? {
    var words: [Substring] = []
    var count = 0
    for block in blocks {
      for line in NodeText.lines(of: [.blocks(block)]) where count < scalarCount {
        let start = String(Substring(line.unicodeScalars.prefix(scalarCount))).visible
        words += start.unicodeScalars.split { $0 == " " || $0 == "\t" }.map(Substring.init)
        count += start.unicodeScalars.count
      }
      if count >= scalarCount { break }
    }
    return words.isEmpty ? nil : cut(words.joined(separator: " "))
  }

  /// The words that fit, followed by an ellipsis if there are others.
  private static func cut(_ text: String) -> String {
    let utf8 = Array(text.utf8)
    var first: Range<Int>?
    var wrapping = LineWrapper()
    wrapping.wrap(utf8, width: width - 1) { first = first ?? $0 }
    guard let first, first.upperBound < utf8.count else { return text }
    return String(utf8: Array(utf8[first])) + "…"
  }
}

/// Different names in the order in which they first appear; the first place is that of no name.
package struct NameOrder: Sendable {
  /// The names; the first is nil.
  package private(set) var names: [String?] = [nil]
  private var places: [String: Int] = [:]

  /// Begins without names.
  package init() {
    // All properties have their initial values.
  }

  /// The place of a name, which is added if it is new.
  package mutating func place(of name: String?) -> Int {
    guard let name else { return 0 }
    if let place = places[name] { return place }
    let place = names.count
    names.append(name)
    places[name] = place
    return place
  }
}
