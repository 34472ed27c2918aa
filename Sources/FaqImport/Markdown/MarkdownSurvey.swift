import Markup

/// What a Markdown file has for leads, found slice by slice.
struct MarkdownSurvey {
  /// All leads, in order, without the title.
  private(set) var marks: [LeadMark] = []
  /// The heading that names the whole document.
  private(set) var title: MarkdownLead?
  /// Where what the title introduces ends.
  private(set) var introductionEnd: Int
  /// What the first heading says about what follows.
  private var headingNaming: QuestionNaming?
  private var firstRankCount = 0
  /// Where the leads after the title begin.
  private var titleIndex = 0
  private var isIntroductionOpen = true
  /// How many containers of each kind there are, and how many of them ask.
  private var kinds: [UInt16: (all: Int, asking: Int)] = [:]
  /// Where the questions of a list of contents begin.
  private(set) var contents: Set<Int> = []

  init(of file: MarkdownFile) {
    introductionEnd = file.source.count
    for slice in file.slices {
      guard let document = file.document(slice) else { continue }
      add(document)
    }
    removeStatements()
    removeParts()
    removeContents()
    removeRemarks()
    if firstRankCount != 1 { title = nil }
    removeBoxes()
    removeTitle()
  }

  /// What the title or the name of a file says about its questions.
  ///
  /// A file of plain questions in turn with their answers needs no title.
  func naming(of file: MarkdownFile) -> QuestionNaming {
    let namings = [file.frontMatter?["title"].map(QuestionNaming.init), headingNaming]
    return namings.lazy.compactMap(\.self).first { $0 != .unnamed }
      ?? (isInterview(file) ? .perhaps : file.naming)
  }

  /// The parts below headings that name them.
  func namedSections(in file: MarkdownFile) -> [MarkdownSection] {
    if let title, title.naming != .unnamed {
      let leads = titleIndex..<marks.count
      return [MarkdownSection(leads: leads, end: file.source.count, naming: title.naming)]
    }
    var sections: [MarkdownSection] = []
    var next = 0
    for index in marks.indices where index >= next && marks[index].naming != .unnamed {
      let rank = marks[index].rank
      guard rank < MarkdownLead.paragraphRank else { continue }
      next = marks[(index + 1)...].firstIndex { $0.rank <= rank } ?? marks.count
      let end = next < marks.count ? marks[next].origin : file.source.count
      sections.append(MarkdownSection(leads: index..<next, end: end, naming: marks[index].naming))
    }
    // The name of one section among others is the category of its questions.
    if sections.count == 1 { sections[0].leads = sections[0].leads.dropFirst() }
    return sections
  }
}

/// A part of a file in which questions are sought: all of it, or below a heading such as "FAQ".
struct MarkdownSection {
  var leads: Range<Int>
  /// Where the part ends.
  let end: Int
  let naming: QuestionNaming
}

private extension MarkdownSurvey {
  /// Whether most of the paragraphs are plain questions and their answers.
  func isInterview(_ file: MarkdownFile) -> Bool {
    let questions = marks.count { mark in
      mark.rank == MarkdownLead.plainRank && mark.hasText && !mark.traits.contains(.isSpeech)
    }
    guard questions > 1, !marks.contains(where: \.isHeading) else { return false }
    let lines = file.source[file.start...].split(separator: 0x0A, omittingEmptySubsequences: false)
      .map { $0.contains { $0 > 0x20 } }
    let count = zip([false] + lines, lines).count { !$0 && $1 }
    return (questions...(questions > 2 ? 4 : 2) * questions).contains(count)
  }

  mutating func add(_ document: MarkdownDocument) {
    let leads = document.leads
    let first = leads.first?.origin ?? document.whole.upperBound
    if let last = marks.last, last.contentEnd ?? .max > document.whole.lowerBound,
      document.hasText(in: document.whole.lowerBound..<first)
    {
      marks[marks.count - 1].traits.insert(.hasText)
    }
    for (index, lead) in leads.enumerated() {
      let next = index + 1 < leads.count ? leads[index + 1].origin : document.whole.upperBound
      let end = min(lead.contentEnd ?? next, next)
      // Leads in a container that asks are its answer if none of them asks: `**So.**`.
      let inside = leads[(index + 1)...].prefix { $0.origin < lead.contentEnd ?? 0 }
      let isAnswered = lead.asks && !inside.isEmpty && !inside.contains(where: \.asks)
      let hasText =
        isAnswered || lead.contentStart < end && document.hasText(in: lead.contentStart..<end)
      let mark = LeadMark(lead, hasText: hasText)
      kinds[mark.kindHash, default: (0, 0)].all += 1
      if mark.asks { kinds[mark.kindHash, default: (0, 0)].asking += 1 }
      marks.append(mark)
      noteTitle(lead, mark, in: document)
    }
  }

