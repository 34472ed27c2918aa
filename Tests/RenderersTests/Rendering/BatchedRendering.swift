import ContentParser
import Renderers

extension Renderer {
  /// The documents, assembled from batches of a size.
  func render(_ documents: [Document], inBatchesOf size: Int) -> String {
    var assembly = Assembly(of: self, to: MemorySink())
    for start in stride(from: 0, to: documents.count, by: size) {
      var batch = RenderedEntries(in: self, from: start + 1)
      for document in documents[start...].prefix(size) { batch.append(document) }
      assembly.write(batch)
    }
    return assembly.finish().text
  }
}
