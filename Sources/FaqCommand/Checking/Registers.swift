import Bytes
import ContentParser
import FaqService

/// Remembers the titles of all sources, to find those that several FAQs have.
struct TitleRegister {
  /// What fits into a dictionary of five megabytes; later titles are only compared with these.
  private static let maximumCount = 3 << 16

  /// Where an FAQ with some title was first found.
  struct Place {
    let number: UInt32
    let line: UInt32
    let source: UInt32
  }

  /// The names of the sources so far.
  private var sources: [String] = []

  private var places: [Int: Place] = [:]

  /// Starts with the titles of a source.
  mutating func begin(_ source: String) { sources.append(source) }

  /// Adds the title of an FAQ; returns where an earlier FAQ has the same, if one has.
  mutating func add(_ title: RegisteredTitle, number: Int, from recent: RecentBytes) -> Place? {
    if let first = places[title.hash] { return first }
    guard places.count < Self.maximumCount else { return nil }
    places[title.hash] = Place(
      number: UInt32(clamping: number),
      line: UInt32(clamping: recent.origin(of: title.start).line),
      source: UInt32(clamping: sources.count - 1)
    )
    return nil
  }

  /// The warning about a document whose title an earlier FAQ has, too.
  func warning(about document: Document, first: Place) -> Diagnostic {
    let source = Int(first.source) == sources.count - 1 ? "" : " of \(sources[Int(first.source)])"
    return Diagnostic(
      .duplicateTitle,
      .warning,
      at: document.locationOfTitle,
      message: "FAQ \(first.number) on line \(first.line)\(source) has the same title",
      hint: "Ask something else, or put both answers into one FAQ."
    )
  }
}

/// A title as it is compared with others.
struct RegisteredTitle: Sendable {
  /// A hash of the text.
  let hash: Int
  /// Where the item begins in the FAQs; the column and the pointer are not known.
  let start: RawLocation

  /// The first title of an FAQ, unless its text is blank.
  init?(of document: Document) {
    guard let index = document.blocks.titleIndex, let text = document.title, !text.isBlank else {
      return nil
    }
    hash = text.hashOfBytes
    start = document.raw.start(of: document.blocks.item(at: index))
  }
}

private extension Document {
  /// Where the text of the first title is.
  var locationOfTitle: RawLocation {
    guard let item = blocks.titleIndex.map(blocks.item(at:)) else { return raw.location }
    var locator = RawLocator()
    return locator.location(of: item["text"] ?? item.value, in: item)
  }
}

private extension RawFaq {
  /// The offset and the line of an item of this FAQ.
  func start(of item: RawItem) -> RawLocation {
    let (start, source) = (location, source)
    let before = source.startIndex..<item.source.startIndex
    let lineEnds = source[before].count { $0 == UInt8(ascii: "\n") }
    return RawLocation(
      offset: start.offset + before.count,
      line: start.line + lineEnds,
      column: 1,
      pointer: ""
    )
  }
}

private extension String {
  /// A hash that differs between runs, so that nobody can prepare titles that collide.
  var hashOfBytes: Int {
    withUTF8Bytes { bytes in
      var hasher = Hasher()
      unsafe bytes.bytes.withUnsafeBytes { unsafe hasher.combine(bytes: $0) }
      return hasher.finalize()
    }
  }
}

extension Diagnostic.Code {
  /// Two FAQs of a source have one title.
  static let duplicateTitle: Self = "duplicate-title"
}

/// Remembers the references to later FAQs of all sources, to find those that lead nowhere.
struct ReferenceRegister {
  /// Further references are not checked, so that memory is bounded.
  private static let maximumCount = 100_000

  private struct Reference {
    let number: Int
    let source: String
    let location: RawLocation
  }

  private var references: [Reference] = []
  private var source = ""

  /// Starts with the references of a source.
  mutating func begin(_ source: String) { self.source = source }

  /// Adds the references of an FAQ, at their places in the original.
  mutating func add(_ found: [LaterReference], from recent: RecentBytes) {
    for reference in found where references.count < Self.maximumCount {
      let location = recent.origin(of: reference.location)
      references.append(Reference(number: reference.target, source: source, location: location))
    }
  }

  /// Warnings about the references to numbers beyond the last FAQ.
  func warnings(onFAQs count: Int) -> [(source: String, warning: Diagnostic)] {
    references.filter { $0.number > count }.map { reference in
      let warning = Diagnostic(
        .unknownFAQ,
        .warning,
        at: reference.location,
        message: "there is no FAQ \(reference.number)",
        hint: "The last FAQ has the number \(count)."
      )
      return (reference.source, warning)
    }
  }
}

/// A reference of an FAQ to a later one, which may not exist.
struct LaterReference: Sendable {
  /// The number of the FAQ that is referred to.
  let target: Int
  let location: RawLocation

  /// The references of an FAQ with a number to later ones.
  static func references(in document: Document, number: Int) -> [Self] {
    guard document.mayRefer else { return [] }
    var locator = RawLocator()
    var references: [Self] = []
    document.forEachBlock { block, targets in
      for target in targets.references where target > number {
        references.append(Self(target: target, location: locator.location(of: block.raw)))
      }
    }
    return references
  }
}

private extension Document {
  /// Whether any block is of a type that can hold references.
  var mayRefer: Bool { blocks.others.contains(where: \.mayRefer) }
}

private extension Block {
  /// Types are compared, because a cast that fails costs more than the rest of a check.
  var mayRefer: Bool {
    let type = Self.self
    if type == TitleBlock.self || type == BodyBlock.self || type == ButtonBlock.self {
      return false
    }
    return unknown.map { !$0.children.isEmpty } ?? true
  }
}

extension Diagnostic.Code {
  /// A block refers to an FAQ that does not exist.
  static let unknownFAQ: Self = "unknown-faq"
}
