import FaqService

/// Members that may be missing; a member of another kind is an error all the same.
///
/// ```swift
/// poster = try item.optional("poster", .address)
/// tags = try item.optionalArray("tags", of: .text) ?? []
/// ```
extension RawItem {
  /// A value of any kind, or nil where there is no such member.
  public func optional<Value>(
    _ name: String,
    _ kind: FieldKind<Value>
  ) throws(BlockError) -> Value? {
    guard let value = self[name] else { return nil }
    return try kind.read(Field(value, in: self, .member(name)))
  }

  /// An array of values of one kind, or nil where there is no such member.
  public func optionalArray<Value>(
    _ name: String,
    of kind: FieldKind<Value>
  ) throws(BlockError) -> [Value]? {
    guard let value = self[name] else { return nil }
    guard let array = value.array else {
      throw .wrongKind(Field(value, in: self, .member(name)), expected: "an array")
    }
    var values: [Value] = []
    for element in array {
      values.append(try kind.read(Field(element, in: self, .element(of: name))))
    }
    return values
  }
}
