import Bytes

/// HTML as a tree of elements and texts, in the order of the document.
package struct HTMLTree: Sendable {
  /// An element or a text; it is small, because a page has many.
  package struct Node: Sendable {
    /// Where it begins in the text of the tree.
    let start: Int32
    /// Where it ends there: an element with its end tag, or before what ended it.
    var stop: Int32
    var last: Int32
    /// The index of an element, or of a text below zero; -1 is a text as it is in the source.
    var content: Int32

    /// The index after its last descendant in the nodes of the tree.
    package var end: Int { Int(last) }
  }

  /// What a node is.
  package enum Content: Sendable {
    case text(String)
    case element(HTMLTag, HTMLTraits)
  }

  /// Each node before its descendants.
  package internal(set) var nodes: [Node] = []
  /// The text with a line feed for each line end.
  let bytes: [UInt8]
  private let lineEnds: HTMLLineEnds
  /// The different elements.
  private var elements: [Element] = []
  private var indices: [Element: Int32] = [:]
  /// The texts with character references.
  private var texts: [String] = []

  /// How many bytes may be read at most.
  package static let maximumSize = 1 << 30
  /// How many elements are compared with a new one.
  private static let comparedCount = 4_096

  /// Reads a text as lenient as browsers do: there is no text that is not a tree.
  package init(_ text: String, limits: HTMLLimits = .standard) {
    self.init(Array(text.utf8), limits: limits)
  }

  /// Reads a text in UTF-8 of at most the maximum size.
  ///
  /// - Parameters:
  ///   - text: HTML in UTF-8.
  ///   - literals: The offsets in ascending order of each `<` that begins no tag.
  ///   - limits: How deep it may be.
  package init(_ text: [UInt8], literals: [Int] = [], limits: HTMLLimits = .standard) {
    var builder = HTMLTreeBuilder(text, literals: literals, limits: limits)
    self = builder.build()
  }

  init(_ tokenizer: HTMLTokenizer) {
    bytes = tokenizer.scanner.bytes
    lineEnds = tokenizer.lineEnds
    nodes.reserveCapacity(2 * bytes.count { $0 == .less } + 1)
  }

  /// How many bytes the text has.
  var size: Int { bytes.count }

  /// All nodes.
  package var all: Range<Int> { 0..<nodes.count }

  /// What a node is.
  package func content(of node: Int) -> Content {
    let content = nodes[node].content
    guard content >= 0 else { return .text(text(of: node)) }
    let element = elements[Int(content)]
    return .element(element.tag, element.traits)
  }

  /// The nodes within a node.
  package func descendants(of node: Int) -> Range<Int> { node + 1..<nodes[node].end }

  /// The outermost nodes of a range, such as the children of an element.
  package func outermost(of range: Range<Int>) -> some Sequence<Int> {
    sequence(first: range.lowerBound) { nodes[$0].end }.lazy.prefix { $0 < range.upperBound }
  }

  /// The tag of a node that is an element.
  package func tag(of node: Int) -> HTMLTag? {
    let content = nodes[node].content
    return content < 0 ? nil : elements[Int(content)].tag
  }

  /// The bytes of a node that is a text; none of an element.
  package func utf8(of node: Int) -> ArraySlice<UInt8> {
    let (content, range) = (nodes[node].content, range(of: node))
    if content == -1 { return bytes[range] }
    return content < 0 ? Array(texts[Int(-2 - content)].utf8)[...] : []
  }

  /// The texts within a range one after another, as they are written.
  package func text(in range: Range<Int>) -> String {
    var result: [UInt8] = []
    for node in range { result += utf8(of: node) }
    return result.text
  }

  /// The indices of the elements that have a name.
  package func elements(named name: String) -> [Int] {
    nodes.indices.filter { tag(of: $0)?.name == name }
  }

  /// Whether an element and all within it show no text.
  package func isHidden(_ node: Int) -> Bool {
    let content = nodes[node].content
    return content >= 0 && elements[Int(content)].isHidden
  }

  /// Whether all text in an element is hidden, or for browsers that cannot show the element.
  func isTextless(_ node: Int) -> Bool {
    let content = nodes[node].content
    return isHidden(node) || content >= 0 && elements[Int(content)].traits.contains(.replaced)
  }

  /// Where a node is in the text that was read, with its end tag if it has one.
  package func source(of node: Int) -> Range<Int> {
    let range = range(of: node)
    return lineEnds.offset(of: range.lowerBound)..<lineEnds.offset(of: range.upperBound)
  }

  /// Whether the end tag of an element was there, and did not end what was not open.
  package func hasEndTag(_ node: Int) -> Bool {
    let source = bytes[range(of: node)]
    guard let tag = tag(of: node), let start = source.lastIndex(of: .less) else { return false }
    let end = "</\(tag.name)".utf8
    return start > source.startIndex && source[start...].count > end.count
      && source[start...].prefix(end.count).map(\.lowercasedASCII) == Array(end)
  }

  /// Whether an element stands for an end tag without a start tag, as `</p>` does.
  package func isStrayEnd(_ node: Int) -> Bool {
    bytes[range(of: node)].starts(with: [.less, .slash]) && nodes[node].content >= 0
  }

  /// Adds an element that has no descendants yet.
  mutating func append(_ tag: HTMLTag, _ traits: HTMLTraits, at range: Range<Int>) {
    append(index(of: Element(tag: tag, traits: traits)), at: range)
  }

  /// Adds a text.
  mutating func append(_ text: String, at range: Range<Int>) {
    if text.utf8.elementsEqual(bytes[range]) {
      append(-1, at: range)
    } else {
      texts.append(text)
      append(Int32(-1 - texts.count), at: range)
    }
  }

  /// Shows what attributes and styles hide in a range until a script of the page shows it.
  package mutating func uncover(_ range: Range<Int>) {
    for node in range where isHidden(node) {
      let element = elements[Int(nodes[node].content)]
      let attributes = element.tag.attributes.filter { $0.name != "hidden" && $0.name != "style" }
      let tag = HTMLTag(element.tag.name, attributes)
      nodes[node].content = Int32(elements.count)
      elements.append(Element(tag: tag, traits: element.traits))
    }
  }

  /// Forgets what only building needs.
  mutating func finish() { indices = [:] }

  /// Ends an element with the last node.
  mutating func end(_ node: Int, at offset: Int) {
    nodes[node].last = Int32(nodes.count)
    nodes[node].stop = Int32(offset)
  }
}

