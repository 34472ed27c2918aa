import Bytes
import Platform
import Renderers
import Synchronization
import TextSearch

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

extension CatalogueBrowser {
  /// Shows the catalogue in lines, and asks what to read: for screen readers.
  public func runInLines() async throws(BrowserFailure) {
    let entries = Mutex<[CatalogueEntry]>([])
    do throws(LoadFailure) {
      _ = try await source.load(isRefresh: false) { batch in entries.withLock { $0 += batch } }
    } catch {
      throw BrowserFailure(message: error.message)
    }
    let browser = LineBrowser(catalogue: catalogue, entries: entries.withLock(\.self))
    do throws(SystemError) {
      try await browser.run()
    } catch {
      throw BrowserFailure(message: "the terminal could not be used: \(error.message)")
    }
  }
}

/// Shows a catalogue in lines, and asks what to read next.
private struct LineBrowser {
  /// How many entries are listed at once.
  private static let portion = 20
  private static let question = "Number to read, words to search, Enter for more, q to quit: "

  let catalogue: Catalogue
  let entries: [CatalogueEntry]
  private let input = FileDescriptor(STDIN_FILENO)
  private let output = FileDescriptor(STDOUT_FILENO)

  init(catalogue: Catalogue, entries: [CatalogueEntry]) {
    self.catalogue = catalogue
    self.entries = entries
  }

  /// Runs until the user quits or the input ends.
  func run() async throws(SystemError) {
    try write("\(catalogue.names.overview), \(catalogue.names.counted(entries.count))\n")
    var rows = Array(entries.indices)[...]
    try list(&rows)
    while let answer = try answer(), answer != "q" {
      if answer.isEmpty {
        try list(&rows)
      } else if let number = Int(answer) {
        try show(number)
      } else {
        rows = await found(answer)[...]
        try write("\(catalogue.names.counted(rows.count)) found\n")
        try list(&rows)
      }
    }
  }
}

private extension LineBrowser {
  func write(_ text: String) throws(SystemError) { try output.write(Array(text.utf8)) }

  /// Lists the next rows; there is nothing to say at their end.
  func list(_ rows: inout ArraySlice<Int>) throws(SystemError) {
    for place in rows.prefix(Self.portion) {
      try write("\(place + 1). \(entries[place].title.sanitised)\n")
    }
    rows = rows.dropFirst(Self.portion)
  }

  func show(_ number: Int) throws(SystemError) {
    guard entries.indices.contains(number - 1) else {
      try write("There is no number \(number).\n")
      return
    }
    let renderer = TextRenderer.plain(width: nil)
    try write("\n\(renderer.render(entries[number - 1].document))\n")
  }

  func found(_ words: String) async -> [Int] {
    await EntrySearch(query: SearchQuery(words), entries: entries).hits()?.map(\.entry) ?? []
  }

  /// The line that the user types, without outer space; nil at the end of the input.
  func answer() throws(SystemError) -> String? {
    try write(Self.question)
    var line: [UInt8] = []
    while let byte = try input.read(upTo: 1).first {
      if byte == UInt8(ascii: "\n") {
        let words = String(copying: line.span).split(whereSeparator: \.isWhitespace)
        return words.joined(separator: " ")
      }
      line.append(byte)
    }
    try write("\n")
    return nil
  }
}
