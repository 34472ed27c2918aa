import FaqImport

/// Reads FAQs in DITA, an XML format: `<faqquest>` and `<faqans>` in each `<faqitem>`.
struct DITA: ContentRecogniser {
  func read(_ content: [UInt8]) -> ImportedContent? {
    guard let text = String(validating: content, as: UTF8.self) else { return nil }
    let items = text.split(separator: "</faqitem>").filter { $0.contains("<faqitem>") }
    guard !items.isEmpty else { return nil }
    let entries = items.compactMap { item -> ImportedEntry? in
      guard let question = part("faqquest", of: item), let answer = part("faqans", of: item) else {
        return nil
      }
      return ImportedEntry(question: question, answer: [.formatted(answer, .html)])
    }
    return ImportedContent(
      entries,
      reading: ImportReading("items of DITA", count: entries.count, of: items.count)
    )
  }

  /// The text of an element, with its place in the content.
  private func part(_ name: String, of item: Substring) -> ImportedText? {
    guard let open = item.firstRange(of: "<\(name)>"),
      let close = item[open.upperBound...].firstRange(of: "</\(name)>"),
      open.upperBound < close.lowerBound
    else { return nil }
    let text = item[open.upperBound..<close.lowerBound]
    let start = item.base.utf8.distance(from: item.base.startIndex, to: text.startIndex)
    return ImportedText(String(text), at: start)
  }
}
