/// Lists, and items that stand in none.
extension HTMLFlow {
  mutating func readList(_ tag: HTMLTag, _ content: Range<Int>) {
    let isNumbered = tag.name == "ol"
    var items: [[MarkupBlock]] = []
    var end = content.lowerBound
    for node in tree.outermost(of: content) where tree.tag(of: node)?.name == "li" {
      add(blocks(of: end..<node), to: &items)
      end = tree.nodes[node].end
      if tree.isHidden(node) { continue }
      let item = blocks(of: tree.descendants(of: node))
      if isNumbered || !item.isEmpty { items.append(item) }
    }
    add(blocks(of: end..<content.upperBound), to: &items)
    let start = isNumbered ? tag["start"].flatMap { Int($0) } ?? 1 : nil
    if !items.isEmpty { append(.list(list(from: start, items))) }
  }

  /// Adds an item to the list of bullets that ends here, or to a new one.
  mutating func readStrayItem(_ content: Range<Int>) {
    let item = blocks(of: content)
    guard !item.isEmpty else { return }
    endLine()
    var list = list(from: nil, [item])
    if case .list(let last) = blocks.last, last.start == nil {
      blocks.removeLast()
      let added = list
      list = last
      list.items += added.items
      list.isTight = last.isTight && added.isTight
    }
    append(.list(list))
  }
}

private extension HTMLFlow {
  /// Adds what stands between items, such as a list within a list, to the item above it.
  func add(_ blocks: [MarkupBlock], to items: inout [[MarkupBlock]]) {
    guard !blocks.isEmpty else { return }
    if items.isEmpty { items.append(blocks) } else { items[items.count - 1] += blocks }
  }

  func list(from start: Int?, _ items: [[MarkupBlock]]) -> MarkupList {
    let isTight = items.allSatisfy { item in
      item.filter { if case .paragraph = $0 { true } else { false } }.count <= 1
    }
    return MarkupList(start: start, isTight: isTight, items: items)
  }
}
