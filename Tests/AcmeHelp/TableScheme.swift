import ContentParser
import FaqCommand
import FaqService
import Renderers

/// A kind of source of one's own: a file with a question, a tab and an answer on each line.
struct TableScheme: SourceScheme {
  let name = "table"
  let summary = "lines of a question, a tab and an answer"
  let isLocal = true

  func source(at place: String, with _: TransferSettings) -> any FaqSource {
    TableSource(path: place)
  }
}

private struct TableSource: FaqSource {
  let path: String

  var name: String { path }

  func open() async throws(FaqServiceError) -> sending any ByteStream {
    var file = try FileSource(path: path).open()
    var bytes: [UInt8] = []
    while let chunk = try await file.next() { bytes += chunk }
    let lines = (String(validating: bytes, as: UTF8.self) ?? "").split(separator: "\n")
    let documents = lines.map { line in
      let cells = line.split(separator: "\t").map(String.init)
      return Document(blocks: BlockList(cells.enumerated().map(Self.block)))
    }
    return MemorySource(Array(JSONRenderer.json.render(documents).utf8)).open()
  }

  private static func block(_ index: Int, _ cell: String) -> any Block {
    index == 0 ? TitleBlock(cell) : BodyBlock(cell)
  }
}
