/// Markdown files with questions: headings, bold lines, containers, definitions.
enum MarkdownFAQs: TextRecogniser {
  static func read(_ text: ForeignText) -> ImportedContent? {
    guard text.encoding != .windows1252, let document = MarkdownDocument(text) else { return nil }
    let leads = document.leads
    let sections = MarkdownSection.named(in: document, leads)
    let all = MarkdownSection.whole(document, leads)
    let whole = MarkdownReading(document, leads, in: [all])
    let named = MarkdownReading(document, leads, in: sections)
    let enough = all.naming == .surely ? named.questionCount + 1 : 2 * named.entries.count
    let isInSections = !named.entries.isEmpty && whole.questionCount < enough
    return isInSections ? named.content : whole.content
  }
}
