import Bytes
import ContentParser
import Renderers

/// How each block type in the content reaches each format of the program.
struct CoverageReport {
  /// A type, and its treatment in each format, in the order of the formats.
  struct Row {
    let type: BlockType
    let count: Int
    let treatments: [BlockTreatment]

    var visibleType: String { type.rawValue.isEmpty ? "(no type)" : type.rawValue.clipped }
  }

  let rows: [Row]
  let formats: [String]
  /// What becomes of blocks of unknown types.
  let policy: UnknownPolicy

  /// A row for each group.
  init(_ counts: BlockCounts, in session: Session) {
    let (formats, policy) = (session.loader.run.program.formats, session.parser.unknownPolicy)
    rows = counts.sorted.map { group in
      Row(
        type: group.type,
        count: group.count,
        treatments: formats.all.map { session.style.treatment(of: group, in: $0, under: policy) }
      )
    }
    self.formats = formats.names
    self.policy = policy
  }

  /// A table, and what its words mean; nothing if there are no blocks.
  var nodes: [Node] {
    guard !rows.isEmpty else { return [] }
    let cells = rows.map { row in
      [[.text(row.visibleType)], [.text(String(row.count))]]
        + row.treatments.map { [Inline.text($0.rawValue)] }
    }
    let table = Node.Table(
      header: (["Type", "Blocks"] + formats).map { [.text($0)] },
      rows: cells,
      alignments: [.start, .end]
    )
    let used = Set(rows.flatMap(\.treatments))
    let facts = BlockTreatment.allCases.filter(used.contains).map { treatment in
      Node.Fact([.text(treatment.rawValue)], [.text(treatment.explanation(under: policy))])
    }
    return [.table(table), .facts(facts)]
  }

  /// The report as an object; a type is null where items name none.
  var json: JSONValue {
    let types = rows.map { row -> JSONValue in
      let treatments = zip(formats, row.treatments).map { format, treatment in
        JSONMember(format, .string(treatment.rawValue))
      }
      return [
        "type": JSONValue(orNull: row.type.rawValue.isEmpty ? nil : row.type.rawValue),
        "count": .number(row.count),
        "formats": .object(treatments),
      ]
    }
    return ["unknownPolicy": .string(policy.rawValue), "types": .lines(types)]
  }
}

/// How many blocks of each type content has, also within other blocks and in fallbacks.
///
/// A text or a list in place of a block names no type, and is not counted.
struct BlockCounts: Sendable {
  /// Blocks of one type that reach each format in the same way.
  struct Group: Sendable {
    let type: BlockType
    /// The Swift type, by which formats have their overrides.
    let implementation: any Block.Type
    /// Whether the blocks are of no known type, but have blocks that stand in for them.
    let hasFallback: Bool
    var count = 0

    /// Whether nothing but the policy decides what is shown.
    var isUnknown: Bool { implementation == UnknownBlock.self && !hasFallback }
  }

  private struct Key: Hashable {
    let type: BlockType
    let implementation: ObjectIdentifier
    let hasFallback: Bool
  }

  private var groups: [Key: Group] = [:]

  /// The groups, the largest first; blocks of one type precede those that the type rejects.
  var sorted: [Group] {
    groups.values.sorted { left, right in
      if left.count != right.count { return left.count > right.count }
      if left.type != right.type { return left.type.rawValue < right.type.rawValue }
      if left.hasFallback != right.hasFallback { return left.hasFallback }
      return !left.isUnknown && right.isUnknown
    }
  }

  /// Adds other counts.
  mutating func add(_ others: Self) {
    groups.merge(others.groups) { group, other in changing(group) { $0.count += other.count } }
  }

  /// Counts all blocks of a list, and those within them.
  mutating func add(_ blocks: BlockList) {
    for block in blocks {
      if (block.raw.type ?? "") == block.type.rawValue { add(block) }
      add(block.children)
    }
  }

  private mutating func add(_ block: any Block) {
    let implementation = Swift.type(of: block)
    let hasFallback = (block as? UnknownBlock)?.fallback != nil
    let key = Key(
      type: block.type,
      implementation: ObjectIdentifier(implementation),
      hasFallback: hasFallback
    )
    let group = Group(type: block.type, implementation: implementation, hasFallback: hasFallback)
    groups[key, default: group].count += 1
  }
}

/// How blocks reach a format.
enum BlockTreatment: String, CaseIterable {
  /// The format writes the type in its own way, as all that are not made of nodes do.
  case native
  /// The format writes the nodes that the type is made of.
  case lowered
  /// The type is unknown, and the blocks of its fallback are written.
  case fallback
  /// The type is unknown, and the unknown policy decides.
  case unknown

  /// What it means to readers of the content.
  func explanation(under policy: UnknownPolicy) -> String {
    switch self {
    case .native: "the format writes the block in its own way"
    case .lowered: "the format writes the block as headings, paragraphs, lists and the like"
    case .fallback: "the block's fallback is shown instead"
    case .unknown: "\(Self.outcome(of: policy)) (--unknown \(policy.rawValue))"
    }
  }

  private static func outcome(of policy: UnknownPolicy) -> String {
    switch policy {
    case .show: "a notice with the block's text is shown"
    case .text: "the block's text is shown"
    case .drop: "the block is left out"
    case .fail: "the FAQ is refused"
    }
  }
}

extension OutputStyle {
  /// How blocks reach a format under a policy.
  func treatment(
    of group: BlockCounts.Group,
    in format: OutputFormat,
    under policy: UnknownPolicy
  ) -> BlockTreatment {
    let renderer = renderer(of: format)
    if renderer.hasOverride(for: group.implementation) { return .native }
    let hasNodes = renderer.nodeRenderer != nil
    if group.isUnknown, hasNodes || policy == .drop { return .unknown }
    if !hasNodes { return .native }
    return group.hasFallback ? .fallback : .lowered
  }
}
