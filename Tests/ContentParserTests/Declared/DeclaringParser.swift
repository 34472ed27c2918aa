import ContentParser
import FaqService
import Testing

extension ContentParser {
  /// A parser that knows one declared type beside the standard ones.
  static func declaring(_ declaration: String) throws -> Self {
    let declarations = try TypeDeclarations(parsing: declaration)
    #expect(declarations.diagnostics.isEmpty)
    return Self(registry: .standard.declaring(declarations.types))
  }
}

/// The nodes of an item whose type is declared.
func lowered(_ item: String, declared declaration: String) throws -> [Node] {
  try ContentParser.declaring(declaration).parse(item: item).lowered
}

/// The faults of a declaration.
func faults(of declaration: String) throws -> [String] {
  try TypeDeclarations(parsing: declaration).diagnostics.map(\.summary)
}
