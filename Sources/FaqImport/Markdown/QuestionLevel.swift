/// Which leads of a part of a document are questions.
struct QuestionLevel {
  /// The rank that most questions have.
  let rank: Int
  /// Whether the leads of that rank are questions whatever they look like.
  let takesAll: Bool
  /// Where the first lead of that rank asks.
  private let start: Int
  /// Whether labels such as `Q:` tell questions from the bold lines in their answers.
  let isLabelled: Bool

  /// Decides by leads with content; nil if they are not questions.
  ///
  /// Where a name announces questions, leads of the rank that has most of them are, whatever they
  /// look like; if none looks like a question, the name must be sure, and only headings and bold
  /// lines count. Where most bold lines have a label such as `Q:`, others count only if they ask.
  /// Elsewhere at least two of them and half of all end in a question mark, or three and all begin
  /// like questions; the others of that rank are questions too if two thirds do, or if they stand
  /// after the first and are not parts of a manual.
  init?(of leads: [MarkdownLead], in naming: QuestionNaming) {
    var best: (rank: Int, score: Int, takesAll: Bool, isLabelled: Bool)?
    for (rank, leads) in Dictionary(grouping: leads, by: \.rank) {
      let labels = leads.count(where: \.title.isLabelled)
      let isLabelled = rank == MarkdownLead.paragraphRank && 2 * labels > leads.count
      let marks = leads.count { QuestionWords.endInMark($0.title.text) }
      let asking = leads.count { QuestionWords.ask($0.title.text) || $0.title.isLabelled }
      let score: Int
      let takesAll: Bool
      if naming != .unnamed {
        let isProminent = rank <= MarkdownLead.paragraphRank
        guard asking > 0 || naming == .surely && isProminent && leads.count > 1 else { continue }
        score = 3 * asking + (isProminent ? leads.count : 0)
        takesAll = !isLabelled
      } else {
        guard rank != MarkdownLead.plainRank else { continue }
        let allAsk = leads.count > 2 && leads.allSatisfy { QuestionWords.surelyAsk($0.title.text) }
        let certain = allAsk ? leads.count : max(marks, labels)
        guard certain >= 2, 2 * certain >= leads.count else { continue }
        score = certain
        takesAll = 3 * certain >= 2 * leads.count
      }
      if (score, -rank) > (best?.score ?? 0, -(best?.rank ?? 0)) {
        best = (rank, score, takesAll, isLabelled)
      }
    }
    guard let best else { return nil }
    rank = best.rank
    start = leads.first { $0.rank == best.rank && $0.asks }?.origin ?? 0
    takesAll = best.takesAll
    isLabelled = best.isLabelled
  }

  /// Whether a lead with content is a question.
  func isQuestion(_ lead: MarkdownLead) -> Bool {
    guard lead.rank == rank || lead.rank != MarkdownLead.plainRank else { return false }
    if QuestionWords.endInMark(lead.title.text) || lead.title.isLabelled { return true }
    if takesAll, lead.isContainer, rank >= MarkdownLead.containerRank { return true }
    guard lead.rank == rank else { return false }
    if takesAll || QuestionWords.ask(lead.title.text) { return true }
    return !isLabelled && lead.origin > start && !QuestionWords.isPartOfManual(lead.title.text)
  }
}
