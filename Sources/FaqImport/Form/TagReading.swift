import Bytes
import FaqService
import Markup

/// Tells tags from text that only looks like one: `a<b and b>c`, `Write </div>`.
///
/// A tag is one if its name is that of an element of HTML, and if it is in a place where one can
/// be: with an end tag, where a paragraph may begin, or in a line that it breaks. Code between
/// backquotes is text. Where both may be, text it is: nobody loses a word by a tag that is shown.
struct TagReading {
  /// The offsets of each `<` that is text, in order.
  private(set) var literals: [Int] = []
  /// Whether there is a tag.
  private(set) var hasTags = false
  /// Whether the text is a page, in which tags may be written in any way.
  private let isPage: Bool
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
  ///   - isPage: Whether it is a page.
  ///   - isHTML: Whether other texts of the same content are known to be HTML.
  init(_ text: [UInt8], isPage: Bool = false, isHTML: Bool = false) {
    bytes = text
    scanner = TagScanner(text)
    self.isPage = isPage
    var offset = 0
    while let next = text[offset...].firstIndex(where: { $0 == .less || $0 == .backquote }) {
      offset = text[next] == .less ? read(at: next) : skipCode(at: next)
    }
    decide(onUnpaired: open.popAll())
    if hasTags || isHTML {
      hasTags = hasTags || !doubtful.isEmpty
    } else {
      literals += doubtful
    }
    literals.sort()
  }
}

extension String {
  /// The text as HTML in which each `<` that begins no tag is escaped: `a&lt;b`.
  func escapingText(isHTML: Bool) -> String {
    guard utf8.contains(.less) else { return self }
    let bytes = Array(utf8)
    let literals = TagReading(bytes, isHTML: isHTML).literals
    guard !literals.isEmpty else { return self }
    var result: [UInt8] = []
    var start = 0
    for literal in literals {
      result += bytes[start..<literal] + Array("&lt;".utf8)
      start = literal + 1
    }
    return String(utf8: result + bytes[start...])
  }
}

// What is read one after another.
private extension TagReading {
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
      ? isOdd && (!isPage || scanner.isAfterLetter(tag.range)) : !(isPage || tag.isCompound)
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
      if isText || !end.isKnown || !isPage && !scanner.endsWord(end.range) {
        literals.append(end.range.lowerBound)
      } else {
        hasTags = true
      }
      return end.range.upperBound
    }
    decide(onUnpaired: unpaired)
    if areWords(start, end) || !start.isKnown && !start.isCompound && scanner.isWord(start.range) {
      literals += [start.range.lowerBound, end.range.lowerBound]
    } else {
      hasTags = true
    }
    return end.range.upperBound
  }

  /// Moves past a script and the like, which is no text; without an end it is one only in pages.
  mutating func readRawText(of tag: PossibleTag) -> Int {
    if let end = endOfContent(of: tag), let closing = scanner.tag(at: end) {
      if areWords(tag, closing) {
        literals += [tag.range.lowerBound, end]
      } else {
        hasTags = true
      }
      return closing.range.upperBound
    }
    if isPage, !scanner.isWord(tag.range) { return bytes.count }
    literals.append(tag.range.lowerBound)
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
    let isMarkup = isPage || scanner.beginsBlock(start)
    if bytes[start...].starts(with: "<!--".utf8) {
      if isMarkup, !endless.contains("-->"), let end = end(of: "-->", from: start + 2) {
        return end
      }
      endless.formUnion(isMarkup ? ["-->"] : [])
    } else if isPage || start == 0, let end = end(of: ">", from: start) {
      let name = bytes[(start + 2)...].prefix(7).map(\.lowercasedASCII)
      let isNamed = name.starts(with: "doctype".utf8) && scanner.beginsBlock(start)
      if isNamed || bytes[start + 1] == UInt8(ascii: "?") || name.first == UInt8(ascii: "[") {
        return end
      }
    }
    literals.append(start)
    return start + 1
  }

  func end(of mark: StaticString, from start: Int) -> Int? {
    let mark = Array("\(mark)".utf8)
    return end(of: mark, in: bytes[start...]).map { $0 + mark.count }
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
    if count > 2, !isPage, scanner.beginsBlock(content.startIndex - count), !endless.contains(fence)
    {
      let end = end(of: Array(fence.utf8), in: content)
      if end == nil { endless.insert(fence) }
      return end.map { $0 + 1 }
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

  func end(of mark: [UInt8], in content: ArraySlice<UInt8>) -> Int? {
    var offset = content.startIndex
    while let found = content[offset...].firstIndex(of: mark[0]) {
      if content[found...].starts(with: mark) { return found }
      offset = found + 1
    }
    return nil
  }
}

// What is a tag.
private extension TagReading {
  mutating func decide(onVoid tag: PossibleTag) {
    let breaks = ["br", "hr", "wbr"].contains(tag.name)
    let isDoubtful =
      scanner.isWord(tag.range)
      || scanner.beginsBlock(tag.range.lowerBound) && scanner.isBeforeSpace(tag)
    if tag.traits.contains(.values) || isPage && (breaks || !scanner.isWord(tag.range)) {
      hasTags = true
    } else if !breaks {
      literals.append(tag.range.lowerBound)
    } else if isDoubtful {
      doubtful.append(tag.range.lowerBound)
    } else {
      hasTags = true
    }
  }

  mutating func decide(onUnpaired starts: [Int32]) {
    for start in starts {
      if let tag = scanner.tag(at: Int(start)) { decide(onUnpaired: tag) }
    }
  }

  mutating func decide(onUnpaired tag: PossibleTag) {
    let start = tag.range.lowerBound
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
    guard start.traits.isEmpty, scanner.isWord(start.range) else { return false }
    let content = bytes[start.range.upperBound..<end.range.lowerBound]
    guard content.count < 12, content.first?.isSpaceOrTab ?? false else { return false }
    return Self.connectors.contains(String(utf8: content).split(separator: " ").joined())
  }

  /// What may be between two tags that a text names.
  static let connectors: Set<String> = [
    "and", "or", "to", "und", "oder", "bis", "et", "ou", "y", "o", "e", "of", "en", "…", "...",
    ",", "/", "-", "–", "&", "&amp;", "и", "или",
  ]
}

extension UInt8 {
  static let less = UInt8(ascii: "<")
  static let backquote = UInt8(ascii: "`")
}
