/// Finds what may introduce an answer, in one way of writing.
protocol LeadFinder: Sendable {
  /// The leads in order.
  static func leads(in document: MarkdownDocument) -> [MarkdownLead]
}

/// All ways of writing questions in Markdown.
enum LeadFinders {
  /// How many containers may be nested; deeper ones are content.
  static let maximumDepth = 50

  static let all: [any LeadFinder.Type] = [
    HeadingLeads.self, ParagraphLeads.self, PlainLeads.self, ListLeads.self, DefinitionLeads.self,
    IndentedContainers.self, FencedContainers.self, FoldedElements.self, CalloutLeads.self,
    TableLeads.self,
  ]
}
