/// The content that is built into this module.
public struct EmbeddedSource: FaqSource {
  /// The name `embedded content`.
  public let name = "embedded content"

  /// Creates the source.
  public init() {
    // There is nothing to configure.
  }

  /// Starts at the first byte.
  public func open() -> sending any ByteStream {
    MemoryStream(rest: Array(EmbeddedContent.json.utf8)[...], chunkSize: .max)
  }
}

extension FaqSource where Self == EmbeddedSource {
  /// The built-in content: the FAQs about faq.
  public static var embedded: Self { Self() }
}
