import FaqService

/// The declared types of a file, or of the content itself.
public struct TypeDeclarations: Sendable {
  /// The declarations as they arrived.
  public private(set) var items: [RawItem] = []
  /// The types without a fault; of two with one name, the first.
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
}

extension TypeDeclarations {
  /// Adds declarations behind those so far.
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
    var diagnosing = DocumentDiagnosing()
    diagnosing.diagnose(error, .error, in: item)
    diagnostics += diagnosing.diagnostics
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
  /// Two declarations have one name.
  public static let duplicateType: Self = "duplicate-type"
}
