import ContentParser

/// The block types of a program and those that are declared beside them.
struct KnownTypes {
  private var registry: BlockRegistry
  private(set) var all: [KnownType]

  /// The types of a program.
  init(of program: FaqCommand) {
    registry = program.registry
    all = registry.descriptions.map { KnownType($0, declaredIn: nil) }
  }

  /// The same types with those of a file.
  func adding(_ file: TypesFile?) -> Self {
    file.map { adding($0.declarations, of: $0.name) } ?? self
  }

  /// The same types with declared ones, except for those whose names are taken.
  func adding(_ declarations: TypeDeclarations, of place: String) -> Self {
    var types = self
    types.registry = registry.declaring(declarations.types)
    types.all += types.registry.descriptions.dropFirst(all.count)
      .map { KnownType($0, declaredIn: place) }
    return types
  }
}

extension Session {
  /// The types that are known, and those that the sources declare.
  func types(beside known: KnownTypes) async throws -> KnownTypes {
    var types = known
    for source in loader.sources {
      do {
        let entries = try await loader.entries(of: source)
        types = types.adding(entries.declarations, of: source.name)
      } catch is PassedOver {
        continue
      }
    }
    return types
  }
}

/// A block type with where it comes from.
struct KnownType {
  private let description: BlockTypeDescription
  private let declaredIn: String?

  init(_ description: BlockTypeDescription, declaredIn: String?) {
    self.description = description
    self.declaredIn = declaredIn
  }

  var name: String { description.type.rawValue }
  var fields: [BlockField] { description.fields }
  var examples: [String] { description.examples }
  var summary: String { description.summary }
  /// What a JSON Schema says about items beyond the fields.
  var schema: String { description.schema }

  /// `built in`, the module of a library, or `declared in types.json`.
  var origin: String {
    switch description.origin {
    case .module(let name): name == Self.ownModule ? "built in" : name
    case .declaration: "declared in \(declaredIn ?? "the content")"
    }
  }

  /// The module of the types that every program has.
  private static let ownModule = "ContentParser"
}
