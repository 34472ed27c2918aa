import Bytes
import FaqService
import Markup

/// A page of HTML, with what recognisers ask about its elements.
struct Page {
  struct Element {
    let node: Int
    let tag: HTMLTag
  }

  private(set) var tree: HTMLTree
  /// The language that the page declares.
  let language: String?
  /// The address that relative ones in the page are relative to, if the page names it.
  let base: String?
  /// The title of the page.
  let title: String
  /// Elements that people see without a text.
  private static let pictures: Set = ["img", "video", "audio", "iframe"]
  /// How many nodes a line may have.
  private static let lineCount = 1_000
  /// Where the page begins in the content.
  let start: Int
  /// The node around each node; -1 around the outermost.
  private var parents: [Int32] = []
  /// How many nodes before each node, and before the end, people see.
  private var seenCounts: [Int32] = [0]
  /// The elements where questions may be, in order.
  private var elementNodes: [Int32] = []
  /// The elements with identifiers.
  private(set) var ids: [String: Int] = [:]
  /// Where the navigation, the footer and other parts of the frame begin, and the hidden parts.
  private(set) var asides: [Int] = []
  /// Where the visible ones of these begin, and forms.
  private let breaks: [Int]
  /// Whether the name of its file or its title calls the page FAQ.
  let isCalledFAQ: Bool
  /// The parts of the page that are called FAQ.
  private(set) var namedParts: [Range<Int>] = []
  /// Whether all answers begin with a label, whatever the questions do.
  var labelsAnswers = false

  /// Reads a page in UTF-8, which begins at an offset of the content.
  init(_ bytes: [UInt8], at start: Int = 0, isCalledFAQ: Bool = false) {
    let bytes = Self.endingTags(in: bytes)
    let tree = HTMLTree(bytes, literals: TagReading(bytes, in: .page).literals)
    (self.tree, self.start) = (tree, start)
    language = Self.language(of: bytes)
    base = tree.elements(named: "base").lazy.compactMap { tree.tag(of: $0)?["href"] }.first
    let titles = tree.elements(named: "title").lazy
    title = titles.map { tree.text(in: tree.descendants(of: $0)).onOneLine }.first ?? ""
    self.isCalledFAQ = isCalledFAQ || QuestionNaming(title) == .surely
    parents.reserveCapacity(tree.nodes.count)
    seenCounts.reserveCapacity(tree.nodes.count + 1)
    var open: [Int] = []
    var (hiddenEnd, shownEnd) = (0, 0)
    for node in tree.all {
      while let last = open.last, tree.nodes[last].end <= node { open.removeLast() }
      parents.append(Int32(open.last ?? -1))
      open.append(node)
      let tag = tree.tag(of: node)
      let isSeen = tag.map { Self.pictures.contains($0.name) } ?? tree.isText(node)
      seenCounts.append(seenCounts[node] + (isSeen ? 1 : 0))
      guard let tag else { continue }
      if let id = tag["id"], ids[id] == nil { ids[id] = node }
      if node >= hiddenEnd, tree.isAside(node, tag, within: open.dropLast()) {
        if node >= shownEnd, tree.isHidden(node), tree.holdsQuestions(node) {
          shownEnd = tree.nodes[node].end
        } else {
          asides.append(node)
          hiddenEnd = tree.nodes[node].end
        }
      }
      if node >= hiddenEnd { elementNodes.append(Int32(node)) }
    }
    let forms = tree.all.filter { ["form", "fieldset"].contains(tree.tag(of: $0)?.name) }
    breaks = (asides.filter { !tree.isHidden($0) } + forms).sorted()
    namedParts = findNamedParts()
  }

  /// The elements where questions may be, in order.
  var elements: some Sequence<Element> {
    elementNodes.lazy.compactMap { node in
      tree.tag(of: Int(node)).map { Element(node: Int(node), tag: $0) }
    }
  }

  /// Where a node is in the content.
  func origin(of node: Int) -> Range<Int> {
    let source = tree.source(of: node)
    return source.lowerBound + start..<source.upperBound + start
  }

  /// Where the first text of a range is in the content.
  func origin(of range: Range<Int>) -> Int {
    let first = range.first { tree.isText($0) } ?? range.first
    return first.map { origin(of: $0).lowerBound } ?? start
  }

  /// The text of nodes on one line, without the signs that open and close an answer, and without a
  /// link at the end that is only a sign, which generators add to headings.
  func line(of range: Range<Int>) -> String {
    guard range.count <= Self.lineCount else { return "" }
    var range = range
    if let last = range.last(where: tree.isText), let link = parent(of: last),
      link > range.lowerBound, tree.tag(of: link)?.name == "a", isSigns(last)
    {
      range = range.lowerBound..<link
    }
    return HTMLParser().document(of: tree, in: range).blocks.plainText.onOneLine
      .withoutSigns(
        apart: range.first(where: tree.isText).map(isSigns) ?? false,
        atEnd: range.last(where: tree.isText).map(isSigns) ?? false
      )
  }

  /// The nodes within an element.
  func content(of node: Int) -> Range<Int> { tree.descendants(of: node) }

  /// The first part of the frame, or form, after a node.
  func breaking(after node: Int) -> Int? { breaks[breaks.partitioningIndex { $0 > node }...].first }

  /// Whether a range holds more than white space.
  func hasContent(in range: Range<Int>) -> Bool {
    seenCounts[range.upperBound] > seenCounts[range.lowerBound]
  }

  /// Whether all text in a range is hidden, as scripts fold answers.
  func isFolded(_ range: Range<Int>) -> Bool {
    !tree.visibleTexts(of: range).contains { tree.isText($0) }
  }

