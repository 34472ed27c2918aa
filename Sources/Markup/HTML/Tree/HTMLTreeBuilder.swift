/// Makes a tree of tokens, which may be misnested, superfluous or missing.
///
/// The rules are those of the standard where they concern which text is shown and in which block.
/// In place of its adoption agency, formatting such as `b` is always within blocks: it ends
/// with its block and begins again in the next.
struct HTMLTreeBuilder {
  /// An element whose end has not been read.
  struct OpenElement {
    let name: String
    let traits: HTMLTraits
    let node: Int
  }

  var tokenizer: HTMLTokenizer
  let limits: HTMLLimits
  var tree: HTMLTree
  /// The open elements, the innermost last.
  var open: [OpenElement] = []
  var formatting = [HTMLFormatting()]
  /// How many elements of each name are open that are too deep to be in the tree.
  var dropped: [String: Int] = [:]
  /// The name of the end tag that is read.
  private var endTag: String?
  /// How many of the open elements are SVG or MathML.
  private var openForeign = 0
  /// How many of the open elements are paragraphs.
  var openParagraphs = 0
  /// Whether a line end that is next does not count, as after `<pre>`.
  private var skipsLineEnd = false

  init(_ text: [UInt8], literals: [Int], limits: HTMLLimits) {
    tokenizer = HTMLTokenizer(text, literals: literals, limits: limits)
    tree = HTMLTree(tokenizer)
    self.limits = limits
  }

  /// Reads all tokens.
  mutating func build() -> HTMLTree {
    while let token = tokenizer.next() {
      switch token {
      case .text(let text): append(text)
      case .startTag(let tag): start(tag)
      case .endTag(let name):
        endTag = name
        end(name)
        endTag = nil
      case .comment, .doctype: continue
      }
      skipsLineEnd = if case .startTag(let tag) = token { tag.dropsLineEnd } else { false }
    }
    while !open.isEmpty { pop() }
    tree.finish()
    return tree
  }

  /// Whether the innermost elements are SVG or MathML without HTML in them.
  var isForeign: Bool {
    guard openForeign > 0 else { return false }
    let end = open.last { $0.traits.contains(.foreign) || HTMLForeign.hosts.contains($0.name) }
    return end.map { $0.traits.contains(.foreign) } ?? false
  }

  /// Adds an element without content.
  mutating func insertLeaf(_ tag: HTMLTag, _ traits: HTMLTraits) {
    tree.append(tag, traits, at: tokenizer.range)
  }

  /// Adds an element that is open until it is popped.
  mutating func push(_ tag: HTMLTag, _ traits: HTMLTraits) {
    guard hasRoom(for: tag, traits) else {
      dropped[tag.name, default: 0] += 1
      if traits.contains(.block), !followsBlockLeaf { insertLeaf(HTMLTag("div"), traits) }
      return
    }
    open.append(OpenElement(name: tag.name, traits: traits, node: tree.nodes.count))
    insertLeaf(tag, traits)
    if traits.contains(.foreign) { openForeign += 1 }
    if tag.name == "p" { openParagraphs += 1 }
    if traits.contains(.scope) { formatting.append(HTMLFormatting()) }
    tokenizer.allowsSections = isForeign
  }

  /// Ends the innermost element, with its end tag or before what ended it.
  mutating func pop() {
    guard let element = open.popLast() else { return }
    let token = tokenizer.range
    tree.end(element.node, at: element.name == endTag ? token.upperBound : token.lowerBound)
    if element.name == "p" { openParagraphs -= 1 }
    if !dropped.isEmpty { dropped = [:] }
    if element.traits.contains(.foreign) { openForeign -= 1 }
    if element.traits.contains(.scope) { formatting.removeLast() }
    if element.traits.contains(.formatting) { formatting[formatting.count - 1].openCount -= 1 }
    tokenizer.allowsSections = isForeign
  }

  /// Opens the active formatting that ended with a block.
  mutating func reopenFormatting() {
    if let top = open.last, top.traits.contains(.raw) { return }
    while let entry = formatting.last?.firstClosed {
      guard open.count < limits.depth else { return }
      push(entry.first ?? entry.tag, .formatting)
      let last = formatting.count - 1
      formatting[last].active[formatting[last].openCount].first = nil
      formatting[last].openCount += 1
    }
  }

  mutating func startFormatting(_ tag: HTMLTag) {
    if tag.name == "a" { endFormatting("a") }
    let last = formatting.count - 1
    if let index = formatting[last].active.firstIndex(where: { $0.tag.name == tag.name }) {
      formatting[last].active[index].repeats += 1
    } else {
      let entry = HTMLFormatting.Entry(tag: tag.reopenable, first: tag.opening)
      formatting[last].active.append(entry)
    }
  }

