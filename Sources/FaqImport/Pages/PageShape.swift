import Bytes
import Markup

/// Finds the questions of a page in one kind of markup.
struct PageShape: Sendable {
  /// What the questions are in, for messages: `details`.
  let name: String
  /// How many texts with a question mark are enough to take the shape for FAQs; 0 where the markup
  /// says that they are questions.
  let evidence: Int
  /// Whether nothing needs to ask in a page that is called FAQ.
  var mayState = false
  /// What may be questions, in the order of the page.
  let questions: @Sendable (Page) -> [PageQuestion]
}

/// What may be a question in a page, and its answer; it is small, because a page can have many.
struct PageQuestion {
  /// The question as one line.
  var text: String
  /// The nodes of the question.
  @Compact var question: Range<Int>
  /// The nodes of the answer.
  @Compact var answer: Range<Int>
  /// The heading that is the category.
  @Compact var heading = Int?.none

  /// The question without number and label.
  var title: String { MarkdownTitle(text).text }
}

/// A term or a text of a list of definitions.
private struct DefinitionPart {
  @Compact var node: Int
  let isTerm: Bool
}

extension PageShape {
  /// `<details><summary>Why?</summary>So.</details>`.
  static func details(of page: Page) -> [PageQuestion] {
    let details = page.elements.compactMap { $0.tag.name == "details" ? $0.node : nil }
    return details.enumerated().compactMap { index, node in
      let range = page.content(of: node)
      let children = page.children(of: node)
      guard let summary = children.first(where: { page.tree.tag(of: $0)?.name == "summary" }) else {
        return nil
      }
      let end = page.tree.nodes[summary].end
      let question = page.question(summary, answer: end..<range.upperBound)
      let holdsOthers = index + 1 < details.count && range.contains(details[index + 1])
      return question.text.isQuestion || !holdsOthers ? question : nil
    }
  }

  /// Lists of definitions: `<dl><dt>Why?</dt><dd>So.</dd></dl>`.
  static func definitions(of page: Page) -> [PageQuestion] {
    let parts = Array(
      page.elements.lazy.filter { ["dt", "dd"].contains($0.tag.name) }
        .map { DefinitionPart(node: $0.node, isTerm: $0.tag.name == "dt") }
    )
    return parts.enumerated().compactMap { index, term in
      guard term.isTerm else { return nil }
      let end = page.tree.nodes[term.node].end
      let answers = parts[(index + 1)...].prefix { !$0.isTerm && $0.node >= end }
      guard let first = answers.first?.node, let last = answers.last?.node else { return nil }
      let answer = first == last ? page.content(of: first) : first..<page.tree.nodes[last].end
      return page.question(term.node, answer: answer)
    }
  }

  /// Elements whose classes say what they are: `<p class="faq-question">`.
  ///
  /// All answers within one element, up to the next question, are one.
  static func classes(of page: Page) -> [PageQuestion] {
    var result: [PageQuestion] = []
    var question: Int?
    var answer = 0
    var end = 0
    for element in page.elements {
      let node = element.node
      let names = element.tag["class"]?.split(separator: " ") ?? []
      let sides = names.compactMap { FieldRole(of: String($0)) }
      guard let side = sides.first(where: \.isCertain)?.side else { continue }
      switch side {
      case .question:
        if node < end, let last = result.last {
          // Another question in an answer whose element was not ended.
          let asked = page.tree.tag(of: last.question.lowerBound)
          guard asked?["class"] == element.tag["class"], last.text.isQuestion else { continue }
          result[result.count - 1].answer = last.answer.lowerBound..<node
          end = node
        }
        question = node
      case .answer where node < end: continue
      case .answer:
        let next = page.tree.nodes[node].end
        if question == nil, let box = page.parent(of: answer),
          page.content(of: box).contains(node), !result.isEmpty
        {
          result[result.count - 1].answer = answer..<next
          end = next
        }
        guard let asked = question, page.tree.nodes[asked].end <= node else { continue }
        result.append(page.question(asked, answer: page.content(of: node)))
        question = nil
        (answer, end) = (node, next)
      }
    }
    return result
  }

  /// How many elements may be around a button alone.
  private static let wrapperCount = 3

  /// Buttons that open a panel: `<button aria-controls="a">Why?</button><div id="a">So.</div>`.
  ///
  /// Beside questions that name their panel, others must ask.
  static func buttons(of page: Page) -> [PageQuestion] {
    let buttons = page.elements.flatMap { element -> [PageQuestion] in
      let (node, tag) = (element.node, element.tag)
      guard tag.isButton else { return listedQuestions(in: node, of: page) }
      guard let panel = panel(of: node, tag, in: page) else { return [] }
      return [page.question(node, answer: page.content(of: panel))]
    }
    func hasTarget(_ question: PageQuestion) -> Bool {
      page.tree.tag(of: question.question.lowerBound)?.target != nil
    }
    // Of several buttons that open one panel, the last before it is within its item.
    let pairs = buttons.map { ($0.answer.lowerBound, $0) }
    let nearest = Dictionary(pairs) { $1.question.lowerBound < $1.answer.lowerBound ? $1 : $0 }
    let all = nearest.values.sorted { $0.question.lowerBound < $1.question.lowerBound }
    // A button that does not ask, and whose panel holds further ones, is a category.
    let starts = all.filter { hasTarget($0) || $0.text.isQuestion }.map(\.question.lowerBound)
      .sorted()
    let found = all.filter { $0.text.isQuestion || !starts.meet($0.answer) }
    guard found.count(where: { hasTarget($0) && $0.text.isQuestion }) > 1 else { return found }
    return found.filter { hasTarget($0) || $0.text.isQuestion }
  }

