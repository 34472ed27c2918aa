import Bytes
import Markup

/// A page of HTML, with what recognisers ask about its elements.
struct Page {
  let tree: HTMLTree
  /// The language that the page declares.
  let language: String?
  /// The title of the page.
  let title: String
  /// The elements where questions may be, in order.
  let elements: [(node: Int, tag: HTMLTag)]
  /// The node around each node; -1 around the outermost.
  private let parents: [Int]
  private let ids: [String: Int]

  init(_ source: String) {
    let tree = HTMLTree(source)
    self.tree = tree
    language = Self.language(of: source)
    title =
      tree.elements(named: "title").first.map { node in
        tree.text(in: tree.descendants(of: node)).onOneLine
      } ?? ""
    var parents: [Int] = []
    var elements: [(node: Int, tag: HTMLTag)] = []
    var ids: [String: Int] = [:]
    var open: [Int] = []
    var hiddenEnd = 0
    for node in tree.all {
      while let last = open.last, tree.nodes[last].end <= node { open.removeLast() }
      parents.append(open.last ?? -1)
      open.append(node)
      guard let tag = tree.tag(of: node) else { continue }
      if let id = tag["id"], ids[id] == nil { ids[id] = node }
      if node >= hiddenEnd, tree.isAside(node, tag, within: open.dropLast()) {
        hiddenEnd = tree.nodes[node].end
      }
      if node >= hiddenEnd { elements.append((node, tag)) }
    }
    self.parents = parents
    self.elements = elements
    self.ids = ids
  }

  /// The text of nodes on one line, without the signs that open and close an answer.
  func line(of range: Range<Int>) -> String {
    let text = HTMLParser().document(of: tree, in: range).blocks.plainText.onOneLine
    var words = text.split(separator: " ")
    while words.count > 1, let last = words.last, last.isSign { words.removeLast() }
    while words.count > 1, let first = words.first, first.isSign { words.removeFirst() }
    return words.joined(separator: " ")
  }

  /// The nodes within an element.
  func content(of node: Int) -> Range<Int> { tree.descendants(of: node) }

  /// The node around a node.
  func parent(of node: Int) -> Int? { parents[node] < 0 ? nil : parents[node] }

  /// The element with an identifier.
  func element(withID id: String) -> Int? { ids[id] }

  /// The element that follows a node within the same parent; nil if a text does.
  func next(after node: Int) -> Int? {
    var next = tree.nodes[node].end
    let end = parent(of: node).map { tree.nodes[$0].end } ?? tree.nodes.count
    while next < end {
      switch tree.nodes[next].content {
      case .element: return next
      case .text(let text): if !text.isBlank { return nil }
      }
      next = tree.nodes[next].end
    }
    return nil
  }
}

private extension Page {
  static func language(of source: String) -> String? {
    var tokenizer = HTMLTokenizer(source)
    while let token = tokenizer.next() {
      guard case .startTag(let tag) = token else { continue }
      guard tag.name == "html", let language = tag["lang"], !language.isBlank else { return nil }
      return language
    }
    return nil
  }
}

private extension HTMLTree {
  /// Whether an element belongs to the frame of the page, or is hidden; a hidden panel of tabs can
  /// be shown.
  func isAside(_ node: Int, _ tag: HTMLTag, within open: ArraySlice<Int>) -> Bool {
    switch tag.name {
    case "nav": return true
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

extension String {
  /// The text with one space in place of all white space between words.
  var onOneLine: String { split(whereSeparator: \.isWhitespace).joined(separator: " ") }
}

private extension Substring {
  /// Whether a word consists of signs such as `+` and `▼`.
  var isSign: Bool {
    count <= 2
      && unicodeScalars.allSatisfy { scalar in
        !scalar.properties.isAlphabetic && scalar.properties.numericType == nil
          && !"?¿!？؟".unicodeScalars.contains(scalar)
      }
  }
}
