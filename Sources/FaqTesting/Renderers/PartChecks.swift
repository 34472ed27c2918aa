import ContentParser
import Renderers

/// Whether documents that are rendered one by one, or in batches, give the output of all together.
extension RendererCheck {
  func checkParts(_ report: inout Report) {
    let documents = everyDocument
    let whole = format.renderer.render(documents)
    for count in [1, 2, 7] {
      let found = output(of: documents, inBatchesOf: count)
      guard found != whole else { continue }
      let difference = zip(whole, found).prefix { $0 == $1 }.count
      report.add(
        .assemblesParts,
        input: "\(documents.count) documents in batches of \(count)",
        expected: String(whole.dropFirst(difference).prefix(40)).quoted,
        found: String(found.dropFirst(difference).prefix(40)).quoted
      )
    }
  }

  private func output(of documents: [Document], inBatchesOf count: Int) -> String {
    var assembly = Assembly(of: format.renderer, to: MemorySink())
    for start in stride(from: 0, to: documents.count, by: count) {
      var batch = RenderedDocuments(in: format.renderer, from: start + 1)
      for document in documents[start..<min(start + count, documents.count)] {
        batch.append(document)
      }
      assembly.write(batch)
    }
    return assembly.finish().text
  }
}
