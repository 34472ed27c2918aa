import ContentParser

/// The promises that a block type does not keep.
///
/// Each example is read as it is, with members removed, added and of wrong kinds, with
/// `HostileText` in its strings, under every policy, and within other blocks. All of that is
/// rendered in the formats of the package.
///
/// ```swift
/// #expect(violations(of: Video.self).isEmpty)
/// ```
///
/// - Parameters:
///   - type: The block type, which need not be registered.
///   - examples: Items of the type, with all members that it reads; by default its own `examples`.
///   - registry: The types that may stand in its items.
/// - Returns: Each promise that is broken, with the first input that shows it.
public func violations(
  of type: any RegistrableBlock.Type,
  examples: [String]? = nil,
  among registry: BlockRegistry = .standard
) -> [Violation] {
  var report = Report()
  let examples = examples ?? type.examples
  if examples.isEmpty {
    report.add(
      .hasExamples,
      input: "\(type.type)",
      expected: "an item of the type",
      found: "no examples"
    )
  }
  report.checkSchema(of: type)
  for example in examples {
    guard let item = Item(parsing: example) else {
      report.add(
        .readsExamples,
        input: example,
        expected: "a JSON object",
        found: "something else"
      )
      continue
    }
    BlockCheck(type: type, registry: registry.knowing(type), item: item).run(&report)
  }
  return report.violations
}
