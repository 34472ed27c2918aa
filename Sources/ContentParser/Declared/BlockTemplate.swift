import FaqService

/// The nodes of a declared type, with placeholders for fields.
struct BlockTemplate: Hashable, Sendable {
  let nodes: [TemplateNode]
  /// The fields that placeholders name, as often as they name them.
  let placeholders: [BlockField]
  /// The addresses that have placeholders within them.
  let addresses: [AddressTemplate]

  /// The bytes of text that placeholders make of any item.
  private static let usualSize = 64 << 10
  /// How many times larger than the item they may be.
  private static let maximumGrowth = 4

  /// Throws if the placeholders would make too much text.
  func checkSize(_ values: DeclaredValues, of item: RawItem) throws(BlockError) {
    let limit = max(Self.usualSize, item.source.count * Self.maximumGrowth)
    let size = placeholders.reduce(0) { $0 + (values[$1.name]?.text.utf8.count ?? 0) }
    guard size <= limit else {
      throw BlockError(
        .longOutput,
        message: "the type `\((item.type ?? "").clipped)` repeats this item's text too often"
      )
    }
  }

  /// The faults in the addresses that placeholders make.
  func addressFaults(_ values: DeclaredValues) -> [BlockError] {
    addresses.compactMap { address in
      guard let text = address.text(values) else { return nil }
      do throws(AddressError) {
        _ = try Address(text, relativeTo: values.base)
        return nil
      } catch {
        return BlockError(
          .unsafeAddress,
          message: "the fields make an address that is not safe: \(error.message)",
          hint: error.hint
        )
      }
    }
  }
}

/// A node with placeholders for fields.
indirect enum TemplateNode: Hashable, Sendable {
  case heading(level: Int, TextTemplate)
  case paragraph(TextTemplate)
  case list(Node.ListStyle, [[Self]])
  /// A list of the texts in a field.
  case texts(Node.ListStyle, field: String)
  case action(TextTemplate, AddressTemplate)
  case image(AddressTemplate, description: TextTemplate, caption: TextTemplate?)
  case code(TextTemplate, language: TextTemplate?)
  case quote([Self])
  case notice(Node.NoticeKind, TextTemplate, [Self])
  case details(TextTemplate, [Self])
  case facts([Fact])
  case table(header: [TextTemplate], rows: [[TextTemplate]])
  case divider
  case blocks(field: String)

  struct Fact: Hashable, Sendable {
    let name: String
    let value: TextTemplate
  }
}
