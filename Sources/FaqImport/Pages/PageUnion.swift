import Bytes
import Markup

/// The questions of several shapes, each once and in the order of the page.
struct PageUnion {
  /// The names of the shapes that had questions.
  private(set) var shapes: [String] = []
  /// The questions that the page asks and answers in the same words before.
  private(set) var copies: [PageQuestion] = []
  /// The page, in which answers that were folded are shown.
  private(set) var page: Page
  /// The questions that the data of the page holds, without looks.
  private let known: Set<String>
  private let isAboutFAQs: Bool
  /// Whether a shape whose markup says what it is has several questions.
  private var hasCertain = false
  private var questions: [PageQuestion] = []
  /// The nodes that belong to a question or an answer.
  private var taken: [Bool]
  /// The nodes where the questions of earlier shapes begin, in order.
  private var starts: [Int] = []

  init(page: Page, data: [ImportedEntry]) {
    self.page = page
    known = Set(data.map(\.question.text.withoutLooks))
    isAboutFAQs = page.isAboutFAQs
    taken = Array(repeating: false, count: page.tree.nodes.count)
  }

  /// Adds what a shape has found, if it is likely to be questions.
  mutating func add(_ found: [PageQuestion], from shape: PageShape) {
    questions.reserveCapacity(questions.count + found.count)
    var found = found.filter { !$0.text.isBlank && page.mayAnswer($0.answer) }
      .map(page.separatingLabels)
    // Beside other questions, headings must ask.
    let isBeside = !questions.isEmpty && shape.name == "headings"
    if isBeside || shape.evidence > 0 && found.contains(where: isKnown) {
      found.removeAll { !$0.text.isQuestion && !isKnown($0) }
    }
    guard isLikely(found, from: shape) else { return }
    for question in found where page.isFolded(question.answer) { page.uncover(question.answer) }
    let count = questions.count
    for question in found where !isTaken(question) && !starts.meet(question.answer) {
      questions.append(question)
      for node in question.question { taken[node] = true }
      for node in question.answer { taken[node] = true }
    }
    starts = questions.map(\.question.lowerBound).sorted()
    guard questions.count > count else { return }
    shapes.append(shape.name)
    hasCertain = hasCertain || shape.evidence == 0 && questions.count > count + 1
  }

  /// The questions in the order of the page, each with the heading that is its category.
  mutating func finish() -> [PageQuestion] {
    questions.sort { $0.question.lowerBound < $1.question.lowerBound }
    page.findHeadings(of: &questions)
    // Texts are counted by their hashes, which take less memory.
    let counts = questions.reduce(into: [:]) { $0[$1.text.hashValue, default: 0] += 1 }
    var known: Set<String> = []
    var kept: [PageQuestion] = []
    for question in questions {
      let isNew =
        counts[question.text.hashValue] == 1 || known.insert(page.identity(of: question)).inserted
      if isNew { kept.append(question) } else { copies.append(question) }
    }
    // Labels are looked for as if all answers had them, which is so only if each has one.
    page.labelsAnswers = true
    page.labelsAnswers = kept.count > 1 && kept.allSatisfy { page.answerLabel(of: $0) != nil }
    return kept
  }
}

private extension PageUnion {
  func isKnown(_ question: PageQuestion) -> Bool { known.contains(question.text.withoutLooks) }

  /// Whether another shape has found the question, or what it is in.
  func isTaken(_ question: PageQuestion) -> Bool {
    taken[question.question].contains(true) || question.answer.first.map { taken[$0] } ?? false
  }

  func isLikely(_ found: [PageQuestion], from shape: PageShape) -> Bool {
    guard shape.evidence > 0, !found.contains(where: isKnown) else { return true }
    let (count, asking) = (found.count, found.count(where: \.text.isQuestion))
    // Beside elements that say what they are, others must all ask.
    if hasCertain, asking < count { return false }
    let isNamed = found.allSatisfy { page.namedParts.hold($0.question.lowerBound) }
    let isEnough = count > 1 || page.holdsMostWords(in: found)
    if isNamed, isEnough, shape.mayState || asking == 1 { return true }
    if isNamed || page.isCalledFAQ && shape.mayState, count > 1, page.folds(found) { return true }
    if isAboutFAQs, asking > 0, count > 1 { return true }
    return asking >= shape.evidence && 2 * asking >= count
  }
}

