import Markup

/// Accounts for the visible texts of a page, each by the nodes that entries are made of.
struct PageAccount {
  /// What becomes of a text.
  private enum Fate: Equatable {
    case open, shown
    case leftOut(ImportAccount.Omission)
    case silent
  }

  /// Elements without words for people who see the page as it is meant to be.
  static let silent: Set = [
    "script", "style", "svg", "noframes", "noscript", "audio", "canvas", "iframe", "video",
  ]

  private let page: Page
  private var ledger = AccountLedger()
  private var fates: [Fate]
  /// How many words of nodes are numbers, labels and signs, which titles are without.
  private var restCounts: [Int: Int] = [:]
  /// The texts that look like separate questions.
  private var asking: Set<Int> = []

  /// What became of the words of the page.
  var account: ImportAccount { ledger.finished() }

  init(of page: Page, questions: [PageQuestion], copies: [PageQuestion], data: LinkedDataMatch) {
    self.page = page
    fates = Array(repeating: .open, count: page.tree.nodes.count)
    markAsides()
    for question in questions {
      // What is hidden in an answer is missing there.
      for node in question.answer where fates[node] == .leftOut(.navigation) { fates[node] = .open }
      mark(page.tree.visibleTexts(of: question.question), as: .shown)
      mark(page.tree.visibleTexts(of: question.answer), as: .shown)
      noteRest(of: question.question, without: question.title)
      if let label = page.answerLabel(of: question) {
        restCounts[label.node] = label.text.utf8.wordCount
      }
      let label = question.answer.lowerBound - 1
      if label >= question.question.upperBound, page.isAnswerLabel(label) {
        fates[label] = .leftOut(.members)
      }
      guard let heading = question.heading, let line = page.headingLine(of: question)
      else { continue }
      let content = page.content(of: heading)
      mark(page.tree.visibleTexts(of: content), as: .shown)
      noteRest(of: content, without: line)
    }
    for range in copies.flatMap({ [$0.question, $0.answer] }) {
      mark(page.tree.visibleTexts(of: range), as: .leftOut(.copies))
    }
    let known = [data.added, data.copies].joined().lazy.map(\.question.text.withoutLooks)
    findQuestions(except: Set(known), in: Set(questions.lazy.map(\.title.withoutLooks)))
    for node in page.tree.all where page.tree.tag(of: node) == nil { add(node) }
    ledger.addShownElsewhere(data.added.reduce(0) { $0 + $1.wordCount })
    ledger.addLeftOut(data.copies.reduce(0) { $0 + $1.wordCount }, as: .copies)
  }
}

private extension PageAccount {
  private mutating func mark(_ nodes: some Sequence<Int>, as fate: Fate) {
    for node in nodes { fates[node] = fate }
  }

  /// Marks the frame of the page and what is hidden.
  mutating func markAsides() {
    let tree = page.tree
    for aside in page.asides {
      let isTitle = tree.tag(of: aside)?.name == "title"
      mark(page.content(of: aside), as: .leftOut(isTitle ? .envelope : .navigation))
    }
    for node in tree.all where Self.silent.contains(tree.tag(of: node)?.name ?? "") {
      mark(page.content(of: node), as: .silent)
    }
  }

  /// Counts the words of a title's nodes that the title is without.
  mutating func noteRest(of range: Range<Int>, without title: String) {
    let texts = page.tree.visibleTexts(of: range).map { ($0, page.tree.utf8(of: $0).wordCount) }
    var rest = texts.reduce(-title.utf8.wordCount) { $0 + $1.1 }
    for (node, count) in texts where rest > 0 {
      restCounts[node] = min(count, rest)
      rest -= count
    }
  }

  /// Finds headings, buttons and the like that ask something, and are in no entry.
  ///
  /// Texts that the data has, and contents, which lead to the questions of entries, are left out.
  mutating func findQuestions(except known: Set<String>, in titles: Set<String>) {
    for element in page.elements where element.mayAsk || element.leadsToPlace {
      let content = page.content(of: element.node)
      let first = content.first { page.tree.utf8(of: $0).wordCount > 0 }
      guard let first, fates[first] == .open else { continue }
      let line = element.tag.name == "li" ? page.firstLine(of: element.node)?.text : nil
      let text = line ?? page.line(of: content)
      if known.contains(text.withoutLooks) {
        mark(page.tree.visibleTexts(of: content), as: .leftOut(.copies))
      } else if titles.contains(MarkdownTitle(text).text.withoutLooks) {
        mark(page.tree.visibleTexts(of: content), as: .leftOut(.navigation))
      } else if element.mayAsk, text.isQuestion, element.isBlock || page.isLine(element.node) {
        asking.insert(first)
      }
    }
  }

  /// Adds a text with what becomes of it.
  mutating func add(_ node: Int) {
    let count = page.tree.utf8(of: node).wordCount
    switch fates[node] {
    case .shown:
      let restCount = restCounts[node] ?? 0
      if restCount > 0 { ledger.addLeftOut(restCount, as: .members) }
      if count > restCount { ledger.addShown(count - restCount) }
    case .leftOut(let omission): if count > 0 { ledger.addLeftOut(count, as: omission) }
    case .silent: break
    case .open:
      ledger.addPassedOver(count, at: page.origin(of: node), asks: asking.contains(node))
    }
  }
}

private extension Page.Element {
  /// Whether the element is a link to a place of the page.
  var leadsToPlace: Bool { tag.name == "a" && tag["href"]?.hasPrefix("#") ?? false }

  /// Whether the element is often one that asks: a heading, a button, a term, a label, a cell, or a
  /// phrase that stands out.
  var mayAsk: Bool { isBlock || ["b", "strong", "em", "i", "u"].contains(tag.name) }

  var isBlock: Bool {
    tag.headingLevel != nil || tag["aria-expanded"] != nil || tag["role"] == "button"
      || ["summary", "button", "dt", "th", "td", "li", "label", "legend"].contains(tag.name)
  }
}
