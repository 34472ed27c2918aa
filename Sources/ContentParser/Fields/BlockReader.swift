import FaqService

/// Reads the members of an item: with the types, the base and the unknown policy of the parser that
/// is reading its entry, or on its own.
///
/// ```swift
/// let step = try BlockReader(item).required("step", .item(Step.fields))
/// ```
public struct BlockReader {
  /// The item, or the object within it that is being read.
  public let item: RawItem
  let reader: DocumentReader
  /// What is around the item; nil for an item of the entry itself.
  let surroundings: Surroundings?
}

extension BlockReader {
  /// A reader of an item by itself.
  public init(
    _ item: RawItem,
    relativeTo base: BaseAddress? = nil,
    registry: BlockRegistry = .standard
  ) {
    let parser = ContentParser(registry: registry, base: base)
    let reader = DocumentReader(parser, RawFaq(items: [item]))
    self.init(item: item, reader: reader, surroundings: nil)
  }

  /// What relative addresses in the item are relative to; nil if that is not known.
  public var base: BaseAddress? { reader.parser.base }

  /// A text for readers in the language of the item, such as the name of a kind of note.
  public func label(_ key: Labels.Key) -> String {
    let around = surroundings ?? Surroundings(of: reader.entry)
    return reader.parser.labels[key, around.language(of: item).tag ?? reader.parser.language]
  }

  /// The value of a member that must be there.
  ///
  /// - Throws: An error that names the member, if it is missing or of another kind.
  public func required<Value>(
    _ name: String,
    _ kind: FieldKind<Value>
  ) throws(BlockError) -> Value {
    guard let value = try optional(name, kind) else { throw .missing(name, in: item) }
    return value
  }

  /// The value of a member, or nil where there is no such member.
  ///
  /// - Throws: An error that names the member, if its value is of another kind; null is of none of
  ///   the standard ones.
  public func optional<Value>(
    _ name: String,
    _ kind: FieldKind<Value>
  ) throws(BlockError) -> Value? {
    guard let value = item[name] else { return nil }
    return try kind.read(FieldValue(value, .member(name)), self)
  }

  /// A value within the item.
  ///
  /// - Throws: An error about the value, if it is of another kind.
  public func read<Value>(
    _ value: RawValue,
    as kind: FieldKind<Value>
  ) throws(BlockError) -> Value { try kind.read(FieldValue(value, .other), self) }

  /// The reader of an object within the item.
  func nested(_ value: RawValue) -> Self {
    Self(item: item.nested(value), reader: reader, surroundings: surroundings)
  }

  func blocks(in field: FieldValue) throws(BlockError) -> BlockList {
    guard let values = field.value.listedItems else {
      throw .wrongKind(field, expected: "a list of blocks")
    }
    let surroundings = surroundings ?? Surroundings(of: reader.entry)
    return try reader.blocks(of: values, in: field, of: item, surroundings)
  }
}

extension RawValue {
  /// The elements of an array, or the one object that stands for such an array.
  var listedItems: [RawValue]? {
    switch content {
    case .array(let array): Array(array)
    case .object: [self]
    case .null, .bool, .number, .string: nil
    }
  }
}

extension RawItem {
  /// A string that must be there, and that is not decoded yet.
  func string(_ name: String) throws(BlockError) -> RawString {
    guard let value = self[name] else { throw .missing(name, in: self) }
    return try FieldValue(value, .member(name)).string
  }

  /// A string that must be there.
  func text(_ name: String) throws(BlockError) -> String { try string(name).text }
}

/// A value that a block type reads, and how errors refer to it.
struct FieldValue {
  let value: RawValue
  let position: Position

  enum Position {
    /// The value of a member.
    case member(String)
    /// An element of the array that is the value of a member.
    case element(of: String)
    /// A value that the block type has found by itself.
    case other

    /// The position of an element of an array at this position.
    var element: Self {
      switch self {
      case .member(let name): .element(of: name)
      case .element, .other: .other
      }
    }
  }

  init(_ value: RawValue, _ position: Position) {
    self.value = value
    self.position = position
  }

  var place: BlockError.Place {
    switch position {
    case .member(let name): .member(name)
    case .element, .other: .value(value)
    }
  }

  /// The value as the subject of a sentence.
  var subject: String {
    switch position {
    case .member(let name): "`\(name)`"
    case .element(let name): "an element of `\(name)`"
    case .other: "this value"
    }
  }

  /// The text of a string.
  var string: RawString {
    get throws(BlockError) {
      guard let string = value.string else { throw .wrongKind(self, expected: "a string") }
      return string
    }
  }

  var text: String { get throws(BlockError) { try string.text } }

  /// Takes a step whose errors are about the value, unless they name a place within it.
  func placing<Value>(_ step: () throws(BlockError) -> Value) throws(BlockError) -> Value {
    do throws(BlockError) { return try step() } catch { throw error.within(value) }
  }

  /// A number without a fraction.
  var int: Int {
    get throws(BlockError) {
      guard case .number(let number) = value.content, let int = Int(number.spelling) else {
        throw .wrongKind(self, expected: "a whole number")
      }
      return int
    }
  }
}
