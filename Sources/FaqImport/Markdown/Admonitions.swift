/// Which containers of a document hold questions, and which are boxes such as `::: danger`.
///
/// A box is a question if its title asks, or if most titles of its kind do.
struct Admonitions {
  private var counts: [String: (all: Int, asking: Int)] = [:]

  /// Kinds of containers that fold answers away, whatever their titles say.
  private static let questionKinds: Set<String> = [
    "details", "question", "questions", "faq", "faqs", "help", "qa", "collapse", "collapsible",
    "accordion", "expand", "expander", "spoiler", "toggle", "dropdown",
  ]

  init(_ leads: [MarkdownLead]) {
    for lead in leads {
      guard let kind = lead.kind else { continue }
      counts[kind, default: (0, 0)].all += 1
      if lead.asks { counts[kind, default: (0, 0)].asking += 1 }
    }
  }

  /// Whether a lead is a box of another kind.
  func contains(_ lead: MarkdownLead) -> Bool {
    guard let kind = lead.kind, !lead.asks, !Self.questionKinds.contains(kind),
      let count = counts[kind]
    else { return false }
    return count.asking < 2 || 3 * count.asking < 2 * count.all
  }
}
