import Bytes
import Markup

extension PageShape {
  /// How many words a heading after the questions may have, such as "Contact us".
  private static let wordCount = 4
  /// How many words follow each heading of a section where none asks.
  private static let answerCount = 10

  /// Headings of one level that ask, each with what follows up to the next of that level or above.
  ///
  /// In a page that is called FAQ, not all of them need to ask.
  static func headings(of page: Page) -> [PageQuestion] {
    let headings = PageHeading.all(of: page)
    let asking = headings.lazy.filter(\.lead.text.isQuestion).map(\.level)
    let counts = asking.reduce(into: Array(repeating: 0, count: 7)) { $0[$1] += 1 }
    guard let level = (1...6).max(by: { counts[$0] < counts[$1] }), counts[level] > 0 else {
      return []
    }
    let isAboutFAQs = page.isAboutFAQs
    let found = sections(of: headings, level: level, in: page).flatMap { section in
      let isNamed = section.leads.first.map { page.namedParts.hold($0.node) } ?? false
      let share = isNamed ? 4 : isAboutFAQs ? 3 : 2
      let count = section.leads.count { $0.text.isQuestion }
      let questions = trimmed(section, count, in: page).questions(of: page)
      let asks = count > 0 && share * count >= section.leads.count
      let mayState = isNamed && !section.mustAsk
      return asks || mayState && questions.allSatisfy { explains($0, in: page) } ? questions : []
    }
    return page.endingAtRule(found)
  }

  /// Headings that do not ask: the first below the title that something follows, and all of their
  /// level.
  static func statements(of page: Page) -> [PageQuestion] {
    let parts = page.namedParts
    let headings = PageHeading.all(of: page).filter {
      parts.isEmpty ? page.isCalledFAQ : parts.hold($0.lead.node)
    }
    let next = headings.dropFirst().map(\.lead.node) + [page.tree.nodes.count]
    let explained = zip(headings, next).filter { heading, next in
      let end = page.tree.nodes[heading.lead.node].end
      return heading.level > 1 && end < next && page.hasContent(in: end..<next)
    }
    let folding = explained.first { page.folds(at: [$0.0.lead.node]) }
    guard let level = (folding ?? explained.first)?.0.level else { return [] }
    let found = sections(of: headings, level: level, in: page).filter { !$0.mustAsk }
      .flatMap { $0.questions(of: page) }.filter { explains($0, in: page) }
    let areMany = !parts.isEmpty && page.holdsMostWords(in: found)
    return found.count > 1 && (areMany || page.folds(found)) ? page.endingAtRule(found) : []
  }

  /// The headings of a level, up to those above, and to those that do not ask and have another
  /// class than all that do; the header of an article has its title.
  private static func sections(
    of headings: [PageHeading],
    level: Int,
    in page: Page
  ) -> [PageSection] {
    var sections = [PageSection()]
    let asking = headings.filter { $0.level == level && $0.lead.text.isQuestion }
      .compactMap { page.tree.tag(of: $0.lead.node)?.className }
    let shared = asking.count > 1 && Set(asking).count == 1 ? asking[0] : ""
    for heading in headings where heading.level <= level {
      let name = page.tree.tag(of: heading.lead.node)?.className
      let around = page.ancestors(of: heading.lead.node).prefix(3)
      let isTitle = around.contains { page.tree.tag(of: $0)?.name == "header" }
      let differs = !shared.isEmpty && heading.level == level && name != shared
      let isOther =
        QuestionWords.surround(heading.lead.text)
        || (isTitle || differs) && !heading.lead.text.isQuestion
      if heading.level == level, !isOther {
        sections[sections.count - 1].leads.append(heading.lead)
      } else {
        sections[sections.count - 1].end = heading.lead.node
        sections.append(PageSection(mustAsk: isOther && heading.level < level))
      }
    }
    return sections
  }

