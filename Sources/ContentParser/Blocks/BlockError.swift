import FaqService

/// Why an item is no block of its type, or what is amiss with one that is.
public struct BlockError: Error, Hashable, Sendable {
  /// What is wrong, by a name that stays the same.
  public let code: Diagnostic.Code
  /// The member that it is about, or nil for the item as a whole.
  public let member: String?
  /// What is wrong, in words.
  public let message: String
  /// What to do about it.
  public let hint: String?

  /// A fault of a block type's own.
  public init(
    _ code: Diagnostic.Code,
    member: String? = nil,
    message: String,
    hint: String? = nil
  ) {
    self.code = code
    self.member = member
    self.message = message
    self.hint = hint
  }
}

extension BlockError {
  static func missing(_ name: String, in item: RawItem) -> Self {
    Self(.missingMember, message: "`\(name)` is missing", hint: misspelling(of: name, in: item))
  }

  /// A member that was probably meant to be `name`, as a hint.
  static func misspelling(of name: String, in item: RawItem) -> String? {
    let names = item.members?.map(\.name.text) ?? []
    return Spelling.nearest(to: name, among: names).map { "Did you mean `\(name)` by `\($0)`?" }
  }

  static func wrongKind(_ name: String, expected: String, found: RawValue) -> Self {
    Self(
      .wrongKind,
      member: name,
      message: "`\(name)` must be \(expected), but is \(found.content.kindName)"
    )
  }

  static func wrongElement(_ name: String, found: RawValue) -> Self {
    Self(
      .wrongKind,
      member: name,
      message: "`\(name)` must be an array of strings, but holds \(found.content.kindName)"
    )
  }
}

extension RawValue.Content {
  /// `an object`, `the number 12`: a value's kind in words.
  var kindName: String {
    switch self {
    case .null: "null"
    case .bool(let isTrue): isTrue ? "true" : "false"
    case .number(let number): "the number \(number.spelling.prefix(40))"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}
