import ContentParser

extension Renderer {
  /// Renders one document as text, with all that the format writes around a single one.
  public func render(_ document: Document) -> String { render(CollectionOfOne(document)) }

  /// Renders documents as text, with all that the format writes around and between them.
  public func render(_ documents: some Sequence<Document>) -> String {
    var assembly = Assembly(of: self, to: MemorySink())
    for document in documents { assembly.write(document) }
    return assembly.finish().text
  }

  /// Renders an overview as text: the number and title of each FAQ.
  ///
  /// - Parameter rows: The rows, in any order of their categories; their numbers are aligned.
  /// - Returns: The overview; rows without a category come first, then those of each category.
  public func renderOverview(_ rows: some Sequence<OverviewRow>) -> String {
    var assembly = OverviewAssembly(of: self, to: MemorySink())
    assembly.write(OverviewRow.aligned(OverviewRow.grouped(Array(rows))))
    return assembly.finish().text
  }
}

extension NodeRenderer {
  /// Renders nodes as text, with what the format writes around several documents.
  public func render(_ nodes: [Node]) -> String {
    let frame = frame(around: nil)
    var writing = SectionWriting(frame)
    writing.append { write(nodes, to: &$0[nodeSection]) }
    var assembly = SectionAssembly(frame, to: MemorySink())
    assembly.append(writing.sections)
    assembly.finish()
    return assembly.sink.text
  }
}
