import ContentParser
import Renderers

/// The document of an entry as lines of a width.
struct Page: Sendable {
  /// A link, and the stretches of text that belong to it.
  struct Link: Hashable, Sendable {
    let hyperlink: Hyperlink
    var stretches: [Stretch]
  }

  /// The run of a line.
  struct Stretch: Hashable, Sendable {
    let line: Int
    let run: Int
  }

  /// The longest part of a paragraph out of sight in which a phrase in sight is looked for.
  private static let reach = 20

  let request: PageRequest
  /// Identifies what is shown when the content changes; nil if it is not an entry.
  let identity: String?
  let lines: [StyledLine]
  let links: [Link]
  var scrolling = Scrolling()
  /// How many lines are in sight at a time.
  var height = 0
  var selectedLink: Int?
  private(set) var isOutdated = false

  init(_ request: PageRequest, _ identity: String?, _ document: Document, renderer: TextRenderer) {
    var sections = [OutputBuffer()]
    renderer.write(document, number: nil, to: &sections)
    self.request = request
    self.identity = identity
    lines = StyledLine.lines(of: sections[0].bytes)
    links = Self.links(in: lines)
  }

  /// The address of the selected link.
  var selectedAddress: String? { selectedLink.map { links[$0].hyperlink.address } }

  /// Marks the page to be laid out again if one of its references leads nowhere, since the entry
  /// may have arrived by now.
  mutating func noteArrivals() {
    isOutdated = links.contains { Hyperlink.entry(in: $0.hyperlink.address) == 0 }
  }

  /// Takes over the scroll position and the selected link of a page of the same entry.
  mutating func stay(like page: Self) {
    scrolling = page.scrolling
    if links.map(\.hyperlink) == page.links.map(\.hyperlink) { selectedLink = page.selectedLink }
  }

  /// Selects the link that is a number of links away, in a circle, and scrolls to it.
  mutating func selectLink(by count: Int) {
    guard !links.isEmpty else { return }
    let next = selectedLink.map { $0 + count } ?? (count > 0 ? firstLinkInSight : -1)
    select(link: (next + links.count) % links.count)
  }

  mutating func select(link: Int) {
    selectedLink = link
    if let last = links[link].stretches.last { reveal(last.line) }
    if let first = links[link].stretches.first { reveal(first.line) }
  }

  /// The link at a place of the text, if there is one.
  func link(line: Int, run: Int) -> Int? {
    links.firstIndex { $0.stretches.contains(Stretch(line: line, run: run)) }
  }

  /// The lines of the paragraphs that some lines belong to, as far as they are near.
  func paragraphs(around rows: Range<Int>) -> Range<Int> {
    let near = max(0, rows.lowerBound - Self.reach)..<min(lines.count, rows.upperBound + Self.reach)
    var (start, end) = (rows.lowerBound, rows.upperBound)
    while start > near.lowerBound, !lines[start - 1].isEmpty { start -= 1 }
    while end < near.upperBound, !lines[end].isEmpty { end += 1 }
    return start..<end
  }

  mutating func reveal(_ line: Int) {
    scrolling.reveal(line, count: lines.count, height: height)
  }

  mutating func scroll(by count: Int) {
    scrolling.move(by: count, count: lines.count, height: height)
  }
}

private extension Page {
  var firstLinkInSight: Int {
    links.firstIndex { ($0.stretches.first?.line ?? 0) >= scrolling.top } ?? 0
  }

  static func links(in lines: [StyledLine]) -> [Link] {
    var links: [Link] = []
    var previous: Hyperlink?
    for (line, content) in lines.enumerated() {
      for (run, part) in content.runs.enumerated() {
        let hyperlink = part.style.link
        if let hyperlink {
          let stretch = Stretch(line: line, run: run)
          if hyperlink == previous, !links.isEmpty {
            links[links.count - 1].stretches.append(stretch)
          } else {
            links.append(Link(hyperlink: hyperlink, stretches: [stretch]))
          }
        }
        if hyperlink != nil || !part.text.allSatisfy(StyledLine.isMargin) { previous = hyperlink }
      }
      if content.isEmpty { previous = nil }
    }
    return links
  }
}

/// A page to lay out: what it shows, in which content, and how wide it is.
struct PageRequest: Hashable, Sendable {
  /// The size of the largest document that is laid out while a key waits, in bytes of its source.
  static let immediateSize = 128 << 10

  /// The entry that it shows; nil for a document that is not an entry.
  let place: EntryPlace?
  let columns: Int
  /// How many times content had been replaced before: places in other content mean nothing.
  let revision: Int
}

extension BrowserState {
  /// Lays out the visible page if it has changed; the runtime lays out a large one.
  mutating func layOut() -> [BrowserEffect] {
    guard let area = layout.page, showsPage else {
      (page, awaitedPage) = (nil, nil)
      return []
    }
    let (place, revision) = (selected?.place, content.revision)
    let request = PageRequest(place: place, columns: area.columns, revision: revision)
    if let page, page.request == request, !page.isOutdated {
      awaitedPage = nil
      self.page?.height = area.rows
      self.page?.scroll(by: 0)
      return []
    }
    guard awaitedPage != request else { return [] }
    let content = content(at: place)
    if content.document.isLarge {
      if page?.identity != content.identity { page = nil }
      awaitedPage = request
      return [.layOut(request)]
    }
    show(page(request, content))
    return []
  }

  /// Lays out a page; the runtime does this for large documents while keys are handled.
  func page(for request: PageRequest) -> Page { page(request, content(at: request.place)) }

  private func page(
    _ request: PageRequest,
    _ content: (identity: String?, document: Document)
  ) -> Page {
    var renderer = renderer(min(request.columns, ScreenLayout.widestText))
    renderer.entryNumber = { [entries = self.content.shown] in entries.number(of: $0) ?? 0 }
    return Page(request, content.identity, content.document, renderer: renderer)
  }

  /// Shows a page in place of another; one of the same entry keeps its scroll position.
  mutating func show(_ new: Page) {
    var new = new
    new.height = pageHeight
    if let page, page.identity == new.identity {
      new.stay(like: page)
    } else if let line = foundLine(in: new) {
      new.reveal(line)
    }
    new.scroll(by: 0)
    (page, awaitedPage) = (new, nil)
    search(inPage: find?.field)
  }
}

extension Document {
  /// Whether laying it out would delay the answer to a key.
  var isLarge: Bool { raw.source.count > PageRequest.immediateSize }
}
