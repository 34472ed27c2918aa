import FaqService
import Platform

/// A source whose content is in another encoding, as UTF-8.
package struct DecodedSource: FaqSource {
  private let base: any FaqSource
  private let charset: Charset
  private let noteInvalid: @Sendable (_ byteCount: Int) -> Void

  /// Wraps a source; at the end, it is said how many bytes are no text, if there are any.
  package init(
    _ base: any FaqSource,
    in charset: Charset,
    noteInvalid: @escaping @Sendable (_ byteCount: Int) -> Void
  ) {
    self.base = base
    self.charset = charset
    self.noteInvalid = noteInvalid
  }

  package var name: String { base.name }

  package func open() async throws(FaqServiceError) -> sending any ByteStream {
    guard let decoder = CharsetDecoder(charset) else {
      throw FaqServiceError(
        .unreadable,
        source: name,
        reason: "this system does not convert \(charset.name)"
      )
    }
    return DecodedStream(base: try await base.open(), decoder: decoder, noteInvalid: noteInvalid)
  }
}

/// A stream as UTF-8.
struct DecodedStream: ByteStream {
  var base: any ByteStream
  /// Nil at the end.
  private(set) var decoder: CharsetDecoder?
  private(set) var noteInvalid: (@Sendable (_ byteCount: Int) -> Void)?

  mutating func next() async throws(FaqServiceError) -> [UInt8]? {
    while let decoder {
      let chunk = try await base.next()
      let text = chunk.map(decoder.decode) ?? decoder.finish()
      if chunk == nil {
        self.decoder = nil
        if decoder.invalidCount > 0 { noteInvalid?(decoder.invalidCount) }
      }
      if !text.isEmpty { return text }
    }
    return nil
  }
}
