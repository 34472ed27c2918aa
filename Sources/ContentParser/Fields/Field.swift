import FaqService

/// A value that a block type reads, and how errors refer to it.
struct Field {
  let value: RawValue
  /// The item that the value is in.
  let item: RawItem
  let origin: Origin

  enum Origin {
    /// The value of a member.
    case member(String)
    /// An element of the array that is the value of a member.
    case element(of: String)
    /// A value that the block type has found by itself.
    case other
  }

  init(_ value: RawValue, in item: RawItem, _ origin: Origin) {
    self.value = value
    self.item = item
    self.origin = origin
  }

  var place: BlockError.Place {
    switch origin {
    case .member(let name): .member(name)
    case .element, .other: .value(value)
    }
  }

  /// The value as the subject of a sentence.
  var subject: String {
    switch origin {
    case .member(let name): "`\(name)`"
    case .element(let name): "an element of `\(name)`"
    case .other: "this value"
    }
  }
}
