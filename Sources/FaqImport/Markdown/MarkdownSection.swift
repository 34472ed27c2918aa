import Markup

/// A part of a document in which questions are sought: all of it, or below a heading such as "FAQ".
struct MarkdownSection {
  let leads: ArraySlice<MarkdownLead>
  /// Where the part ends.
  let end: Int
  let naming: QuestionNaming

  /// The whole document, which its title may name.
  static func whole(_ document: MarkdownDocument, _ leads: [MarkdownLead]) -> Self {
    let title = document.frontMatter?["title"]
    let heading = leads.first { $0.rank < MarkdownLead.paragraphRank }
    let naming = title.map(QuestionNaming.init) ?? .unnamed
    return Self(
      leads: leads[...],
      end: document.outline.source.count,
      naming: naming == .unnamed ? heading?.naming ?? .unnamed : naming
    )
  }

  /// The parts below headings that name them.
  static func named(in document: MarkdownDocument, _ leads: [MarkdownLead]) -> [Self] {
    var sections: [Self] = []
    var next = 0
    for (index, lead) in leads.enumerated() where index >= next && lead.isAnnouncement {
      guard lead.rank < MarkdownLead.paragraphRank else { continue }
      next = leads[(index + 1)...].firstIndex { $0.rank <= lead.rank } ?? leads.count
      let end = next < leads.count ? leads[next].origin : document.outline.source.count
      sections.append(Self(leads: leads[(index + 1)..<next], end: end, naming: lead.naming))
    }
    return sections
  }
}

extension MarkdownLead {
  /// Whether it says that questions follow.
  var isAnnouncement: Bool { naming != .unnamed }

  /// What it says about what follows.
  var naming: QuestionNaming {
    QuestionWords.endInMark(title.text) ? .unnamed : QuestionNaming(title.text)
  }
}
