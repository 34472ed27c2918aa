/// Markdown files with questions: headings, bold lines, containers, definitions.
enum MarkdownFAQs: TextRecogniser {
  static func read(_ text: ForeignText) -> ImportedContent? {
    guard text.encoding != .windows1252, let document = MarkdownDocument(text) else { return nil }
    let leads = document.leads
    for sections in MarkdownSection.candidates(in: document, leads) {
      var reading = MarkdownReading(document, leads)
      for section in sections { reading.add(section) }
      if let content = reading.content { return content }
    }
    return nil
  }
}
