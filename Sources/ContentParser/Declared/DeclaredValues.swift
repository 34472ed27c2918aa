import FaqService

/// What an item of a declared type has in its fields.
struct DeclaredValues: Sendable {
  enum Value: Sendable {
    case text(String)
    case texts([String])
    /// The blocks at these positions among all blocks within the item.
    case blocks(Range<Int>)

    /// The value where text stands; an array of texts is separated by commas.
    var text: String {
      switch self {
      case .text(let text): text
      case .texts(let texts): texts.joined(separator: ", ")
      case .blocks: ""
      }
    }
  }

  private var values: [String: Value] = [:]
  /// The blocks of all fields, one after another.
  private(set) var blocks: [any Block] = []
  /// The addresses that are not safe to follow.
  private(set) var remarks: [BlockError] = []
  /// What relative addresses are seen from.
  let base: BaseAddress?

  subscript(name: String) -> Value? { values[name] }

  /// Reads the fields of an item; throws if one is missing or of another kind.
  init(
    of item: RawItem,
    fields: [BlockField],
    relativeTo base: BaseAddress?,
    with reader: () -> BlockReader
  ) throws(BlockError) {
    self.base = base
    for field in fields {
      guard item[field.name] != nil else {
        guard !field.isRequired else { throw .missing(field.name, in: item) }
        continue
      }
      values[field.name] = try value(of: field, in: item, with: reader)
    }
  }
}

private extension DeclaredValues {
  mutating func value(
    of field: BlockField,
    in item: RawItem,
    with reader: () -> BlockReader
  ) throws(BlockError) -> Value {
    let name = field.name
    switch field.kind {
    case .text: return .text(try item.text(name))
    case .address: return .text(try address(name, in: item))
    case .int: _ = try item.int(name)
    case .number: _ = try item.double(name)
    case .bool: _ = try item.bool(name)
    case .date:
      _ = try item.date(name)
      return .text(try item.text(name))
    case .choice(let words): return .text(try item.choice(name, among: words))
    case .list: return .texts(try item.array(name, of: .text))
    case .blocks:
      let start = blocks.count
      blocks += try reader().blocks(name)
      return .blocks(start..<blocks.count)
    case .other: break
    }
    return .text(item[name]?.description ?? "")
  }

  /// The text of an address, which is noted if it is not safe.
  mutating func address(_ name: String, in item: RawItem) throws(BlockError) -> String {
    let text = try item.text(name)
    do throws(AddressError) {
      _ = try Address(text, relativeTo: base)
    } catch {
      remarks.append(
        .unsafeAddress(error, Field(item[name] ?? item.value, in: item, .member(name)))
      )
    }
    return text
  }
}

private extension RawItem {
  func choice(_ name: String, among words: [String]) throws(BlockError) -> String {
    let text = try text(name)
    guard words.contains(text) else {
      throw .invalidChoice(text, Field(self[name] ?? value, in: self, .member(name)), among: words)
    }
    return text
  }
}