  /// Ends formatting; what began within it goes on.
  mutating func endFormatting(_ name: String) {
    let last = formatting.count - 1
    guard let index = formatting[last].active.lastIndex(where: { $0.tag.name == name }) else {
      return
    }
    if formatting[last].active[index].repeats > 0 {
      formatting[last].active[index].repeats -= 1
      return
    }
    while formatting.count > last, formatting[last].openCount > index { pop() }
    if formatting.count > last { formatting[last].active.remove(at: index) }
  }

  /// Ends the formatting that would otherwise contain a block.
  mutating func closeFormatting() {
    while let top = open.last, top.traits.contains(.formatting) { pop() }
  }
}

private extension HTMLTreeBuilder {
  mutating func append(_ text: String) {
    let skipsFirst = skipsLineEnd && text.utf8.first == .newline
    let text = skipsFirst ? String(text.dropFirst()) : text
    guard !text.isEmpty else { return }
    let isBlank = text.utf8.allSatisfy(\.isHTMLSpace)
    if isBlank, let top = open.last, HTMLNames.tableContexts.contains(top.name) { return }
    if !isBlank { reopenFormatting() }
    tree.append(text, at: tokenizer.range.dropFirst(skipsFirst ? 1 : 0))
  }

  /// Whether the last node is an empty block in place of one that is too deep.
  var followsBlockLeaf: Bool {
    let last = tree.nodes.count - 1
    return last >= 0 && tree.tag(of: last)?.name == "div" && open.last?.node != last
  }

  /// Whether the tree is not too deep; what hides its content has its place at any depth.
  func hasRoom(for tag: HTMLTag, _ traits: HTMLTraits) -> Bool {
    open.count < limits.depth || traits.contains(.raw)
      || open.count == limits.depth && tag.isHidden(traits)
  }
}

private extension HTMLTag {
  var dropsLineEnd: Bool { ["pre", "listing", "textarea"].contains(name) }

  /// Attributes that say what an element opens, as buttons do, or what it holds.
  private static let opening: Set<String> = [
    "aria-controls", "aria-expanded", "role", "data-target", "data-bs-target", "data-toggle",
    "data-bs-toggle", "itemprop", "itemscope", "itemtype",
  ]

  /// The tag with its address and a short class alone, because each block repeats it.
  var reopenable: Self { keeping { $0 == "href" } }

  /// The tag as it is opened for the first time; nil if it is the same.
  var opening: Self? {
    guard attributes.contains(where: { Self.opening.contains($0.name) }) else { return nil }
    return keeping { $0 == "href" || Self.opening.contains($0) }
  }

  private func keeping(_ isKept: (String) -> Bool) -> Self {
    if isHidden(.formatting) { return Self(name, [HTMLAttribute("hidden", "")]) }
    let kept = attributes.filter { attribute in
      isKept(attribute.name) || attribute.name == "class" && attribute.value.utf8.count < 200
    }
    return Self(name, kept)
  }
}

/// Names in SVG and MathML.
enum HTMLForeign {
  /// The elements of SVG and MathML that can hold HTML.
  static let hosts: Set<String> = [
    "foreignobject", "desc", "title", "annotation-xml", "mi", "mo", "mn", "ms", "mtext",
  ]

  /// The traits of an element of SVG or MathML; only whole pictures are hidden.
  static func traits(of name: String) -> HTMLTraits {
    switch name {
    case "svg": [.foreign, .hidden]
    case "math": .foreign
    default: []
    }
  }
}

/// Names of elements that are built in their own ways.
enum HTMLNames {
  /// The elements that hold parts of a table and no text.
  static let tableContexts: Set<String> = ["table", "tbody", "thead", "tfoot", "tr", "colgroup"]
  static let tableSections: Set<String> = ["tbody", "thead", "tfoot"]
  static let tableCells: Set<String> = ["td", "th"]

  static let headings = ["h1", "h2", "h3", "h4", "h5", "h6"]
  /// How the content of an element is read that has text alone; others are as `style`.
  static let states: [String: HTMLTextState] = [
    "title": .rcdata, "textarea": .rcdata, "script": .scriptData, "plaintext": .plaintext,
  ]
}

/// The formatting that is active in a document or in a cell of a table.
struct HTMLFormatting {
  /// The start tag of an active element, and how many more of its name began within it.
  struct Entry {
    let tag: HTMLTag
    /// The tag for the first time, which also says what the element opens.
    var first: HTMLTag?
    var repeats = 0
  }

  /// The active elements, the outermost first; each name is there once.
  var active: [Entry] = []
  /// How many of them, from the first, are open in the tree.
  var openCount = 0

  /// The first active element that is not open in the tree.
  var firstClosed: Entry? { openCount < active.count ? active[openCount] : nil }
}
