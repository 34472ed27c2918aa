import Bytes

/// Parts of a tree as HTML.
extension HTMLTree {
  /// The texts of a range that its HTML has.
  package func visibleTexts(of range: Range<Int>) -> some Sequence<Int> {
    let all = sequence(first: range.lowerBound) { node in
      node < range.upperBound && isTextless(node) ? nodes[node].end : node + 1
    }
    return all.lazy.prefix { $0 < range.upperBound }.filter { tag(of: $0) == nil }
  }

  /// The visible nodes of a range as HTML, without the tags of elements that reach beyond it.
  package func html(of range: Range<Int>) -> String {
    var html = ""
    var open: [(name: String, end: Int)] = []
    var node = range.lowerBound
    while node < range.upperBound {
      while let last = open.last, last.end <= node {
        html += "</\(last.name)>"
        open.removeLast()
      }
      if isHidden(node) {
        node = nodes[node].end
        continue
      }
      switch content(of: node) {
      case .text(let text): html += text.escapedForHTML
      case .element(let tag, let traits):
        guard nodes[node].end <= range.upperBound else { break }
        html += tag.html
        if traits.contains(.raw) {
          html += text(in: descendants(of: node)) + "</\(tag.name)>"
          node = nodes[node].end
          continue
        }
        if !traits.contains(.void) { open.append((tag.name, nodes[node].end)) }
      }
      node += 1
    }
    for element in open.reversed() { html += "</\(element.name)>" }
    return html
  }
}

private extension HTMLTag {
  var html: String {
    let attributes = attributes.map { " \($0.name)=\"\($0.value.escapedForHTML)\"" }
    return "<\(name)\(attributes.joined())>"
  }
}

extension String {
  /// The text with the characters escaped that HTML gives a meaning: `a &lt; b`.
  var escapedForHTML: String {
    guard utf8.contains(where: "&<>\"".utf8.contains) else { return self }
    return replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\"", with: "&quot;")
  }
}
