import FaqCommand
import FaqImport
import FaqService

/// A custom kind of source: a file with a question, a tab and an answer on each line.
struct TableScheme: SourceScheme {
  let name = "table"
  let summary = "lines of a question, a tab and an answer"
  let isLocal = true
  let recognisers: [any ContentRecogniser] = [TableLines()]

  func source(at place: String, with _: TransferSettings) -> any FaqSource {
    FileSource(path: place)
  }
}

/// Reads an FAQ from each line, with its place in the file.
struct TableLines: ContentRecogniser {
  func read(_ content: [UInt8]) -> ImportedContent? {
    let entries = content.split(separator: UInt8(ascii: "\n")).compactMap { line in
      let cells = line.split(separator: UInt8(ascii: "\t")).map { cell in
        ImportedText(String(validating: cell, as: UTF8.self) ?? "", at: cell.startIndex)
      }
      return cells.first.map { question in
        ImportedEntry(question: question, answer: cells.dropFirst().map(ImportedPart.text))
      }
    }
    return ImportedContent(entries, reading: ImportReading("lines", count: entries.count))
  }
}
