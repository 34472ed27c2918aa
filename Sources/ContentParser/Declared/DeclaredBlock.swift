import FaqService

/// A block of a type that is described in JSON instead of Swift.
public struct DeclaredBlock: Block {
  /// The type that its item names.
  public var type: BlockType { declaration.type }
  /// The declaration of the type.
  public let declaration: DeclaredType
  /// The item as it arrived.
  public let raw: RawItem
  /// The blocks of all its fields, one after another.
  public internal(set) var children: BlockList
  /// The addresses that are not safe to follow, which are shown without links.
  public let remarks: [BlockError]
  private let values: DeclaredValues

  init(
    parsing item: RawItem,
    as declaration: DeclaredType,
    relativeTo base: BaseAddress?,
    with reader: () -> BlockReader
  ) throws(BlockError) {
    values = try DeclaredValues(
      of: item,
      fields: declaration.fields,
      relativeTo: base,
      with: reader
    )
    try declaration.template.checkSize(values, of: item)
    self.declaration = declaration
    raw = item
    children = BlockList(values.blocks)
    remarks = values.remarks + declaration.template.addressFaults(values)
  }

  /// The template, filled with the values of the fields.
  public var body: [Node] {
    TemplateFilling(values: values, children: children).nodes(declaration.template.nodes)
  }
}
