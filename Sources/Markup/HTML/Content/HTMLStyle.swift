/// How a piece of a line looks, or where it leads.
struct HTMLStyle: Equatable {
  /// What a style does to a text; a text has each kind once at most.
  enum Kind: Equatable {
    case emphasis
    case strong
    case strikethrough
    case link
  }

  let kind: Kind
  /// The element that the style comes from, so that two links side by side stay two.
  let element: Int
  /// Where a link leads.
  var destination = ""

  /// The style of an element, if it has one.
  init?(of tag: HTMLTag, element: Int) {
    guard let kind = Self.kinds[tag.name] else { return nil }
    self.kind = kind
    self.element = element
    guard kind == .link else { return }
    guard let destination = tag["href"]?.trimmedAddress, destination.leadsElsewhere else {
      return nil
    }
    self.destination = destination
  }

  func around(_ content: [MarkupInline]) -> MarkupInline {
    switch kind {
    case .emphasis: .emphasis(content)
    case .strong: .strong(content)
    case .strikethrough: .strikethrough(content)
    case .link: .link(content, destination: destination, title: "")
    }
  }

  private static let kinds: [String: Kind] = [
    "em": .emphasis, "i": .emphasis, "cite": .emphasis, "dfn": .emphasis, "var": .emphasis,
    "address": .emphasis, "strong": .strong, "b": .strong, "del": .strikethrough,
    "s": .strikethrough, "strike": .strikethrough, "a": .link,
  ]
}

extension String {
  /// The address without the spaces around it, and without the tabs and line ends that browsers
  /// remove.
  var trimmedAddress: String {
    let bytes = utf8.filter { $0 != .tab && $0 != .newline && $0 != .carriageReturn }
    let start = bytes.firstIndex { $0 > .space } ?? bytes.count
    let end = bytes.lastIndex { $0 > .space } ?? start - 1
    return start > end ? "" : bytes[start...end].text
  }

  /// Whether an address leads anywhere but to scripts and places in the same page.
  var leadsElsewhere: Bool {
    let start = prefix(11).lowercased()
    return !isEmpty && !start.hasPrefix("#") && !start.hasPrefix("javascript:")
      && !start.hasPrefix("vbscript:") && !start.hasPrefix("data:")
  }
}
