import Bytes
import FaqService
import Markup

/// Tells tags from text that only looks like one: `a<b and b>c`, `Write </div>`.
///
/// A tag is one if its name is that of an element of HTML, and if it is in a place where one can
/// be: with an end tag, where a paragraph may begin, or in a line that it breaks. Code between
/// backquotes is text. Where both may be, text it is: nobody loses a word by a tag that is shown.
struct TagReading {
  /// What the tags are in.
  enum Form {
    case text
    /// A page, in which tags may be written in any way.
    case page
    /// In Markdown: a heading, a paragraph, or all blocks of HTML.
    case title, paragraph, lines
  }

  /// The offsets of each `<` that is text, in order.
  private(set) var literals: [Int] = []
  /// Whether there is a tag.
  private(set) var hasTags = false
  private let form: Form
  private let bytes: [UInt8]
  private var scanner: TagScanner
  private var open = OpenTags()
  /// What is a tag if something else is.
  private var doubtful: [Int] = []
  /// How many pictures and formulas are open, in which there are other elements.
  private var foreignCount = 0
  /// What has no end from here on: comments, fences, raw text.
  private var endless: Set<String> = []

  /// Reads a text in UTF-8.
  ///
  /// - Parameters:
  ///   - text: What may hold tags, in UTF-8.
  ///   - form: What the text is.
  ///   - isHTML: Whether other texts of the same content are known to be HTML.
  init(_ text: [UInt8], in form: Form = .text, isHTML: Bool = false) {
    bytes = text
    scanner = TagScanner(text)
    self.form = form
    var offset = 0
    while let next = text[offset...].firstIndex(where: { $0 == .less || $0 == .backquote }) {
      offset = text[next] == .less ? read(at: next) : skipCode(at: next)
    }
    decide(onUnpaired: open.popAll())
    if isMarkdown {
      let tags = scanner.unpairedTags(among: doubtful.sorted(), in: form)
      literals += doubtful.filter { !tags.contains($0) }
      (doubtful, hasTags) = ([], hasTags || !tags.isEmpty)
    }
    if hasTags || isHTML {
      hasTags = hasTags || !doubtful.isEmpty
    } else {
      literals += doubtful
    }
    literals.sort()
  }
}

// What is read one after another.
private extension TagReading {
  var isPage: Bool { form == .page }
  var isMarkdown: Bool { form != .page && form != .text }

  /// Reads what a `<` begins, and returns where to go on.
  mutating func read(at start: Int) -> Int {
    switch scanner.byte(start + 1) {
    case UInt8(ascii: "!"), UInt8(ascii: "?"): return readDeclaration(at: start)
    case UInt8(ascii: "/"), .some(UInt8(ascii: "a")...UInt8(ascii: "z")),
      .some(UInt8(ascii: "A")...UInt8(ascii: "Z")):
      break
    default: return start + 1
    }
    guard let tag = scanner.tag(at: start) else {
      literals.append(start)
      return start + 1
    }
    if foreignCount > 0 {
      if ["svg", "math"].contains(tag.name) { foreignCount += tag.isEnd ? -1 : 1 }
      return tag.range.upperBound
    }
    return tag.isEnd ? readEnd(tag) : readStart(tag)
  }

  mutating func readStart(_ tag: PossibleTag) -> Int {
    let isOdd = tag.traits.contains(.oddAttributes)
    let isText =
      tag.isKnown
      ? isOdd && (!isPage || scanner.isAfterLetter(tag.range))
      : isMarkdown || !(isPage || tag.isCompound)
    guard !isText else {
      literals.append(tag.range.lowerBound)
      return tag.range.lowerBound + 1
    }
    if ["svg", "math"].contains(tag.name), !tag.traits.contains(.selfClosing),
      endOfContent(of: tag) != nil
    {
      (foreignCount, hasTags) = (1, true)
    } else if HTMLTraits.of(tag.name).contains(.raw) {
      return readRawText(of: tag)
    } else if tag.isVoid {
      decide(onVoid: tag)
    } else if tag.traits.contains(.selfClosing), !tag.isKnown {
      hasTags = true
    } else {
      open.push(tag)
    }
    return tag.range.upperBound
  }

  mutating func readEnd(_ end: PossibleTag) -> Int {
    guard let (place, unpaired) = open.pop(end.name), let start = scanner.tag(at: place) else {
      let isText = scanner.isWord(end.range) && !scanner.beginsBlock(end.range.lowerBound)
      if isMarkdown {
        decide(onUnpaired: end)
      } else if isText || !end.isKnown || !isPage && !scanner.endsWord(end.range) {
        literals.append(end.range.lowerBound)
      } else {
        hasTags = true
      }
      return end.range.upperBound
    }
    decide(onUnpaired: unpaired)
    decide(onPair: start, end)
    return end.range.upperBound
  }

  /// Moves past a script and the like, which is no text; without an end it is one only in pages.
  mutating func readRawText(of tag: PossibleTag) -> Int {
    if let end = endOfContent(of: tag), let closing = scanner.tag(at: end) {
      decide(onPair: tag, closing)
      return closing.range.upperBound
    }
    if isPage, !scanner.isWord(tag.range) { return bytes.count }
    if isMarkdown { decide(onUnpaired: tag) } else { literals.append(tag.range.lowerBound) }
    return tag.range.upperBound
  }

  /// Where the first end tag of an element is.
  mutating func endOfContent(of tag: PossibleTag) -> Int? {
    guard !endless.contains(tag.name) else { return nil }
    let end = scanner.endOfRawText(tag.name, from: tag.range.upperBound)
    if end == nil { endless.insert(tag.name) }
    return end
  }

