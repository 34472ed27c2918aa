import Bytes
import FaqService
import Platform
import Renderers

/// The files of FAQs that conversions with `--prune` have written into a folder.
///
/// A list of their hashes and names stays in the folder, so that no file of others is removed.
struct FolderRecord {
  private static let name = ".faq-files"
  private let folder: Path
  /// The hashes of files from earlier that have not been written again.
  private var former: [Substring: UInt64] = [:]
  private var list = OutputBuffer()

  init(of folder: Path) throws(Failure) {
    self.folder = folder
    let path = folder.appending(Self.name)
    guard path.exists else { return }
    let text = String(utf8: try path.contents(forOption: "--prune", upTo: 1 << 30))
    for line in text.split(separator: "\n") {
      let parts = line.split(separator: " ", maxSplits: 1)
      guard parts.count == 2, let hash = UInt64(parts[0], radix: 16) else { continue }
      former[parts[1]] = hash
    }
  }

  /// Notes a file with its content.
  mutating func add(_ file: Path, with content: [UInt8]) {
    let name = String(utf8: file.bytes[folder.bytes.count...])
    former[name[...]] = nil
    note(name, content.fnv1a())
  }

  private mutating func note(_ name: some StringProtocol, _ hash: UInt64) {
    list.append("\(String(hash, radix: 16)) \(name)\n")
  }

  /// Removes the files from earlier, except for those that were changed, and keeps the list.
  ///
  /// Nothing is removed if some FAQs could not be read, since their files may be among these.
  mutating func end(in session: Session, isComplete: Bool) throws {
    var (removedCount, changedCount) = (0, 0)
    for (name, hash) in former {
      // A file is in the folder, or in a numbered folder within it.
      let folders = name.split(separator: "/", omittingEmptySubsequences: false).dropLast()
      guard folders.count < 2, folders.joined().utf8.allSatisfy(\.isASCIIDigit) else { continue }
      guard isComplete else {
        note(name, hash)
        continue
      }
      let file = folder.appending(String(name))
      guard let content = file.regularContents(upTo: .max) else { continue }
      if content.fnv1a() == hash {
        try file.remove()
        removedCount += 1
      } else {
        changedCount += 1
      }
    }
    try AtomicFile.write(list.bytes, to: folder.appending(Self.name))
    guard removedCount + changedCount > 0 else { return }
    let others: Message = changedCount > 0 ? "; others were changed since, and stay" : ""
    let count = removedCount + changedCount
    session.warn("\(folder): \(removedCount) of \(count) files of former FAQs removed\(others)")
  }
}

extension Path {
  /// Whether there is a regular file with certain bytes, which need not be written again.
  func holds(_ bytes: [UInt8]) -> Bool { regularContents(upTo: bytes.count + 1) == bytes }

  /// Reads at most `limit` bytes of the regular file at the path; nil if there is no such file.
  func regularContents(upTo limit: Int) -> [UInt8]? {
    guard let file = try? FileDescriptor.openedRegular(self) else { return nil }
    defer { try? file.close() }
    return try? file.contents(upTo: limit)
  }
}
