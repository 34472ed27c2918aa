/// The formatting that is active in a document or in a cell of a table.
struct HTMLFormatting {
  /// The start tag of an active element, and how many more of its name began within it.
  struct Entry {
    let tag: HTMLTag
    var repeats = 0
  }

  /// The active elements, the outermost first; each name is there once.
  var active: [Entry] = []
  /// How many of them, from the first, are open in the tree.
  var openCount = 0
}

/// Formatting ends with its block, and begins again where the next text does.
extension HTMLTreeBuilder {
  /// Opens the active formatting that ended with a block.
  mutating func reopenFormatting() {
    if let top = open.last, top.traits.contains(.raw) { return }
    while let entry = formatting.last?.firstClosed {
      guard open.count < limits.depth else { return }
      push(entry.tag, .formatting)
      formatting[formatting.count - 1].openCount += 1
    }
  }

  mutating func startFormatting(_ tag: HTMLTag) {
    if tag.name == "a" { endFormatting("a") }
    let last = formatting.count - 1
    if let index = formatting[last].active.firstIndex(where: { $0.tag.name == tag.name }) {
      formatting[last].active[index].repeats += 1
    } else {
      formatting[last].active.append(HTMLFormatting.Entry(tag: tag.reopenable))
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

  /// Ends the formatting that a block would otherwise stand in.
  mutating func closeFormatting() {
    while let top = open.last, top.traits.contains(.formatting) { pop() }
  }
}

private extension HTMLTag {
  /// The tag with its address and a short class alone, because each block repeats it.
  var reopenable: Self {
    if isHidden(.formatting) { return Self(name, [HTMLAttribute("hidden", "")]) }
    let kept = attributes.filter { attribute in
      attribute.name == "href" || attribute.name == "class" && attribute.value.utf8.count < 200
    }
    return Self(name, kept)
  }
}

private extension HTMLFormatting {
  var firstClosed: Entry? { openCount < active.count ? active[openCount] : nil }
}