extension Page {
  /// The heading that is the category of a question.
  func headingLine(of question: PageQuestion) -> String? {
    question.heading.map { heading in
      let number = number(before: heading) ?? ""
      return line(of: content(of: heading)).dropFirst(number.count).trimmed
    }
  }

  /// Whether an element of each question, or around it, says that it folds: `accordion-item`.
  func folds(_ found: some Sequence<PageQuestion>) -> Bool {
    found.allSatisfy { question in
      let start = question.question.lowerBound
      return folds(at: [start, question.answer.lowerBound - 1] + ancestors(of: start).prefix(3))
    }
  }

  /// Whether one of some elements says that it folds.
  func folds(at nodes: [Int]) -> Bool {
    nodes.contains { node in
      let names = tree.tag(of: node)?["class"]?.lowercased() ?? ""
      return Vocabulary.foldingClasses.words.contains(where: names.contains)
    }
  }

  /// Whether most words of the page are in answers.
  func holdsMostWords(in found: some Sequence<PageQuestion>) -> Bool {
    2 * found.reduce(0) { $0 + wordCount(in: $1.answer) } > wordCount(in: tree.all)
  }

  /// How many words a range has outside of links.
  func wordCount(in range: Range<Int>) -> Int {
    func count(_ range: Range<Int>) -> Int {
      tree.visibleTexts(of: range).reduce(0) { $0 + tree.utf8(of: $1).wordCount }
    }
    let links = range.lazy.filter { tree.tag(of: $0)?.name == "a" }
    return links.reduce(count(range)) { $0 - count(content(of: $1)) }
  }

  /// Whether a range says something before a form, and not only as links to questions.
  func mayAnswer(_ range: Range<Int>) -> Bool {
    let end = min(breaking(after: range.lowerBound - 1) ?? range.upperBound, range.upperBound)
    return hasContent(in: range.lowerBound..<end) && !(onlyAsks(range) && wordCount(in: range) == 0)
  }

  /// The nodes within a heading that is all of an answer, or else the answer.
  func withoutHeading(_ answer: Range<Int>) -> Range<Int> {
    let heading = answer.first { tree.tag(of: $0)?.headingLevel != nil }.map(content) ?? answer
    let around = [answer.lowerBound..<heading.lowerBound, heading.upperBound..<answer.upperBound]
    return around.contains(where: hasContent) ? answer : heading
  }

  /// The parts of the page that are called FAQ, in order: all of it, if one of its titles says so
  /// or else the first of its largest headings; otherwise what such a heading or class is above.
  func findNamedParts() -> [Range<Int>] {
    let headings = PageHeading.all(of: self)
    let top = headings.map(\.level).min() ?? 1
    let titles = headings.lazy.filter { $0.level == top }.prefix(top == 1 ? .max : 1)
    if titles.contains(where: { QuestionNaming($0.lead.text) == .surely }) { return [tree.all] }
    let sections = headings.enumerated().compactMap { index, heading -> Range<Int>? in
      guard heading.lead.text.namesFAQs else { return nil }
      let next = headings[(index + 1)...].first { $0.level <= heading.level }
      return heading.lead.node..<(next?.lead.node ?? tree.nodes.count)
    }
    let boxes = elements.filter { $0.tag.names.contains { $0 == "faq" || $0 == "faqs" } }
      .map { $0.node..<tree.nodes[$0.node].end }
    if sections.isEmpty, boxes.isEmpty, let title = elements.first(where: isTitleLine) {
      return [title.node..<tree.nodes.count]
    }
    var end = 0
    return (sections + boxes).sorted { $0.lowerBound < $1.lowerBound }.map { part in
      end = max(end, part.upperBound)
      return part.lowerBound..<end
    }
  }

  /// Whether an element is a line that stands out and says that questions follow.
  func isTitleLine(_ element: Element) -> Bool {
    ["b", "strong", "u", "font"].contains(element.tag.name) && isShort(element.node)
      && isLine(element.node) && line(of: content(of: element.node)).namesFAQs
  }

  /// Whether a part, the title or a large heading names FAQs.
  var isAboutFAQs: Bool {
    if !namedParts.isEmpty { return true }
    let headings = elements.filter { ["h1", "h2"].contains($0.tag.name) }
      .map { line(of: content(of: $0.node)) }
    let words = ([title] + headings).flatMap { FieldName($0).words }
    return words.contains { word in
      Vocabulary.places.contains(word) || Vocabulary.questionNames.contains(word)
    }
  }
}

