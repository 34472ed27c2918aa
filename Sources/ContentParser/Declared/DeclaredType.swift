import FaqService

/// A block type that is described in JSON instead of Swift.
///
/// ```json
/// {"type": "video", "fields": {"caption": "text", "url": "address"},
///  "body": [{"action": "▶ {caption}", "address": "{url}"}]}
/// ```
///
/// A field whose name ends with `?` may be missing: `{"note?": "text"}`. The kinds are `text`,
/// `address`, `int`, `number`, `bool`, `date`, `texts`, `blocks`, and a choice as an array of
/// words. The body is a list of nodes, in which `{name}` stands for the text of a field, and `{{`
/// and `}}` for braces. A node that needs a missing field is left out.
///
/// The limits: 16 KiB for a declaration, 64 fields, 100 placeholders, 16 levels of nodes. A field
/// of blocks is shown at most once. Placeholders make at most 64 KiB of text from an item, or four
/// times its size if that is more.
public struct DeclaredType: Hashable, Sendable {
  /// The `type` of the items that become blocks of this type.
  public let type: BlockType
  /// The members that its items have.
  public let fields: [BlockField]
  /// The original declaration.
  public let raw: RawItem
  let template: BlockTemplate

  private static let maximumSize = 16 << 10

  /// Reads a declaration, or says what is wrong with it.
  public init(parsing item: RawItem) throws(BlockError) {
    guard item.members != nil else {
      throw BlockError(.wrongKind, message: "a declared type must be an object")
    }
    let name = try item.text("type")
    guard !name.isEmpty else {
      throw BlockError(.invalidValue, at: .member("type"), message: "`type` is empty")
    }
    guard item.source.count <= Self.maximumSize else {
      let message = "the declaration has more than \(Self.maximumSize) bytes"
      throw BlockError(.longDeclaration, message: message)
    }
    if item["fields"] == nil, item.hasSlip(of: "fields") { throw .missing("fields", in: item) }
    guard let body = item["body"] else { throw .missing("body", in: item) }
    raw = item
    type = BlockType(rawValue: name)
    fields = try BlockField.declared(in: item)
    template = try BlockTemplate(body, fields: fields)
  }

  /// An item of the type: `{"type": "video", "caption": "…", "url": "https://example.com/"}`.
  var example: String {
    let type = raw["type"]?.description ?? ""
    let members = fields.map(\.example)
    return "{\((["\"type\": \(type)"] + members).joined(separator: ", "))}"
  }
}

extension Diagnostic.Code {
  /// The declaration of a type is too large, too deep, or repeats a field too often.
  public static let longDeclaration: Self = "long-declaration"
  /// A placeholder names no field, or a field of a kind that is not allowed there.
  public static let invalidPlaceholder: Self = "invalid-placeholder"
  /// A node of a template is of no known kind.
  public static let unknownNode: Self = "unknown-node"
  /// A declared type would make much more text of an item than the item has.
  public static let longOutput: Self = "long-output"

  /// Two declarations have the same name.
  public static let duplicateType: Self = "duplicate-type"
}

/// A block of a type that is described in JSON instead of Swift.
public struct DeclaredBlock: Block {
  /// The type that its item names.
  public var type: BlockType { declaration.type }
  /// The declaration of the type.
  public let declaration: DeclaredType
  /// The original item.
  public let raw: RawItem
  /// The blocks of all its fields, one after another.
  public internal(set) var children: BlockList
  /// The addresses that are not safe to follow, which are shown without links.
  public let remarks: [BlockError]
  private let values: DeclaredValues

  init(_ declaration: DeclaredType, _ reader: BlockReader) throws(BlockError) {
    values = try DeclaredValues(declaration.fields, reader)
    try declaration.template.checkSize(values, of: reader.item)
    self.declaration = declaration
    raw = reader.item
    children = BlockList(values.blocks)
    remarks = values.remarks + declaration.template.addressFaults(values)
  }

