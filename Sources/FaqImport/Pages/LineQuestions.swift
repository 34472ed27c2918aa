import Bytes
import Markup

extension PageShape {
  /// How many kinds are tried; questions of a table of contents have no answers, for example.
  private static let kindCount = 5

  /// Lines of one kind of element, or bold beginnings of lines: `<p class="term">Why?</p>`,
  /// `<p><b>Why?</b><br>So.</p>`, `<p><b>Why?</b> So.</p>`.
  static func lines(of page: Page) -> [PageQuestion] {
    var kinds: [String: (leads: [PageLead], asking: Int)] = [:]
    var titles = PageHeading.all(of: page).map(\.lead.node)
    let parts = page.namedParts
    var end = 0
    for element in page.elements where element.node >= end {
      let (node, tag) = (element.node, element.tag)
      let isRunIn = page.isRunIn(node)
      guard tag.headingLevel == nil, page.isShort(node), isRunIn || page.isLine(node),
        let lead = page.lead(at: node), case let text = lead.text, !text.isBlank
      else { continue }
      if text.namesFAQs { titles.append(node) }
      let mayState = !isRunIn && (parts.isEmpty || parts.hold(node)) && !text.namesFAQs
      if !mayState, !text.isQuestion { continue }
      end = lead.end ?? end
      let isLabelled = lead.end != nil || SpokenLabel(in: text, role: .question) != nil
      let looks = isRunIn ? " run-in" : page.isMarked(node) ? " marked" : ""
      let kind = "\(tag.name) \(tag.className) \(tag["align"] ?? "") \(isLabelled)\(looks)"
      kinds[kind, default: ([], 0)].leads.append(lead)
      if text.isQuestion || isLabelled { kinds[kind, default: ([], 0)].asking += 1 }
    }
    let all = kinds.values.sorted { ($1.asking, $0.leads[0].node) < ($0.asking, $1.leads[0].node) }
    let likely = all.filter { 2 * $0.asking >= $0.leads.count }.prefix(kindCount).map(\.leads)
    // Answers may be lines of the same kind, where blocks follow most questions.
    let asking = all.prefix(page.isAboutFAQs ? kindCount : 0)
      .map { $0.leads.filter { $0.text.utf8.count < 200 && $0.text.isQuestion } }
      .filter { 2 * $0.count { page.next(after: $0.node).map(page.isBlock) == true } > $0.count }
    titles.sort()
    let found = (likely + asking).map { leads in
      Dictionary(grouping: leads) { lead in titles.partitioningIndex { $0 > lead.node } }
        .sorted { $0.key < $1.key }
        .flatMap { PageSection(leads: $1, end: titles[$0...].first).questions(of: page) }
        .filter { page.hasContent(in: $0.answer) }
    }
    return page.endingAtRule(found.max { $0.count < $1.count } ?? [])
  }

  /// Items of lists: `<li>Why?<p>So.</p></li>`, `<li><b>Why?</b> So.</li>`.
  ///
  /// All items whose first lines look alike are questions, or none, whatever lists they are in.
  static func items(of page: Page) -> [PageQuestion] {
    var kinds: [String: [PageQuestion]] = [:]
    var end = 0
    for element in page.elements where element.tag.name == "li" && element.node >= end {
      guard let question = page.firstLine(of: element.node) else { continue }
      if question.text.isQuestion { end = question.answer.upperBound }
      let lead = page.tree.tag(of: question.question.lowerBound)
      kinds["\(lead?.name ?? "") \(lead?.className ?? "")", default: []].append(question)
    }
    let likely = kinds.filter { _, items in
      let share = items.allSatisfy { page.namedParts.hold($0.question.lowerBound) } ? 4 : 2
      return share * items.count(where: \.text.isQuestion) >= items.count
    }
    return likely.values.joined().sorted { $0.question.lowerBound < $1.question.lowerBound }
  }
}

extension Page {
  /// Whether an element has lines of its own, and is not made of several blocks.
  func isLine(_ node: Int) -> Bool {
    if isBlock(node) { return !content(of: node).contains(where: isBlock) }
    return Self.phrases.contains(tree.tag(of: node)?.name ?? "") && beginsLine(node)
      && endsLine(node)
  }

  /// The first line of an item, or its bold beginning, and what follows it there, or else the list
  /// after the item; nil if nothing does.
  func firstLine(of item: Int) -> PageQuestion? {
    let content = content(of: item)
    guard var start = content.first(where: { !isBlank($0) }) else { return nil }
    while isBlock(start), let inner = self.content(of: start).first(where: { !isBlank($0) }),
      isBlock(inner)
    { start = inner }
    let first = isBlock(start) ? self.content(of: start) : content
    var end = first.first { $0 > start && isBlock($0) } ?? first.upperBound
    if isRunIn(start), !line(of: start..<end).isQuestion { end = tree.nodes[start].end }
    var answer = end..<content.upperBound
    if !hasContent(in: answer) {
      guard let list = next(after: item), tree.tag(of: list)?.isList == true else { return nil }
      answer = list..<tree.nodes[list].end
    }
    let begin = answer.first { node in
      tree.tag(of: node).map { $0.name != "br" } ?? !tree.utf8(of: node).span.isBlank
    }
    let (question, rest) = (start..<end, (begin ?? end)..<answer.upperBound)
    return PageQuestion(text: line(of: question), question: question, answer: rest)
  }

  /// Whether a bold phrase begins a line that goes on after it.
  func isRunIn(_ node: Int) -> Bool {
    ["b", "strong"].contains(tree.tag(of: node)?.name) && beginsLine(node) && !endsLine(node)
  }

  /// Whether an element has few nodes and little text.
  func isShort(_ node: Int) -> Bool {
    let content = content(of: node)
    return content.count <= 40 && content.reduce(0) { $0 + tree.utf8(of: $1).count } <= 1_000
  }

  /// Whether all text of an element is in phrases, such as bold ones.
  func isMarked(_ node: Int) -> Bool {
    tree.outermost(of: content(of: node)).allSatisfy { isBlank($0) || tree.tag(of: $0) != nil }
  }

  /// The elements within a line that make a question stand out.
  static let phrases: Set<String> = ["b", "strong", "em", "i", "u", "a", "span", "font", "label"]

  func isBlock(_ node: Int) -> Bool {
    guard case .element(let tag, let traits) = tree.content(of: node) else { return false }
    return traits.contains(.block) || tag.name == "br"
  }

  /// Whether a phrase is the first on its line.
  func beginsLine(_ node: Int) -> Bool {
    guard let parent = parent(of: node) else { return true }
    var before = node - 1
    while before > parent, isBlank(before) { before -= 1 }
    if before == parent { return isBlock(parent) || beginsLine(parent) }
    return sequence(first: before) { self.parent(of: $0) }.prefix { $0 != parent }
      .contains(where: isBlock)
  }

  /// Whether a phrase is the last on its line.
  func endsLine(_ node: Int) -> Bool {
    guard let parent = parent(of: node) else { return true }
    var next = tree.nodes[node].end
    while next < tree.nodes[parent].end, isBlank(next) { next += 1 }
    if next == tree.nodes[parent].end { return isBlock(parent) || endsLine(parent) }
    return isBlock(next)
  }

  /// Whether a node is white space and signs, or an element that has no content, such as an icon.
  func isBlank(_ node: Int) -> Bool {
    switch tree.content(of: node) {
    case .text(let text): text.isSigns
    case .element(let tag, _):
      content(of: node).isEmpty && !isBlock(node) && tag.name != "img"
    }
  }
}
