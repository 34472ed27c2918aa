import ContentParser

/// A renderer with overrides: functions that write blocks of single types in their own way.
///
/// An override holds wherever such a block stands, also within a container or a fallback. Its
/// writer escapes all content; only a `StaticString` is written as it is.
///
/// ```swift
/// let renderer = HTMLPageRenderer().overriding(Video.self) { video, writer in
///   writer.element("video", ["src": video.url, "controls": ""]) { $0.text(video.caption) }
/// }
/// ```
public protocol OverridableRenderer: NodeRenderer {
  /// The type that overrides write with.
  associatedtype Writer

  /// The overrides in force.
  var overrides: BlockOverrides<Writer> { get set }
}

extension OverridableRenderer {
  /// The same renderer with an override for one block type, in place of another for that type.
  ///
  /// - Parameters:
  ///   - type: The type of the blocks.
  ///   - write: Writes a block in place of its nodes, as in `BlockOverrides.add(_:_:)`.
  /// - Returns: The renderer; this one stays as it is.
  public func overriding<Overridden: Block>(
    _ type: Overridden.Type,
    with write: @escaping @Sendable (Overridden, inout Writer) -> Void
  ) -> Self {
    var renderer = self
    renderer.overrides.add(type, write)
    return renderer
  }

  /// Whether the renderer writes blocks of a type by an override.
  public func hasOverride(for type: any Block.Type) -> Bool { overrides.contains(type) }
}