extension String {
  /// Whether the text is a name that says that questions follow, and asks nothing.
  var namesFAQs: Bool { QuestionNaming(self) == .surely && !isQuestion }
}

private extension Page {
  /// The question, its section, and what its answer looks like, whatever the names in its markup.
  func identity(of question: PageQuestion) -> String {
    let answer = HTMLRendering.html(of: HTMLParser().document(of: tree, in: question.answer))
    return [question.text, headingLine(of: question) ?? "", answer].joined(separator: "\n")
  }

  /// The tabs of the page, each with its panel, in the order of those.
  var tabs: [(panel: Int, tab: Int)] {
    elements.compactMap { element -> (panel: Int, tab: Int)? in
      let tag = element.tag
      let kind = tag["data-bs-toggle"] ?? tag["data-toggle"] ?? tag["role"]
      guard kind == "tab" || kind == "pill" else { return nil }
      return tag.target.flatMap { ids[$0] }.map { ($0, element.node) }
    }.sorted { $0.panel < $1.panel }
  }

  /// The items of lists as tabs, if as many elements follow, or are in the next one, and each of
  /// these holds questions, and some of them several.
  func labels(over questions: [PageQuestion]) -> [(panel: Int, tab: Int)] {
    func count(_ node: Int) -> Int {
      let (start, end) = (node, tree.nodes[node].end)
      return questions.partitioningIndex { $0.question.lowerBound >= end }
        - questions.partitioningIndex { $0.question.lowerBound >= start }
    }
    return elements.filter(\.tag.isList).flatMap { list in
      let labels = children(of: list.node)
      let all = sequence(first: list.node) { next(after: $0) }.dropFirst().prefix(labels.count)
      let following = Array(all)
      let panels = [following, following.first.map(children) ?? []].first { panels in
        panels.count == labels.count && panels.map(count).contains { $0 > 1 }
          && panels.map(count).min() ?? 0 > 0
      }
      return zip(panels ?? [], labels).filter { count($1) == 0 }.map { ($0, $1) }
    }
  }

  /// What shows the questions of one category: `<button data-category="orders">`.
  func filters(over questions: [PageQuestion]) -> [String: Int] {
    guard let start = questions.first?.question.lowerBound else { return [:] }
    let named = elements.prefix { $0.node < start }.compactMap { element in
      tree.nodes[element.node].end > start || !element.tag.isButton && !isLine(element.node)
        ? nil : element.tag["data-category"].map { ($0, element.node) }
    }
    return Dictionary(named) { first, _ in first }
  }

  /// The category that a question, or an element around it, names for them.
  func filterName(of question: PageQuestion) -> String? {
    let start = question.question.lowerBound
    let around = [start] + ancestors(of: start).prefix(4)
    return around.lazy.compactMap { tree.tag(of: $0)?["data-category"] }.first
  }

  /// Finds the headings above questions, or the tabs of the panels around them, which are their
  /// categories unless all have the same; so are buttons that filter them.
  func findHeadings(of questions: inout [PageQuestion]) {
    let headings = elements.filter { $0.tag.headingLevel != nil }
      .map { (panel: $0.node, tab: $0.node) }
    let places = (headings + tabs + labels(over: questions)).sorted { $0.panel < $1.panel }
    var rest = places.makeIterator()
    var next = rest.next()
    let filters = filters(over: questions)
    var last: Int?
    var lastEnd = 0
    var end = 0
    var names: Set<String?> = []
    for index in questions.indices {
      let start = questions[index].question.lowerBound
      while let (place, heading) = next, place < start {
        next = rest.next()
        guard place >= end, tree.nodes[heading].end <= start else { continue }
        (last, lastEnd) = (heading, place == heading ? .max : tree.nodes[place].end)
      }
      // Headings above a title are none of its sections.
      if lastEnd <= start || last.flatMap(tree.tag)?.headingLevel == 1 { last = nil }
      let filter = filters.isEmpty ? nil : filterName(of: questions[index]).flatMap { filters[$0] }
      questions[index].heading = filter ?? last
      let isNew = index == 0 || questions[index].heading != questions[index - 1].heading
      // A heading that asks is rather a question without an answer, if there is no other one.
      let name = isNew ? headingLine(of: questions[index]) : nil
      if isNew { names.insert(name?.isQuestion == true ? nil : name) }
      end = questions[index].answer.upperBound
    }
    guard names.count < 2 else { return }
    for index in questions.indices { questions[index].heading = nil }
  }
}