  /// The buttons of a list, whose answers are as many elements of the next one.
  private static func listedQuestions(in list: Int, of page: Page) -> [PageQuestion] {
    let buttons = page.children(of: list)
    guard buttons.count > 1, buttons.allSatisfy({ page.tree.tag(of: $0)?.name == "button" }),
      let panels = page.next(after: list).map(page.children), panels.count == buttons.count
    else { return [] }
    return zip(buttons, panels).map { page.question($0, answer: page.content(of: $1)) }
  }

  /// The element that the button names, or the next one after the button or its wrapper.
  private static func panel(of button: Int, _ tag: HTMLTag, in page: Page) -> Int? {
    if let panel = tag.target.flatMap({ page.ids[$0] }), !page.content(of: panel).contains(button) {
      return panel
    }
    var node = button
    for _ in 0...wrapperCount {
      if let next = page.next(after: node) { return page.mayBePanel(next) ? next : nil }
      guard let parent = page.parent(of: node),
        page.content(of: parent).prefix(200).count(where: page.isButton) == 1
      else { return nil }
      node = parent
    }
    return nil
  }

  /// Elements with the type `Question` of schema.org.
  static func microdata(of page: Page) -> [PageQuestion] {
    page.elements.filter(\.tag.isQuestion).compactMap { element in
      let end = page.parent(of: element.node).map { page.content(of: $0).upperBound }
      let range = page.intended(element.node, before: end ?? page.tree.nodes.count)
      guard let name = page.first("name", in: range),
        let answer = page.first("acceptedAnswer", in: range)
          ?? page.first("suggestedAnswer", in: range)
      else { return nil }
      let answerRange = page.intended(answer, before: range.upperBound)
      let text = page.first("text", in: answerRange)
      let question = page.content(of: name)
      let told = text.map { page.intended($0, before: answerRange.upperBound) } ?? answerRange
      return PageQuestion(text: page.line(of: question), question: question, answer: told)
    }
  }
}

extension HTMLTag {
  var isButton: Bool {
    name == "button" || self["aria-expanded"] != nil || self["aria-controls"] != nil
      || self["role"] == "button"
  }

  /// The identifier of the element that the button opens.
  var target: String? {
    if let id = self["aria-controls"] { return id }
    let names = ["data-bs-target", "data-target", "href"]
    let address = names.compactMap { self[$0] }.first { $0.hasPrefix("#") }
    return address.map { String($0.dropFirst()) }
  }

  var isQuestion: Bool { self["itemtype"]?.hasSuffix("schema.org/Question") ?? false }
}

private extension Page {
  /// A question that one element is.
  func question(_ node: Int, answer: Range<Int>) -> PageQuestion {
    let text = line(of: content(of: node))
    return PageQuestion(text: text, question: node..<tree.nodes[node].end, answer: answer)
  }

  func isButton(_ node: Int) -> Bool { tree.tag(of: node)?.isButton ?? false }

  /// Whether a button may open an element: one that does not begin with another button.
  func mayBePanel(_ node: Int) -> Bool {
    let nodes = (node..<tree.nodes[node].end).prefix(200)
    let first = nodes.first { isButton($0) || tree.utf8(of: $0).wordCount > 0 }
    return first.map { !isButton($0) } ?? true
  }

  /// What the source means to be in an element: a list ends a paragraph around it, whose end tag or
  /// whose next property comes later.
  func intended(_ node: Int, before limit: Int) -> Range<Int> {
    let content = content(of: node)
    guard tree.tag(of: node)?.name == "p", !tree.hasEndTag(node) else { return content }
    let ends = sequence(first: content.upperBound) { tree.nodes[$0].end }
    let end = ends.first { next in
      guard next < limit, let tag = tree.tag(of: next) else { return next >= limit }
      return tag["itemprop"] != nil || tag["itemscope"] != nil
        || tag.name == "p" && tree.isStrayEnd(next)
    }
    return content.lowerBound..<(end ?? limit)
  }

  /// The first element with a property.
  func first(_ property: String, in range: Range<Int>) -> Int? {
    range.first { node in
      tree.tag(of: node)?["itemprop"]?.split(separator: " ").contains { $0 == property } ?? false
    }
  }
}

extension [Int] {
  /// Whether one of the numbers, which are in order, is in a range.
  func meet(_ range: Range<Int>) -> Bool {
    self[partitioningIndex { $0 >= range.lowerBound }...].first.map(range.contains) ?? false
  }
}

extension [Range<Int>] {
  /// Whether one of the ranges has a number; none of them ends before an earlier one.
  func hold(_ number: Int) -> Bool {
    self[..<partitioningIndex { $0.lowerBound > number }].last?.contains(number) ?? false
  }
}
