import FaqService

/// Rich text in which half of the headings are questions, each followed by its answer:
/// `[{"type": "heading", "text": "Why?"}, {"type": "paragraph", "text": "So."}, …]`.
enum HeadedRuns: JSONRecogniser {
  static func read(_ root: RawValue) -> ImportedContent? {
    var candidateCount = 0
    guard let entries = entries(in: root, &candidateCount) else { return nil }
    return ImportedContent(entries, as: "headings and what follows them", of: candidateCount)
  }

  private static func entries(
    in value: RawValue,
    _ candidateCount: inout Int
  ) -> [ImportedEntry]? {
    if let blocks = RichText.blocks(of: value) {
      guard var entries = entries(of: blocks) else { return nil }
      entries[0].leftOut = value.markup(around: blocks.flatMap(\.starts))
      candidateCount += blocks.count(where: \.isHeading)
      return entries
    }
    let found = value.children.compactMap { entries(in: $0, &candidateCount) }
    return found.isEmpty ? nil : found.flatMap(\.self)
  }

  private static func entries(of blocks: [RichBlock]) -> [ImportedEntry]? {
    let headings = blocks.indices.filter { blocks[$0].isHeading }
    let entries = zip(headings, headings.dropFirst() + [blocks.count]).compactMap { start, end in
      let answer = Array(blocks[start + 1..<end])
      if answer.isEmpty { return nil as ImportedEntry? }
      let question = ImportedText(blocks[start].text, at: blocks[start].origin)
      var entry = ImportedEntry(question: question, answer: answer.parts)
      entry.starts = blocks[start..<end].flatMap(\.starts)
      return entry
    }
    let asked = entries.count { $0.question.text.isQuestion }
    return asked > 1 && asked * 2 >= entries.count ? entries : nil
  }
}

private extension RichBlock {
  var isHeading: Bool {
    if case .heading = kind { true } else { false }
  }
}