  /// The template, filled with the values of the fields.
  public var body: [Node] {
    declaration.template.nodes(FilledTemplate(values: values, children: children))
  }
}

/// The declared types of a file, or of the content itself.
public struct TypeDeclarations: Sendable {
  /// The original declarations.
  public private(set) var items: [RawItem] = []
  /// The types without a fault; of two with the same name, the first.
  public private(set) var types: [DeclaredType] = []
  /// The faults in the others.
  public private(set) var diagnostics: [Diagnostic] = []

  private static let maximumCount = 200

  /// No types.
  public init() {
    // All properties have their initial values.
  }

  /// Reads declarations, each of which is an item.
  public init(_ items: some Sequence<RawItem>) { add(items) }

  /// Reads a file: an array of declarations, one declaration, or an object with a member `types`.
  ///
  /// - Throws: An error if the text is not JSON. Faults in declarations are in `diagnostics`.
  public init(parsing text: String) throws(RawReadingError) {
    let root = try RawItem(parsing: text)
    let value = root["types"] ?? root.value
    guard let declarations = value.listedItems else {
      note(.noDeclarations, in: root)
      return
    }
    add(declarations.map { root.nested($0) })
  }

  /// Adds declarations after those so far.
  package mutating func add(_ items: some Sequence<RawItem>) {
    for item in items {
      self.items.append(item)
      switch self.items.count {
      case ...Self.maximumCount: add(item)
      case Self.maximumCount + 1: note(.tooManyTypes(Self.maximumCount), in: item)
      default: break
      }
    }
  }

  private mutating func add(_ item: RawItem) {
    do throws(BlockError) {
      let type = try DeclaredType(parsing: item)
      guard !types.contains(where: { $0.type == type.type }) else {
        note(.declaredTwice(type.type), in: item)
        return
      }
      types.append(type)
    } catch {
      note(error, in: item)
    }
  }

  private mutating func note(_ error: BlockError, in item: RawItem) {
    var collector = DiagnosticCollector()
    collector.diagnose(error, .error, in: item)
    diagnostics += collector.diagnostics
  }

  /// Whether an entry is an array of declarations in a member `types`, rather than an FAQ.
  ///
  /// The reader takes it for an entry if the content has no FAQs, or if it declares a `title`.
  package static func isList(_ faq: RawFaq) -> Bool {
    guard faq.value == nil, faq.items.first.map(isDeclaration) == true else { return false }
    return faq.location.pointer.hasPrefix("/types/")
  }

  /// Adds the declarations in members around the first FAQ, or in those of an only entry.
  package mutating func add(around first: RawFaq?, _ envelope: [RawMember]) {
    var members = envelope
    if let first, first.value?.object != nil, first.location.pointer.isEmpty {
      members += first.members
    }
    for member in members { add(Self.items(in: member)) }
  }

  /// The declarations in a member `types`; none in any other member.
  package static func items(in member: RawMember) -> [RawItem] {
    guard member.name == "types", let values = member.value.array else { return [] }
    let items = values.map { RawItem($0) }
    return items.first.map(isDeclaration) == true ? items : []
  }

  /// Whether an item has a `type` and a `body` of nodes, or `fields`.
  private static func isDeclaration(_ item: RawItem) -> Bool {
    item.type != nil && (item["body"]?.array != nil || item["fields"]?.object != nil)
  }
}

private extension BlockError {
  static let noDeclarations = Self(
    .wrongKind,
    message: "a file of types must be an array of declarations",
    hint: #"Write [{"type": "…", "fields": {…}, "body": […]}]."#
  )

  static func tooManyTypes(_ count: Int) -> Self {
    Self(
      .longDeclaration,
      message: "there are more than \(count) declared types; this one and the others are ignored"
    )
  }

  static func declaredTwice(_ type: BlockType) -> Self {
    Self(
      .duplicateType,
      at: .member("type"),
      message: "the type `\(type.rawValue.clipped)` is declared twice; the first one counts"
    )
  }
}
