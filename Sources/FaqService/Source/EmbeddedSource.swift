/// The content that is built into this module, and so is there wherever the program is.
public struct EmbeddedSource: FaqSource {
  /// `embedded content`.
  public let name = "embedded content"

  /// The built-in content.
  public init() {
    // There is only one such content.
  }

  /// Begins with the first byte.
  public func open() -> sending any ByteStream {
    MemoryStream(rest: Array(EmbeddedContent.json.utf8)[...], chunkSize: .max)
  }
}

extension FaqSource where Self == EmbeddedSource {
  /// The content that is built in: the FAQs about faq.
  public static var embedded: Self { Self() }
}
