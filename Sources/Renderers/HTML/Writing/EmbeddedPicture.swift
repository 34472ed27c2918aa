import Bytes
import FaqService

/// A picture that is part of the page: `writer.element("img", ["src": picture, "alt": "A map"])`.
///
/// A page without access to the web shows it too. Scripts in an SVG do not run in an `img`.
public struct EmbeddedPicture: Hashable, Sendable {
  private let type: String
  private let bytes: [UInt8]

  /// A picture in PNG, JPEG, GIF, WebP or SVG; nil if the bytes begin like none of these.
  ///
  /// - Parameter bytes: The whole file, which makes the page longer by four thirds of its size.
  public init?(_ bytes: [UInt8]) {
    guard let type = Self.type(of: bytes) else { return nil }
    self.type = type
    self.bytes = bytes
  }

  /// The address that holds the picture.
  var address: String { "data:\(type);base64,\(String(utf8: bytes.base64))" }
}

extension EmbeddedPicture: HTMLAttributeValue {
  /// The picture as part of the page.
  public var attribute: HTMLAttribute { .picture(self) }
}

private extension EmbeddedPicture {
  static let signatures: [(start: [UInt8], type: String)] = [
    ([0x89] + Array("PNG\r\n".utf8) + [0x1A, 0x0A], "image/png"),
    ([0xFF, 0xD8, 0xFF], "image/jpeg"),
    (Array("GIF87a".utf8), "image/gif"),
    (Array("GIF89a".utf8), "image/gif"),
    (Array("<svg".utf8), "image/svg+xml"),
  ]

  static func type(of bytes: [UInt8]) -> String? {
    if bytes.starts(with: "RIFF".utf8), bytes.dropFirst(8).starts(with: "WEBP".utf8) {
      return "image/webp"
    }
    return signatures.first { bytes.starts(with: $0.start) }?.type
      ?? (startsSVG(bytes) ? "image/svg+xml" : nil)
  }

  /// Whether the element follows a declaration or comments, as drawing programs write them.
  static func startsSVG(_ bytes: [UInt8]) -> Bool {
    guard bytes.starts(with: "<?xml".utf8) || bytes.starts(with: "<!--".utf8) else { return false }
    return String(utf8: bytes.prefix(2_048)).contains("<svg")
  }
}
