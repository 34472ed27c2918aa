import FaqService

extension Document {
  /// Why the unknown policy `fail` refuses a document.
  ///
  /// ```swift
  /// if let refusal = document.refusal { throw refusal }
  /// ```
  public struct Refusal: Error, Hashable, CustomStringConvertible {
    /// The place of the first item that could not become a block, or of the fault in the entry.
    public let location: RawLocation
    /// What is wrong there.
    public let reason: String

    /// `line 3, column 5, at /0/elements/1: A block of type “video” cannot be shown here`.
    public var description: String { "\(location): \(reason)" }
  }

  /// Why the document is refused; nil unless the unknown policy is `fail`.
  ///
  /// A document is refused if it could not be read, or if an item in it, at any depth, could not
  /// become a block and has no usable fallback. Renderers then write a notice in its place.
  public var refusal: Refusal? {
    guard unknownPolicy == .fail else { return nil }
    if let fault = raw.fault { return Refusal(location: fault.location, reason: fault.message) }
    return blocks.firstUnresolved.map { block in
      Refusal(location: block.raw.location, reason: block.message)
    }
  }
}

extension Document {
  /// Whether the blocks are shown, rather than a notice in their place.
  package var isWhole: Bool { raw.fault == nil && refusal == nil }
}

private extension BlockList {
  /// The first unknown block without a fallback, at any depth.
  var firstUnresolved: UnknownBlock? {
    for case .made(let block) in elements {
      if let unknown = block as? UnknownBlock, unknown.fallback == nil { return unknown }
      if let inner = block.children.firstUnresolved { return inner }
    }
    return nil
  }
}
