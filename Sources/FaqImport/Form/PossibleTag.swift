import Bytes
import FaqService
import Markup

/// What is written like a tag, in text that may be HTML: `<b>`, `</b>`, `<b and b>`.
struct PossibleTag {
  /// How it is written, beside its name.
  struct Traits: OptionSet {
    let rawValue: UInt8

    /// It begins with `</`.
    static let end = Self(rawValue: 1)
    /// It ends with `/>`.
    static let selfClosing = Self(rawValue: 2)
    /// An attribute has a value.
    static let values = Self(rawValue: 4)
    /// It has what no attribute of HTML is: `<b and b>`.
    static let oddAttributes = Self(rawValue: 8)
  }

  /// The name in lower case.
  let name: String
  /// From `<` to the end of `>`.
  let range: Range<Int>
  let traits: Traits

  var isEnd: Bool { traits.contains(.end) }
  var isKnown: Bool { isVoid || hasOptionalEnd || Vocabulary.otherTags.contains(name) }
  /// Whether its name is that of an element that a page or a program has defined: `o:p`.
  var isCompound: Bool { name.contains { $0 == "-" || $0 == ":" } }
  /// Whether the element needs no end tag.
  var hasOptionalEnd: Bool { Vocabulary.openTags.contains(name) }
  /// Whether an end tag is left out even where people write tags in text.
  var isOftenOpen: Bool { hasOptionalEnd && !Vocabulary.frameTags.contains(name) }
  /// Whether the element has no content.
  var isVoid: Bool { Vocabulary.voidTags.contains(name) }
}

/// Reads tags, each byte a bounded number of times.
struct TagScanner {
  let bytes: [UInt8]
  /// From where on there is no such quotation mark.
  private var unclosed: [UInt8: Int] = [:]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The tag that begins at an offset, or nil if nothing there is a tag with an end.
  mutating func tag(at start: Int) -> PossibleTag? {
    var traits: PossibleTag.Traits = []
    var offset = start + 1
    if byte(offset) == UInt8(ascii: "/") {
      traits.insert(.end)
      offset += 1
    }
    guard let first = byte(offset), first.isASCIILetter else { return nil }
    let nameStart = offset
    while let next = byte(offset), !next.isNameEnd, next != UInt8(ascii: "<") { offset += 1 }
    let name = String(utf8: bytes[nameStart..<offset]).lowercased()
    while let next = byte(offset) {
      switch next {
      case UInt8(ascii: ">"):
        return PossibleTag(name: name, range: start..<offset + 1, traits: traits)
      case UInt8(ascii: "<"): return nil
      case UInt8(ascii: "/"):
        if byte(offset + 1) == UInt8(ascii: ">") { traits.insert(.selfClosing) }
        offset += 1
      case _ where next.isHTMLSpace: offset += 1
      default: guard readAttribute(from: &offset, into: &traits) else { return nil }
      }
    }
    return nil
  }

  /// Where the content of an element of raw text ends: before its end tag.
  func endOfRawText(_ name: String, from start: Int) -> Int? {
    let name = Array(name.utf8)
    var offset = start
    while let found = bytes[offset...].firstIndex(of: UInt8(ascii: "<")) {
      let rest = bytes[found...].dropFirst()
      if rest.first == UInt8(ascii: "/"), rest.dropFirst(1 + name.count).first?.isNameEnd == true,
        rest.dropFirst().prefix(name.count).map(\.lowercasedASCII) == name
      {
        return found
      }
      offset = found + 1
    }
    return nil
  }

  func byte(_ offset: Int) -> UInt8? { bytes.indices.contains(offset) ? bytes[offset] : nil }

  /// The byte before an offset that is no space or tab.
  func wordEnd(before offset: Int) -> UInt8? {
    var offset = offset - 1
    while let byte = byte(offset), byte.isSpaceOrTab { offset -= 1 }
    return byte(offset)
  }

  /// Whether the text, a line or the content of another tag begins at an offset.
  func beginsBlock(_ offset: Int) -> Bool {
    guard let last = wordEnd(before: offset) else { return true }
    return last == UInt8(ascii: "\n") || last == UInt8(ascii: "\r") || last == UInt8(ascii: ">")
  }

  /// Whether a tag is used like a word between words: `the <div> tag`.
  func isWord(_ range: Range<Int>) -> Bool {
    guard let before = byte(range.lowerBound - 1),
      before.isSpaceOrTab || "\"'(".utf8.contains(before)
    else { return false }
    guard let after = byte(range.upperBound) else { return true }
    return after.isSpaceOrTab || after == .backquote || "\"').,;:?!".utf8.contains(after)
  }

  func isAfterLetter(_ range: Range<Int>) -> Bool {
    byte(range.lowerBound - 1).map { $0.isASCIIAlphanumeric || ")]".utf8.contains($0) } ?? false
  }

  /// Whether a tag is within code that is not marked: `Cache<p>, Cache<p>.get(x)`.
  func isTypeParameter(_ range: Range<Int>) -> Bool {
    isAfterLetter(range) && byte(range.upperBound).map(")]}>,;:.(".utf8.contains) == true
  }

  func isBeforeSpace(_ tag: PossibleTag) -> Bool {
    byte(tag.range.upperBound).map(\.isSpaceOrTab) ?? true
  }

