import Bytes
import ContentParser

/// Remembers the titles of all sources and the references between FAQs, to find titles that several
/// FAQs have, and references that lead nowhere, or to another FAQ than their author meant.
struct FaqRegister {
  /// What fits into a dictionary of five megabytes; later titles are only compared with these, and
  /// further references, and further FAQs, are not compared.
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
  private var references: [(faq: FAQReference, source: String, location: RawLocation)] = []
  private var count = 0
  /// The hash of each title, by the number of its FAQ less one.
  private var titles: [Int] = []
  /// The number of the first FAQ with the hash of an `id`.
  private var numbersByID: [Int: Int] = [:]

  /// Starts with the FAQs of a source.
  mutating func begin(_ source: String) { sources.append(source) }

  /// Adds the next FAQ; returns where an earlier FAQ has the same title, if one has.
  mutating func add(
    _ faq: RawFaq,
    _ title: RegisteredTitle?,
    number: Int,
    from recent: RecentBytes
  ) -> Place? {
    count += 1
    if count <= Self.maximumCount {
      titles.append(title?.hash ?? 0)
      if let id = faq["id"]?.string?.text.hashOfBytes, numbersByID[id] == nil {
        numbersByID[id] = count
      }
    }
    guard let title else { return nil }
    if let first = places[title.hash] { return first }
    guard places.count < Self.maximumCount else { return nil }
    places[title.hash] = Place(
      number: UInt32(clamping: number),
      line: UInt32(clamping: recent.origin(of: title.start).line),
      source: UInt32(clamping: sources.count - 1)
    )
    return nil
  }

  /// Adds the references of an FAQ, at their places in the original.
  mutating func add(_ found: [CheckedReference], from recent: RecentBytes) {
    for reference in found where references.count < Self.maximumCount {
      let location = recent.origin(of: reference.location)
      references.append((reference.faq, sources.last ?? "", location))
    }
  }

  /// The warning about a document whose title an earlier FAQ has, too.
  func warning(about document: Document, first: Place) -> Diagnostic {
    let source = Int(first.source) == sources.count - 1 ? "" : " of \(sources[Int(first.source)])"
    return Diagnostic(
      .duplicateTitle,
      at: document.locationOfTitle,
      message: "FAQ \(first.number) on line \(first.line)\(source) has the same title"
    )
  }

  /// Warnings about the references that lead nowhere, or to an FAQ with another title.
  var warnings: [(source: String, warning: Diagnostic)] {
    references.compactMap { reference in
      fault(of: reference.faq).map { message, hint in
        let warning = Diagnostic(.unknownFAQ, at: reference.location, message: message, hint: hint)
        return (reference.source, warning)
      }
    }
  }

  private func fault(of faq: FAQReference) -> (message: String, hint: String)? {
    if faq.id == nil, let number = faq.number, number > count {
      return ("there is no FAQ \(number)", "The last FAQ has the number \(count).")
    }
    guard count <= Self.maximumCount else { return nil }
    let hash = faq.title?.hashOfBytes
    let titled = hash.flatMap { places[$0] }.map { Int($0.number) }
    let title = (faq.title ?? "").clipped
    var found = titled
    if let id = faq.id {
      found = numbersByID[id.hashOfBytes]
      guard found != nil else {
        return ("no FAQ has the id “\(id.clipped)”", "Write it as in the FAQ, or leave it out.")
      }
    } else if let number = faq.number {
      found = number
    }
    guard let found else {
      // A text may be an `id`, too.
      if let hash, numbersByID[hash] != nil { return nil }
      return ("no FAQ has the title “\(title)”", "Write the title as in the FAQ, or its `id` too.")
    }
    guard let hash, titles[found - 1] != hash else { return nil }
    let other = faq.id == nil ? "a number" : "an `id`"
    let hint = titled.map { "That is FAQ \($0); without \(other), the title leads to it." }
    return ("FAQ \(found) has another title than “\(title)”", hint ?? "Write its title.")
  }
}

/// A title as it is compared with others.
struct RegisteredTitle: Sendable {
  /// A hash of the text.
  let hash: Int
  /// Where the item begins in the FAQs; the pointer is not known.
  let start: RawLocation

  /// The first title of an FAQ, unless its text is blank.
  init?(of document: Document) {
    guard let index = document.blocks.titleIndex, let text = document.title, !text.isBlank else {
      return nil
    }
    hash = text.hashOfBytes
    let before = document.raw.source[..<document.blocks.item(at: index).source.startIndex]
    start = document.raw.location.moved(over: before)
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

/// A reference of an FAQ to another.
struct CheckedReference: Sendable {
  let faq: FAQReference
  let location: RawLocation

  /// The references of an FAQ.
  static func references(in document: Document) -> [Self] {
    guard document.blocks.others.contains(where: \.mayRefer) else { return [] }
    var locator = RawLocator()
    var references: [Self] = []
    document.forEachBlock { block, targets in
      guard !targets.references.isEmpty else { return }
      // References are in the order of the values that name them.
      var rest = block.raw.value.all[...]
      for faq in targets.references {
        let index = rest.firstIndex { $0.names(faq) }
        let value = index.map { rest[$0] } ?? block.raw.value
        rest = index.map { rest[($0 + 1)...] } ?? []
        references.append(Self(faq: faq, location: locator.location(of: value, in: block.raw)))
      }
    }
    return references
  }
}

private extension RawValue {
  /// Whether it says which FAQ is referred to.
  func names(_ faq: FAQReference) -> Bool {
    switch content {
    case .string(let title): faq.id == nil && faq.number == nil && title.text == faq.title
    case .number(let number): faq.title == nil && Int(number.spelling) == faq.number
    case .object(let object):
      object["title"]?.string?.text == faq.title && object["id"]?.string?.text == faq.id
        && object["number"].map(\.description) == faq.number.map(\.description)
    case .null, .bool, .array: false
    }
  }
}

extension RawValue {
  /// The value, and all values within it, in their order.
  var all: [Self] {
    var all: [Self] = []
    var rest = [self]
    while let value = rest.popLast() {
      all.append(value)
      switch value.content {
      case .array(let array): rest += array.reversed()
      case .object(let object): rest += object.map(\.value).reversed()
      case .null, .bool, .number, .string: continue
      }
    }
    return all
  }
}

private extension Block {
  /// Whether the type can hold references.
  ///
  /// Types are compared, because a cast that fails costs more than the rest of a check.
  var mayRefer: Bool {
    let type = Self.self
    if type == TitleBlock.self || type == BodyBlock.self || type == ButtonBlock.self {
      return false
    }
    return unknown.map { !$0.children.isEmpty } ?? true
  }
}
