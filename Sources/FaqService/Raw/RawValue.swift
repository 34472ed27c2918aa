/// A JSON value in its original form.
public struct RawValue: Sendable {
  /// The kinds of values.
  public enum Content: Sendable {
    /// `null`.
    case null
    /// `true` or `false`.
    case bool(Bool)
    /// A number, kept as it is spelled.
    case number(RawNumber)
    /// A string, decoded on demand.
    case string(RawString)
    /// An array.
    case array(RawArray)
    /// An object, with its members in order and including duplicates.
    case object(RawObject)
  }

  let storage: RawStorage
  let index: Int

  /// The value by its kind.
  public var content: Content {
    switch storage.tokens[index].kind {
    case .null, .end: .null
    case .true: .bool(true)
    case .false: .bool(false)
    case .number: .number(RawNumber(value: self))
    case .string: .string(RawString(value: self))
    case .array, .run: .array(RawArray(value: self))
    case .object: .object(RawObject(value: self))
    }
  }

  /// The original bytes of the value, including whitespace within it.
  public var source: ArraySlice<UInt8> { storage.source(of: index) }

  /// The string, if the value is one.
  public var string: RawString? {
    storage.tokens[index].kind == .string ? RawString(value: self) : nil
  }

  /// The object, if the value is one.
  public var object: RawObject? {
    storage.tokens[index].kind == .object ? RawObject(value: self) : nil
  }

  /// The array, if the value is one.
  public var array: RawArray? {
    storage.tokens[index].kind == .array ? RawArray(value: self) : nil
  }
}

extension RawValue {
  /// Parses one JSON text (RFC 8259), as strictly as `RawFaqReader` does.
  public init(
    parsing bytes: some Sequence<UInt8>,
    limits: ReadingLimits = .standard
  ) throws(RawReadingError) {
    self.init(storage: try DocumentScan.storage(of: Array(bytes), limits: limits), index: 0)
  }

  /// Parses one JSON text from a string.
  public init(parsing text: String, limits: ReadingLimits = .standard) throws(RawReadingError) {
    try self.init(parsing: text.utf8, limits: limits)
  }
}

extension RawValue: Hashable {
  /// Compares members in order and spelling, but not the whitespace between tokens.
  public static func == (left: Self, right: Self) -> Bool {
    let count = left.storage.tokens[left.index].stride
    guard count == right.storage.tokens[right.index].stride else { return false }
    for step in 0..<count {
      let one = left.storage.tokens[left.index + step]
      let other = right.storage.tokens[right.index + step]
      guard one.kind == other.kind, one.stride == other.stride else { return false }
      if one.isContainer || one.kind == .end { continue }
      guard one.length == other.length,
        left.storage.source(of: left.index + step) == right.storage.source(of: right.index + step)
      else { return false }
    }
    return true
  }

  /// Hashes kinds and spellings, as equality compares them.
  public func hash(into hasher: inout Hasher) {
    for place in index..<storage.next(after: index) {
      let token = storage.tokens[place]
      hasher.combine(token.kind)
      if !token.isContainer, token.kind != .end { hasher.combine(storage.source(of: place)) }
    }
  }
}

extension RawValue: CustomStringConvertible {
  /// The source as text.
  public var description: String { String(utf8: source) }
}
