import ContentParser
import FaqBrowser
import FaqService
import Platform

/// The files that FAQs were read from.
struct SourceFiles {
  /// Of a folder with more files, only the first are watched.
  private static let watchedCount = 1_000

  /// The FAQs of one file, which follow one another.
  private struct Part {
    let path: Path
    let first: Int
    /// What the file was when its first FAQ was read.
    let stamp: FileStamp?
    /// Whether the file is of another format, whose lines are not those of the FAQs.
    let isImported: Bool
  }

  private var parts: [Part] = []
  private var lastName: String?
  private var count = 0

  /// Notes where an FAQ was read.
  mutating func add(_ entry: Entry, isImported: Bool) {
    count += 1
    guard entry.origin.name != lastName else { return }
    lastName = entry.origin.name
    let path = Path(entry.origin.name)
    parts.append(
      Part(path: path, first: count, stamp: FileStamp(of: path), isImported: isImported)
    )
  }

  /// The files that are others now than when they were read, with what they are.
  var changed: [Path: FileStamp] {
    parts.prefix(Self.watchedCount).reduce(into: [:]) { changed, part in
      guard let stamp = FileStamp(of: part.path), stamp != part.stamp else { return }
      changed[part.path] = stamp
    }
  }

  /// The line where an entry begins; the first if the file is of another format.
  func place(of entry: CatalogueEntry, number: Int) -> SourcePlace? {
    guard let part = parts.last(where: { $0.first <= number }), FileStamp(of: part.path) != nil,
      let path = part.path.text
    else { return nil }
    return SourcePlace(path: path, line: part.isImported ? 1 : entry.document.raw.location.line)
  }
}
