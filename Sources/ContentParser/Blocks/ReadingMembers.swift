import FaqService

/// The members that block types ask for, with an error for each way of not being there.
extension RawItem {
  /// The text of a member that must be there.
  public func text(_ name: String) throws(BlockError) -> String {
    guard let text = try optionalText(name) else { throw .missing(name, in: self) }
    return text
  }

  /// The text of a member that may be missing.
  public func optionalText(_ name: String) throws(BlockError) -> String? {
    guard let value = self[name] else { return nil }
    guard let string = value.string else {
      throw .wrongKind(name, expected: "a string", found: value)
    }
    return string.text
  }

  /// The address in a member that must be there and safe to follow.
  public func address(_ name: String) throws(BlockError) -> Address {
    let text = try text(name)
    do { return try Address(text) } catch { throw .unsafeAddress(name, error) }
  }

  /// The texts of an array of strings that must be there.
  public func texts(_ name: String) throws(BlockError) -> [String] {
    guard let value = self[name] else { throw .missing(name, in: self) }
    guard let array = value.array else {
      throw .wrongKind(name, expected: "an array of strings", found: value)
    }
    var texts: [String] = []
    for element in array {
      guard let string = element.string else { throw .wrongElement(name, found: element) }
      texts.append(string.text)
    }
    return texts
  }
}

extension BlockError {
  static func unsafeAddress(_ name: String, _ error: AddressError) -> Self {
    Self(
      .unsafeAddress,
      member: name,
      message: "`\(name)` \(error.message)",
      hint: error.hint
    )
  }
}