  func isAfterBlank(_ range: Range<Int>) -> Bool {
    byte(range.lowerBound - 1).map(\.isHTMLSpace) ?? true
  }

  func isBeforeBlank(_ range: Range<Int>) -> Bool {
    byte(range.upperBound).map(\.isHTMLSpace) ?? true
  }

  /// Whether two tags are apart from the words around them: `between <b> and </b>`.
  func areApart(_ start: PossibleTag, _ end: PossibleTag) -> Bool {
    !start.traits.contains(.values) && byte(start.range.lowerBound - 1) == UInt8(ascii: " ")
      && isBeforeBlank(start.range) && isAfterBlank(end.range)
      && !bytes[start.range.upperBound..<end.range.lowerBound].contains(UInt8(ascii: "\n"))
  }

  func endsSentence(before offset: Int) -> Bool {
    wordEnd(before: offset).map { ".!?:;>".utf8.contains($0) } ?? false
  }

  /// Whether an end tag is directly after a word, and no word itself.
  func endsWord(_ range: Range<Int>) -> Bool {
    byte(range.lowerBound - 1).map { !$0.isHTMLSpace && !"\"'(`".utf8.contains($0) } ?? false
  }
}

private extension TagScanner {
  /// Returns false where the text, or another `<`, comes before the end.
  mutating func readAttribute(from offset: inout Int, into traits: inout PossibleTag.Traits) -> Bool
  {
    let start = offset
    offset += 1
    while let next = byte(offset), !next.isNameEnd, next != UInt8(ascii: "=") {
      if next == UInt8(ascii: "<") { return false }
      offset += 1
    }
    let name = start..<offset
    var end = offset
    while let next = byte(end), next.isHTMLSpace { end += 1 }
    guard byte(end) == UInt8(ascii: "=") else {
      if !isFlag(name) { traits.insert(.oddAttributes) }
      return true
    }
    offset = end + 1
    while let next = byte(offset), next.isHTMLSpace { offset += 1 }
    traits.insert(
      bytes[start].isASCIIAlphanumeric || bytes[start] >= 0x23 ? .values : .oddAttributes
    )
    return readValue(from: &offset)
  }

  mutating func readValue(from offset: inout Int) -> Bool {
    guard let quote = byte(offset) else { return false }
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      while let next = byte(offset), !next.isHTMLSpace, next != UInt8(ascii: ">") { offset += 1 }
      return offset < bytes.count
    }
    if let none = unclosed[quote], offset >= none { return false }
    guard let end = bytes[(offset + 1)...].firstIndex(of: quote) else {
      unclosed[quote] = offset
      return false
    }
    offset = end + 1
    return true
  }

  /// Whether an attribute without a value is one of HTML, or of a library.
  func isFlag(_ range: Range<Int>) -> Bool {
    let name = String(utf8: bytes[range]).lowercased()
    return Vocabulary.flags.contains(name)
      || name.utf8.contains { !$0.isASCIIAlphanumeric }
        && name.utf8.contains(where: \.isASCIILetter)
        && !name.utf8.contains { "\"'&<|,;!?".utf8.contains($0) }
  }
}

// Where a tag is in its line.

/// The start tags whose end tags have not been read.
struct OpenTags {
  /// The indices of the names; -1 is a tag whose end has been read.
  private var tags: [(start: Int32, name: Int32)] = []
  private var indices: [String: Int32] = [:]
  /// Where the tags of each name are.
  private var places: [[Int32]] = []

  mutating func push(_ tag: PossibleTag) {
    let index = indices[tag.name] ?? Int32(places.count)
    if indices.updateValue(index, forKey: tag.name) == nil { places.append([]) }
    places[Int(index)].append(Int32(tags.count))
    tags.append((Int32(tag.range.lowerBound), index))
  }

  /// Where the last open tag of a name begins, and those within it that end without end tags: the
  /// end of a block ends what is open within, other ends do not.
  mutating func pop(_ name: String) -> (start: Int, unpaired: [Int32])? {
    guard let index = indices[name], let place = places[Int(index)].popLast() else { return nil }
    let start = Int(tags[Int(place)].start)
    tags[Int(place)].name = -1
    let isBlock = !HTMLTraits.of(name).isDisjoint(with: .block)
    let unpaired = isBlock ? popAll(from: Int(place)) : []
    while tags.last?.name == -1 { tags.removeLast() }
    return (start, unpaired)
  }

  /// Where the open tags from a place on begin, which end without end tags.
  mutating func popAll(from place: Int = 0) -> [Int32] {
    let unpaired = tags[place...].filter { $0.name >= 0 }
    tags.removeSubrange(place...)
    for tag in unpaired { places[Int(tag.name)].removeLast() }
    return unpaired.map(\.start)
  }
}

extension UInt8 {
  static let less = UInt8(ascii: "<")
  static let backquote = UInt8(ascii: "`")

  /// A space, a tab, a line feed, a form feed or a carriage return.
  var isHTMLSpace: Bool { isJSONSpace || self == 0x0C }

  /// What ends the name of a tag.
  var isNameEnd: Bool { isHTMLSpace || self == UInt8(ascii: "/") || self == UInt8(ascii: ">") }
}