private extension HTMLTree {
  struct Element: Hashable {
    let tag: HTMLTag
    let traits: HTMLTraits
    let isHidden: Bool

    init(tag: HTMLTag, traits: HTMLTraits) {
      (self.tag, self.traits, isHidden) = (tag, traits, tag.isHidden(traits))
    }
  }

  mutating func append(_ content: Int32, at range: Range<Int>) {
    nodes.append(
      Node(
        start: Int32(range.lowerBound),
        stop: Int32(range.upperBound),
        last: Int32(nodes.count + 1),
        content: content
      )
    )
  }

  /// The index of an element, which equal ones share if it has no identifier.
  mutating func index(of element: Element) -> Int32 {
    if let index = indices[element] { return index }
    let index = Int32(elements.count)
    elements.append(element)
    if element.tag["id"] == nil, indices.count < Self.comparedCount { indices[element] = index }
    return index
  }

  func text(of node: Int) -> String {
    let content = nodes[node].content
    return content == -1 ? bytes[range(of: node)].text : texts[Int(-2 - content)]
  }

  func range(of node: Int) -> Range<Int> { Int(nodes[node].start)..<Int(nodes[node].stop) }
}

/// The line ends of a text, in which a line feed takes the place of two bytes.
struct HTMLLineEnds: Sendable {
  /// The offsets of the line feeds that were two bytes.
  private var offsets: [Int32] = []

  /// The text with a line feed for each line end, as the standard's input stream has.
  static func normalized(_ text: [UInt8]) -> (text: [UInt8], ends: Self) {
    var ends = Self()
    guard text.contains(.carriageReturn) else { return (text, ends) }
    var result: [UInt8] = []
    result.reserveCapacity(text.count)
    for (index, byte) in text.enumerated() {
      if byte != .carriageReturn {
        result.append(byte)
      } else if index + 1 == text.count || text[index + 1] != .newline {
        result.append(.newline)
      } else {
        ends.offsets.append(Int32(result.count))
      }
    }
    return (result, ends)
  }

  /// The offset before the change of what is at an offset after it.
  func offset(of changed: Int) -> Int { changed + offsets.partitioningIndex { $0 >= changed } }

  /// The offsets after the change of ascending ones before it.
  func changed(_ originals: [Int]) -> [Int] {
    var passed = 0
    return originals.map { original in
      while passed < offsets.count, Int(offsets[passed]) + passed < original { passed += 1 }
      return original - passed
    }
  }
}