  /// A section of so many questions without short headings after the last, where nearly all ask,
  /// unless they stand where the questions do and name nothing that pages end with.
  private static func trimmed(_ section: PageSection, _ count: Int, in page: Page) -> PageSection {
    var section = section
    while 4 * count >= 3 * section.leads.count, let last = section.leads.last,
      !last.text.isQuestion,
      last.text.split(separator: " ").count <= wordCount || last.text.hasSuffix("?"),
      let asked = section.leads.last(where: { $0.text.isQuestion }),
      QuestionWords.endPages(last.text) || page.way(to: last.node) != page.way(to: asked.node)
    {
      section.end = last.node
      section.leads.removeLast()
    }
    return section
  }

  /// Whether an answer has some words, and not only questions, or can be folded.
  private static func explains(_ question: PageQuestion, in page: Page) -> Bool {
    page.folds([question])
      || page.wordCount(in: question.answer) >= answerCount && !page.onlyAsks(question.answer)
  }
}

/// A heading with its level.
struct PageHeading {
  let level: Int
  let lead: PageLead
  /// How many elements around a heading may be items of lists that begin with a question.
  private static let itemDepth = 8

  /// The headings of a page, except for those in the answers of items.
  static func all(of page: Page) -> [Self] {
    var answers: [Int: Range<Int>] = [:]
    return page.elements.compactMap { element in
      guard let level = element.tag.headingLevel else { return nil }
      let isInAnswer = page.ancestors(of: element.node).prefix(itemDepth).contains { item in
        guard page.tree.tag(of: item)?.name == "li" else { return false }
        let lead = answers[item] == nil ? page.firstLine(of: item) : nil
        let answer = answers[item] ?? lead.flatMap { $0.text.isQuestion ? $0.answer : nil } ?? 0..<0
        answers[item] = answer
        return answer.contains(element.node)
      }
      if isInAnswer { return nil }
      return page.lead(at: element.node).map { Self(level: level, lead: $0) }
    }
  }
}

extension HTMLTag {
  /// The level of a heading.
  var headingLevel: Int? { name.hasSuffix("accordion-heading") ? 6 : name.headingLevel }

  /// The first name in its class, or nothing.
  var className: Substring { self["class"]?.split(separator: " ").first ?? "" }

  var isList: Bool { name == "ul" || name == "ol" }

  /// The names in its class, and its identifier, in lower case.
  var names: [String] { [self["class"], self["id"]].flatMap { $0?.lowercased().words ?? [] } }
}

extension String {
  /// The level of a heading by the name of its element.
  var headingLevel: Int? {
    guard utf8.count == 2, hasPrefix("h"), let level = Int(dropFirst()), (1...6).contains(level)
    else { return nil }
    return level
  }
}

/// What may introduce an answer in a page: a heading, a line that is a question.
struct PageLead {
  let node: Int
  let text: String
  /// Where the answer begins, if not after the node.
  var end: Int?
}

/// Leads of one kind without a heading above them in between.
struct PageSection {
  var leads: [PageLead] = []
  /// Whether only questions count, since the heading above names something else.
  var mustAsk = false
  /// Where the next heading above the leads begins.
  var end: Int?

  /// Each lead with what follows it, up to the next lead, the end of the item around it, or the end
  /// of the section.
  func questions(of page: Page) -> [PageQuestion] {
    let nodes = leads.map(\.node)
    guard let first = nodes.first, let last = nodes.last else { return [] }
    let lastEnd = page.answerStart(after: last)
    let around = page.ancestors(of: first).first { node in
      let content = page.content(of: node)
      return content.contains(last) && page.hasContent(in: lastEnd..<content.upperBound)
    }
    let ends = [around.map { page.content(of: $0).upperBound }, page.breaking(after: last)]
    let end = ends.compactMap(\.self).min() ?? page.tree.nodes.count
    return leads.enumerated().map { index, lead in
      let following = index + 1 < nodes.count ? nodes[index + 1] : min(self.end ?? end, end)
      let next = min(following, page.listEnd(around: lead.node) ?? following)
      let start = lead.end ?? page.answerStart(after: lead.node)
      let item = page.ancestors(of: lead.node).prefix { $0 != around }.last { item in
        let itemEnd = page.content(of: item).upperBound
        return itemEnd <= next && itemEnd > start && page.hasContent(in: start..<itemEnd)
      }
      let question = lead.node..<(lead.end ?? page.tree.nodes[lead.node].end)
      let answer = start..<(item.map { page.content(of: $0).upperBound } ?? max(start, next))
      return PageQuestion(text: lead.text, question: question, answer: answer)
    }
  }
}

