import FaqService

/// Members that may be missing; a member of another kind is an error all the same.
///
/// ```swift
/// poster = try item.optional("poster", .address)
/// tags = try item.optionalArray("tags", of: .text) ?? []
/// ```
extension RawItem {
  /// A value of any kind, or nil where there is no such member.
  ///
  /// - Parameters:
  ///   - name: The name of the member; of two with that name, the last counts.
  ///   - kind: The kind, such as `.text`; null is of none of the standard ones.
  /// - Returns: The value, or nil.
  /// - Throws: An error that names the member, if its value is of another kind.
  public func optional<Value>(
    _ name: String,
    _ kind: FieldKind<Value>
  ) throws(BlockError) -> Value? {
    guard let value = self[name] else { return nil }
    return try kind.read(Field(value, in: self, .member(name)))
  }

  /// An array of values of one kind, or nil where there is no such member.
  ///
  /// - Parameters:
  ///   - name: The name of the member.
  ///   - kind: The kind of each value; the array may be empty.
  /// - Returns: The values in order, or nil.
  /// - Throws: An error that names the member, or points to the first value of another kind.
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
