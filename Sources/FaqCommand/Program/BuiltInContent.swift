import FaqService

/// The content that a program shows unless it is given another source.
public struct BuiltInContent: Sendable {
  let source: any FaqSource

  /// The FAQs about this framework.
  public static let sample = Self(source: EmbeddedSource())

  /// JSON in the program's own code, for example a raw string literal.
  ///
  /// - Parameter json: Content of any shape that a file may have. A fault in it is reported when a
  ///   command reads it, and `check` finds all of them.
  /// - Returns: The content, which messages call `embedded content`.
  public static func embedded(_ json: String) -> Self {
    Self(source: MemorySource(Array(json.utf8), name: EmbeddedSource().name))
  }

  /// Any source, read each time it is needed.
  ///
  /// It is neither cached nor tried again, unless it is a source that does so itself.
  public static func source(_ source: some FaqSource) -> Self { Self(source: source) }
}
