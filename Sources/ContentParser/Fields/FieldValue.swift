import FaqService

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