  /// Reads a comment, a document type or a processing instruction.
  mutating func readDeclaration(at start: Int) -> Int {
    let isMarkup = isPage || isMarkdown || scanner.beginsBlock(start)
    if bytes[start...].starts(with: "<!--".utf8) {
      if isMarkup, !endless.contains("-->"), let end = end(of: "-->", from: start + 2) {
        return end
      }
      if form == .lines { return bytes.count }
      endless.formUnion(isMarkup ? ["-->"] : [])
    } else if isPage || form == .lines || start == 0, let end = end(of: ">", from: start) {
      let name = bytes[(start + 2)...].prefix(7).map(\.lowercasedASCII)
      let isNamed = name.starts(with: "doctype".utf8) && scanner.beginsBlock(start)
      if isNamed || bytes[start + 1] == UInt8(ascii: "?") || name.first == UInt8(ascii: "[") {
        return end
      }
    }
    literals.append(start)
    return start + 1
  }

  /// Where a mark ends that is at an offset or after it.
  func end(of mark: String, from start: Int) -> Int? {
    bytes.span.firstOffset(of: Array(mark.utf8).span, from: start).map { $0 + mark.utf8.count }
  }

  /// Moves past code between backquotes, in which there are no tags.
  mutating func skipCode(at start: Int) -> Int {
    let content = bytes[start...].drop { $0 == .backquote }
    let count = content.startIndex - start
    guard let end = endOfCode(content, count: count) else { return content.startIndex }
    literals += bytes[content.startIndex..<end].indices.filter { bytes[$0] == .less }
    return end + count
  }

  /// The end of code in one line, or in a fence.
  mutating func endOfCode(_ content: ArraySlice<UInt8>, count: Int) -> Int? {
    let fence = "\n" + String(repeating: "`", count: count)
    if count > 2, form == .text, scanner.beginsBlock(content.startIndex - count),
      !endless.contains(fence)
    {
      let end = end(of: fence, from: content.startIndex)
      if end == nil { endless.insert(fence) }
      return end.map { $0 - count }
    }
    let line = content.prefix(200).prefix { $0 != UInt8(ascii: "\n") }
    guard let first = line.first, !first.isSpaceOrTab else { return nil }
    var offset = line.startIndex
    while let found = line[offset...].firstIndex(of: .backquote) {
      let rest = line[found...].drop { $0 == .backquote }
      if rest.startIndex - found == count { return isCode(line[..<found]) ? found : nil }
      offset = rest.startIndex
    }
    return nil
  }

  /// Whether text between backquotes is code; in pages, tags may be around each of the two.
  func isCode(_ content: ArraySlice<UInt8>) -> Bool {
    guard let first = content.first, let last = content.last, !last.isSpaceOrTab else {
      return false
    }
    return !isPage || !content.contains(UInt8(ascii: ">"))
      || first == .less && last == UInt8(ascii: ">")
  }

  // What is a tag.

  mutating func decide(onVoid tag: PossibleTag) {
    let breaks = ["br", "hr", "wbr"].contains(tag.name)
    let isDoubtful =
      scanner.isWord(tag.range)
      || scanner.beginsBlock(tag.range.lowerBound) && scanner.isBeforeSpace(tag)
    if tag.traits.contains(.values) || isPage && !scanner.isWord(tag.range)
      || breaks && (form != .text || !isDoubtful)
    {
      hasTags = true
    } else if breaks {
      doubtful.append(tag.range.lowerBound)
    } else {
      literals.append(tag.range.lowerBound)
    }
  }

  mutating func decide(onPair start: PossibleTag, _ end: PossibleTag) {
    if areWords(start, end) || !start.isKnown && !start.isCompound && scanner.isWord(start.range) {
      literals += [start.range.lowerBound, end.range.lowerBound]
    } else {
      hasTags = true
    }
  }

  mutating func decide(onUnpaired starts: [Int32]) {
    for start in starts { if let tag = scanner.tag(at: Int(start)) { decide(onUnpaired: tag) } }
  }

  mutating func decide(onUnpaired tag: PossibleTag) {
    let start = tag.range.lowerBound
    guard !isMarkdown else {
      doubtful.append(start)
      return
    }
    let isDoubtful =
      if isPage {
        tag.isKnown || tag.isCompound
      } else {
        tag.isKnown && scanner.beginsBlock(start) && !scanner.isBeforeSpace(tag)
      }
    if tag.isKnown, tag.hasOptionalEnd, isPage || scanner.endsSentence(before: start) {
      hasTags = true
    } else if tag.hasOptionalEnd, scanner.beginsBlock(start) || scanner.isAfterLetter(tag.range) {
      doubtful.append(start)
    } else if isDoubtful, scanner.beginsBlock(start) || isPage && !isText(tag) {
      doubtful.append(start)
    } else {
      literals.append(start)
    }
  }

  /// Whether an unpaired tag of a page is text: a word, or a comparison.
  func isText(_ tag: PossibleTag) -> Bool {
    scanner.isWord(tag.range)
      || scanner.isAfterLetter(tag.range) && !tag.traits.contains(.values)
        && !HTMLTraits.of(tag.name).contains(.block)
  }

  /// Whether two tags are words with another between them: `between <b> and </b>`.
  func areWords(_ start: PossibleTag, _ end: PossibleTag) -> Bool {
    if isMarkdown, scanner.areApart(start, end) { return true }
    guard start.traits.isEmpty, scanner.isWord(start.range) else { return false }
    let content = bytes[start.range.upperBound..<end.range.lowerBound]
    guard content.count < 12, content.first?.isSpaceOrTab ?? false else { return false }
    let word = String(utf8: content).trimmed
    return word == "," || Vocabulary.connectors.contains(word)
  }
}
