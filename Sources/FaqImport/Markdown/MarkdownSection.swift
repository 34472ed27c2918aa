import Markup

/// A part of a document in which questions are sought: all of it, or below a heading such as "FAQ".
struct MarkdownSection {
  let leads: ArraySlice<MarkdownLead>
  /// Where the part ends.
  let end: Int
  let isNamed: Bool

  /// The parts in which to look, in groups; the first group with questions counts.
  static func candidates(in document: MarkdownDocument, _ leads: [MarkdownLead]) -> [[Self]] {
    let size = document.outline.source.count
    let isNamed =
      document.frontMatter?["title"].map(QuestionWords.announce) ?? false
      || leads.first.map { $0.rank < MarkdownLead.paragraphRank && $0.isAnnouncement } ?? false
    let whole = Self(leads: leads[...], end: size, isNamed: isNamed)
    if isNamed { return [[whole]] }
    var named: [Self] = []
    var next = 0
    for (index, lead) in leads.enumerated() where index >= next && lead.isAnnouncement {
      guard lead.rank < MarkdownLead.paragraphRank else { continue }
      next = leads[(index + 1)...].firstIndex { $0.rank <= lead.rank } ?? leads.count
      let end = next < leads.count ? leads[next].origin : size
      named.append(Self(leads: leads[(index + 1)..<next], end: end, isNamed: true))
    }
    return [named, [whole]]
  }
}

extension MarkdownLead {
  /// Whether it says that questions follow.
  var isAnnouncement: Bool {
    QuestionWords.announce(title.text) && !QuestionWords.endInMark(title.text)
  }
}
