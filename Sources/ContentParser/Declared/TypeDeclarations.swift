import FaqService

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

extension Diagnostic.Code {
  /// Two declarations have the same name.
  public static let duplicateType: Self = "duplicate-type"
}