  /// Shows what is hidden in a range.
  mutating func uncover(_ range: Range<Int>) { tree.uncover(range) }

  /// The node around a node.
  func parent(of node: Int) -> Int? { parents[node] < 0 ? nil : Int(parents[node]) }

  /// The element that follows a node within the same parent; nil if a text does.
  func next(after node: Int) -> Int? {
    let end = parent(of: node).map { tree.nodes[$0].end } ?? tree.nodes.count
    let next = tree.outermost(of: tree.nodes[node].end..<end)
      .first { tree.tag(of: $0) != nil || tree.isText($0) }
    return next.flatMap { tree.tag(of: $0) == nil ? nil : $0 }
  }
}

private extension Page {
  /// Whether a text is only signs, such as those that open an answer.
  func isSigns(_ node: Int) -> Bool { String(utf8: tree.utf8(of: node)).isSigns }

  /// The page with `>` in place of the space after an end tag without one: `</p`, a line end.
  static func endingTags(in bytes: [UInt8]) -> [UInt8] {
    var result = bytes
    let span = bytes.span
    for start in span.indices.dropLast(2)
    where span[start] == .less && span[start + 1] == UInt8(ascii: "/") {
      let rest = bytes[(start + 2)...].drop(while: \.isASCIIAlphanumeric)
      let space = rest.prefix(while: \.isHTMLSpace)
      let next = bytes[space.endIndex...].first
      if next == .less && !space.isEmpty || next != UInt8(ascii: ">") && space.contains(0x0A) {
        result[space.startIndex] = UInt8(ascii: ">")
      }
    }
    return result
  }

  static func language(of bytes: [UInt8]) -> String? {
    var tokenizer = HTMLTokenizer(bytes)
    while let token = tokenizer.next() {
      guard case .startTag(let tag) = token else { continue }
      return tag.name == "html" && tag["lang"]?.isBlank == false ? tag["lang"] : nil
    }
    return nil
  }
}

private extension HTMLTree {
  /// Whether an element names itself a footer, or is a short one that begins with ©.
  func isFooter(_ node: Int, _ tag: HTMLTag) -> Bool {
    let isNamed = tag.names.contains(where: Vocabulary.footers.contains)
    let text = (2..<64).contains(nodes[node].end - node) ? utf8(of: node + 1) : []
    let isSigned = text.drop(while: \.isHTMLSpace).starts(with: "©".utf8)
    return (isNamed || isSigned) && !holdsQuestions(node)
  }

  /// Whether a node is a text that is not blank.
  func isText(_ node: Int) -> Bool { !utf8(of: node).span.isBlank }

  /// Whether an element belongs to the frame of the page, or is hidden; a hidden panel of tabs can
  /// be shown.
  func isAside(_ node: Int, _ tag: HTMLTag, within open: ArraySlice<Int>) -> Bool {
    if isFooter(node, tag) { return true }
    switch tag.name {
    case "nav":
      // An answer may be in navigation, right after its question.
      let before = (open.last ?? -1) + 1..<node
      return before.count > 64 || !text(in: before).trimmed.isQuestion
    case "header", "footer":
      let parts: Set = ["main", "article", "section", "details", "li"]
      return !open.contains { self.tag(of: $0).map { parts.contains($0.name) } ?? false }
    default: break
    }
    switch tag["role"] {
    case "navigation", "banner", "contentinfo": return true
    case "tabpanel": return false
    default: return isHidden(node)
    }
  }
}

extension HTMLTree {
  /// Whether a heading or a button in an element asks, as in a panel that a script can show.
  func holdsQuestions(_ node: Int) -> Bool {
    descendants(of: node).contains { node in
      let content = descendants(of: node)
      let isLead = tag(of: node).map { $0.headingLevel ?? 1 > 1 || $0.name == "button" } ?? false
      return isLead && content.count < 64 && text(in: content).trimmed.isQuestion
    }
  }
}

extension String {
  /// The text with one space in place of all white space between words, and without characters of
  /// no width at its ends.
  var onOneLine: String {
    words.joined(separator: " ").trimming { "\u{200B}\u{2060}\u{FEFF}".unicodeScalars.contains($0) }
  }

  /// Whether all of it is signs and white space.
  var isSigns: Bool { allSatisfy { $0.isSign || $0.isWhitespace } }
}

private extension String {
  /// The text without signs that open and close an answer: `+ Why? ▼` gives `Why?`.
  ///
  /// A sign directly before a word may belong to it, unless it is in an element of its own.
  func withoutSigns(apart: Bool, atEnd: Bool) -> String {
    let rest = drop { $0.isSign || $0 == " " }
    let signs = dropLast(rest.count)
    let start = apart || signs.last == " " || !signs.contains(where: \.isInWords) ? rest : self[...]
    var end = start
    while let last = end.last, last.isSign || last == " " { end.removeLast() }
    let isApart = atEnd || end.hasSuffix("?") || start.dropFirst(end.count).first == " "
    return String(end.isEmpty || !isApart ? start : end)
  }
}

extension Character {
  private static let signs = Set("+-−–—•·×✕▼▾▲▴▸►›»⌄^#¶→↓>\u{200B}")

  /// Whether it is a sign that words may begin with: `#1`, `-5`.
  var isInWords: Bool { "+-−–×^#>".contains(self) }

  /// Whether it is an arrow and the like, or a picture from an icon font.
  var isSign: Bool {
    Self.signs.contains(self) || unicodeScalars.allSatisfy { (0xE000...0xF8FF).contains($0.value) }
  }
}
