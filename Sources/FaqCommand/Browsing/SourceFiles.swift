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
    /// The state of the file when its first FAQ was read.
    let stamp: FileStamp?
  }

  private var parts: [Part] = []
  private var lastName: String?
  /// The line of each FAQ.
  private var lines: [Int32] = []

  /// Notes where an FAQ was read; the lines of a file of another format are not those of its FAQs.
  mutating func add(_ entry: Entry, isImported: Bool) {
    lines.append(isImported ? 1 : Int32(clamping: entry.faq.location.line))
    guard entry.origin.name != lastName else { return }
    lastName = entry.origin.name
    let path = Path(entry.origin.name)
    parts.append(
      Part(path: path, first: lines.count, stamp: FileStamp(of: path))
    )
  }

  /// The files that have changed since they were read, with their current state.
  var changed: [Path: FileStamp] {
    parts.prefix(Self.watchedCount).reduce(into: [:]) { changed, part in
      guard let stamp = FileStamp(of: part.path), stamp != part.stamp else { return }
      changed[part.path] = stamp
    }
  }

  /// The line where an FAQ begins; the first if the file is of another format.
  func place(ofNumber number: Int) -> SourcePlace? {
    guard lines.indices.contains(number - 1), let part = parts.last(where: { $0.first <= number }),
      FileStamp(of: part.path) != nil,
      let path = part.path.text
    else { return nil }
    return SourcePlace(path: path, line: Int(lines[number - 1]))
  }
}
