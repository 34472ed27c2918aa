import FaqBrowser
import Platform

/// The files that FAQs were read from.
struct SourceFiles {
  /// Of a folder with more files, only the first are watched.
  private static let watchedCount = 1_000

  /// The state that each file had before it was read; nil for a file that was missing.
  var stamps: [Path: FileStamp?] = [:]
  /// The files of the FAQs, each with the number of its first FAQ.
  private var parts: [(path: Path, first: Int)] = []
  /// The line of each FAQ, and 1 for those that are not selected.
  private var lines: [Int32] = []

  /// The files of sources, none of whose FAQs have been read.
  init(of sources: [ContentSource]) {
    let files = sources.lazy.filter { !$0.isFetched && $0.isRepeatable }
    stamps = Self.stamps(of: files.prefix(Self.watchedCount).map { Path($0.name) })
  }

  /// Notes the line of its file at which an FAQ was read.
  mutating func add(_ entry: Entry, atLine line: Int) {
    lines += repeatElement(1, count: entry.number - 1 - lines.count)
    lines.append(Int32(clamping: line))
    let path = Path(entry.origin.name)
    if parts.last?.path != path { parts.append((path, lines.count)) }
  }

  /// The current state of each file.
  static func stamps(of paths: some Sequence<Path>) -> [Path: FileStamp?] {
    paths.reduce(into: [:]) { $0.updateValue(FileStamp(of: $1), forKey: $1) }
  }

  /// The line where an FAQ begins.
  func place(ofNumber number: Int) -> SourcePlace? {
    guard lines.indices.contains(number - 1), let part = parts.last(where: { $0.first <= number }),
      FileStamp(of: part.path) != nil,
      let path = part.path.text
    else { return nil }
    return SourcePlace(path: path, line: Int(lines[number - 1]))
  }
}
