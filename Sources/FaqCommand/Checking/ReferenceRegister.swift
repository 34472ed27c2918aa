import ContentParser
import FaqService

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
  var mayRefer: Bool {
    let blocks = blocks.elements.span
    for index in blocks.indices where blocks[index].mayRefer { return true }
    return false
  }
}

private extension StoredBlock {
  var mayRefer: Bool {
    switch self {
    case .title, .plainBody, .button: false
    case .made(let block): block.mayRefer
    }
  }
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
