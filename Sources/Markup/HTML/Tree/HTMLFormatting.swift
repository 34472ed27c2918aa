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
}

/// Formatting ends with its block, and begins again where the next text does.
extension HTMLTreeBuilder {
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

  /// Ends the formatting that a block would otherwise stand in.
  mutating func closeFormatting() {
    while let top = open.last, top.traits.contains(.formatting) { pop() }
  }
}

private extension HTMLTag {
  /// Attributes that say what an element opens, as buttons do, or what it holds.
  private static let opening: Set<String> = [
    "aria-controls", "aria-expanded", "role", "data-target", "data-bs-target", "itemprop",
    "itemscope", "itemtype",
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

private extension HTMLFormatting {
  var firstClosed: Entry? { openCount < active.count ? active[openCount] : nil }
}
