import FaqService

/// The content that a program shows unless it is given another source.
public struct BuiltInContent: Sendable {
  let source: any FaqSource

  /// The FAQs about this framework.
  public static let sample = Self(source: EmbeddedSource())

  /// JSON in the program's own code, for example a raw string literal.
  public static func embedded(_ json: String) -> Self {
    Self(source: MemorySource(Array(json.utf8), name: EmbeddedSource().name))
  }

  /// Any source, read each time it is needed.
  public static func source(_ source: some FaqSource) -> Self { Self(source: source) }
}