private extension Page {
  /// The names and classes of the elements right around a node.
  func way(to node: Int) -> [String] {
    ancestors(of: node).prefix(3).compactMap(tree.tag).map { "\($0.name) \($0.className)" }
  }

  /// Where the list around a node ends, if it has several items.
  func listEnd(around node: Int) -> Int? {
    let nodes = sequence(first: node, next: parent)
    let pair = zip(nodes, nodes.dropFirst())
      .first { tree.tag(of: $1)?.isList == true }
    guard let (item, list) = pair, case let content = content(of: list) else { return nil }
    let first = content.first { tree.tag(of: $0) != nil }
    return first == item && next(after: item) == nil ? nil : content.upperBound
  }

  /// Where the answer to a question begins: after a sign beside it that unfolds it, such as `+`.
  func answerStart(after lead: Int) -> Int {
    var end = tree.nodes[lead].end
    if let rule = next(after: lead), tree.tag(of: rule)?.name == "hr" { end = tree.nodes[rule].end }
    guard let head = parent(of: lead), case let rest = end..<content(of: head).upperBound,
      rest.allSatisfy(isUnfoldingSign)
    else { return end }
    return tree.nodes[head].end
  }

  private func isUnfoldingSign(_ node: Int) -> Bool {
    switch tree.content(of: node) {
    case .text(let text): text.isSigns
    case .element(let tag, _):
      tag.name != "img"
        || ["class", "src"].contains { name in
          Self.signs.contains { tag[name]?.contains($0) == true }
        }
    }
  }

  private static let signs = ["icon", "arrow", "chevron", "toggle", "plus"]
}

extension Page {
  /// An element as a lead; nil for a line such as "Answer 1".
  ///
  /// Below "Question 1", the question is the next element.
  func lead(at node: Int) -> PageLead? {
    let text = line(of: content(of: node))
    if SpokenLabel.isAlone(text, role: .answer) { return nil }
    guard SpokenLabel.isAlone(text, role: .question), let asked = next(after: node)
    else { return PageLead(node: node, text: text) }
    let answer = next(after: asked).flatMap { next in
      SpokenLabel.isAlone(line(of: content(of: next)), role: .answer) ? next : nil
    }
    let end = tree.nodes[answer ?? asked].end
    return PageLead(node: node, text: line(of: content(of: asked)), end: end)
  }

  /// Whether a range has items of lists, all of which ask.
  func onlyAsks(_ range: Range<Int>) -> Bool {
    let items = range.filter { tree.tag(of: $0)?.name == "li" }
    return !items.isEmpty && items.allSatisfy { line(of: content(of: $0)).isQuestion }
  }

  /// Questions without what follows a rule in the last answer, unless others have rules as well.
  func endingAtRule(_ found: [PageQuestion]) -> [PageQuestion] {
    let rules = found.lazy.compactMap { $0.answer.first { tree.tag(of: $0)?.name == "hr" } }
    guard let last = found.last, let end = rules.first, last.answer.contains(end),
      hasContent(in: last.answer.lowerBound..<end)
    else { return found }
    return changing(found) { $0[$0.count - 1].answer = last.answer.lowerBound..<end }
  }

  /// The nodes around a node, the innermost first.
  func ancestors(of node: Int) -> some Sequence<Int> {
    sequence(first: node) { parent(of: $0) }.dropFirst()
  }

  /// The elements directly within one.
  func children(of node: Int) -> [Int] {
    tree.outermost(of: content(of: node)).filter { tree.tag(of: $0) != nil }
  }
}