  mutating func noteTitle(_ lead: MarkdownLead, _ mark: LeadMark, in document: MarkdownDocument) {
    if lead.rank == 1 { firstRankCount += 1 }
    if lead.rank < MarkdownLead.paragraphRank, headingNaming == nil,
      !marks.dropLast().contains(where: \.asks)
    {
      headingNaming = mark.naming
      if lead.rank == 1 {
        title = lead
        return
      }
    }
    // Bold text or an item may be within running text.
    let mayBelongToText = mark.isBodyText && !mark.endsInMark
    guard title != nil, isIntroductionOpen, !mayBelongToText, !mark.traits.contains(.isBox) else {
      return
    }
    isIntroductionOpen = false
    introductionEnd = document.start(ofBlockAt: lead.origin)
  }

  /// Removes the bold lines that are parts of answers, as `**Solution**`: most of them are there
  /// below several headings.
  mutating func removeParts() {
    var (heading, headings, repeated) = (-1, [UInt32: Int](), Set<UInt32>())
    for mark in marks {
      if mark.isHeading { heading = mark.origin }
      guard mark.mayBePart else { continue }
      let last = headings.updateValue(heading, forKey: mark.titleHash)
      if last ?? heading != heading { repeated.insert(mark.titleHash) }
    }
    func isPart(_ mark: LeadMark) -> Bool { mark.mayBePart && repeated.contains(mark.titleHash) }
    if 2 * marks.count(where: isPart) > marks.count(where: \.mayBePart) {
      removeLeads(where: isPart)
    }
  }

  /// Removes the questions of a list of contents, some of which are there again below; headings
  /// that are links may also be alone.
  mutating func removeContents() {
    let answered = Set(marks.filter(\.hasText).map(\.titleHash))
    let lists = marks.split { $0.hasText || !($0.isLabelled || $0.isLinkInside) }.filter { list in
      (list.count > 2 || list.contains(where: \.isLinkInside))
        && list.contains { answered.contains($0.titleHash) }
    }
    contents = Set(lists.joined().map(\.origin))
    marks.removeAll { contents.contains($0.origin) }
  }

  /// Removes the headings directly below the title if there are no others of their rank, which are
  /// no categories: `# License: MIT`.
  mutating func removeRemarks() {
    let first = marks.prefix { $0.rank == 1 }
    guard first.count > 1, first.count == firstRankCount, first.count < marks.count,
      !first.dropLast().contains(where: \.hasText),
      first.dropFirst().allSatisfy({ !$0.asks && $0.mayBeQuestion })
    else { return }
    marks.removeSubrange(1..<first.count)
    firstRankCount = 1
  }

  mutating func removeTitle() {
    guard let title, let index = marks.firstIndex(where: { $0.origin == title.origin }) else {
      return
    }
    titleIndex = index
    marks.remove(at: index)
    if index > 0, marks[index - 1].contentEnd == nil { marks[index - 1].traits.insert(.hasText) }
  }

  /// Removes containers such as `::: danger`, unless their titles ask, or most of their kind.
  mutating func removeBoxes() {
    let kinds = kinds
    removeLeads { mark in
      let (all, asking) = kinds[mark.kindHash] ?? (0, 0)
      return mark.traits.contains(.isBox) && (asking < 2 || 3 * asking < 2 * all)
    }
  }

  /// Removes bold sentences before text, unless all questions are also bold before text, and they
  /// are at least half.
  mutating func removeStatements() {
    let leads = marks.lazy.filter { mark in
      mark.rank == MarkdownLead.paragraphRank && !mark.traits.contains(.isBox)
        || mark.isHeading && mark.asks
    }
    let count = leads.count(where: \.asks)
    let areRunIn = leads.allSatisfy { $0.traits.contains(.isRunIn) }
    if count < 2 || !areRunIn || 2 * count < leads.count {
      removeLeads { $0.traits.contains(.isRunIn) && !$0.asks }
    } else if let title, let first = leads.first, first.origin > title.origin {
      introductionEnd = min(introductionEnd, first.origin)
    }
  }

  /// Removes leads, which become text of those before them.
  mutating func removeLeads(where isText: (LeadMark) -> Bool) {
    guard marks.contains(where: isText) else { return }
    var kept: [LeadMark] = []
    for mark in marks {
      if !isText(mark) {
        kept.append(mark)
      } else if let last = kept.last, last.contentEnd ?? .max > mark.origin {
        kept[kept.count - 1].traits.insert(.hasText)
      }
    }
    marks = kept
  }
}

extension MarkdownDocument {
  /// Whether there is something to see in a range of the file.
  func hasText(in range: Range<Int>) -> Bool {
    let visible = visiblePart(of: range.moved(by: -shift))
    return !outline.source[visible].allSatisfy { $0 == 0x20 || (0x09...0x0D).contains($0) }
  }

  /// Where the block begins that has an offset of the file.
  func start(ofBlockAt offset: Int) -> Int {
    let block = outline.entries.first { $0.range.contains(offset - shift) }
    guard let start = block.map({ $0.range.lowerBound + shift }) else { return offset }
    return start < whole.lowerBound ? blockStart ?? offset : start
  }
}
