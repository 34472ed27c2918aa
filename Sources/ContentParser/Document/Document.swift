import FaqService

/// One FAQ as blocks.
public struct Document: Sendable {
  /// The FAQ as it arrived.
  public let raw: RawFaq
  /// The blocks, one for each item, in order.
  public let blocks: BlockList
  /// The name of the category that the entry is in, on one line, if it names one.
  public let category: String?
  /// What becomes of items that could not become blocks.
  package let unknownPolicy: UnknownPolicy
  /// The address that relative ones are relative to, if it is known.
  package let base: String?

  /// The text of the first title that has one.
  public var title: String? {
    let elements = blocks.elements.span
    for index in elements.indices { if let title = elements[index].title { return title } }
    return nil
  }

  /// The language and direction that the entry names, if it names any.
  public var language: Language { Language(lang: raw["lang"], dir: raw["dir"]) }

  /// The FAQ as nodes, which every renderer can write.
  public var body: [Node] {
    if let fault = raw.fault { return unreadable(fault) }
    if let refusal {
      return [.blocks([ProgramNotice("This FAQ is refused: \(refusal)", in: language)])]
    }
    return blocks.isEmpty ? [] : [.blocks(blocks)]
  }

  /// All faults in the order of the content, computed anew at each call.
  public var diagnostics: [Diagnostic] {
    var diagnosing = DocumentDiagnosing()
    return diagnosing.diagnostics(of: self, withReview: false)
  }
}

extension Document {
  init(raw: RawFaq, blocks: BlockList, unknownPolicy: UnknownPolicy, base: String? = nil) {
    self.raw = raw
    self.blocks = blocks
    category = raw.category
    self.unknownPolicy = unknownPolicy
    self.base = base
  }

  /// Creates a document in code: `Document(blocks: [TitleBlock("Why?"), BodyBlock("Because.")])`.
  public init(blocks: BlockList) {
    self.init(
      raw: RawFaq(items: blocks.map(\.raw)),
      blocks: blocks,
      unknownPolicy: .show
    )
  }
}

extension Document: Equatable {
  /// Whether the entries, the blocks and what renderers see of them are equal.
  public static func == (left: Self, right: Self) -> Bool {
    left.raw == right.raw && left.blocks == right.blocks && left.body == right.body
  }
}

private extension Document {
  func unreadable(_ fault: RawReadingError) -> [Node] {
    let source = Node.code(String(utf8: raw.source), language: nil)
    let message = "This entry could not be read: \(fault)"
    return switch unknownPolicy {
    case .show, .fail: [.blocks([ProgramNotice(message, content: [source])])]
    case .text: [source]
    case .drop: []
    }
  }
}
