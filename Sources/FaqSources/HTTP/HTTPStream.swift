import Bytes
import FaqService
import Platform

/// The body of a response from libcurl, decompressed while it arrives.
struct HTTPStream: ByteStream {
  private let name: String
  private let exchange: Exchange
  private let inflater: Inflater?
  private let limits: TransferLimits
  private var packedCount = 0

  /// The body of a response; throws if its compression is not supported.
  init(
    _ head: ResponseHead,
    of exchange: Exchange,
    limits: TransferLimits,
    name: String
  ) throws(FaqServiceError) {
    inflater = try head.isCompressed(name: name) ? Inflater(name: name) : nil
    self.name = name
    self.exchange = exchange
    self.limits = limits
  }

  mutating func next() async throws(FaqServiceError) -> [UInt8]? {
    guard let inflater else { return try await packed() }
    while true {
      if let chunk = try inflater.next() { return chunk }
      guard let bytes = try await packed() else { break }
      packedCount += bytes.count
      guard packedCount <= limits.size else { throw .tooLarge(limit: limits.size, source: name) }
      inflater.feed(bytes)
    }
    guard inflater.isComplete else {
      throw FaqServiceError(.truncated, limits: limits, source: name)
    }
    return nil
  }

  private func packed() async throws(FaqServiceError) -> [UInt8]? {
    do throws(TransferFault) {
      return try await exchange.next()
    } catch {
      throw FaqServiceError(error, limits: limits, source: name)
    }
  }
}

/// The content of a response as UTF-8; throws if it exceeds the size limit, cannot be converted, or
/// is a web page that is not accepted.
struct ContentStream: ByteStream {
  let totalCount: Int?
  private let name: String
  private let limit: Int
  private let acceptsPage: HTTPSource.PageCheck?
  private var body: any ByteStream
  private let saysPage: Bool
  /// Whether the first bytes are known.
  private var isBegun = false
  private var count = 0
  private var first: [UInt8]?

  /// Reads and checks the first bytes of a decompressed body.
  init(
    _ body: sending any ByteStream,
    of head: ResponseHead,
    in charset: Charset?,
    limit: Int,
    acceptsPage: HTTPSource.PageCheck?,
    name: String
  ) async throws(FaqServiceError) {
    let length = try head.length(upTo: limit, name: name)
    let type = MediaType(head.value("content-type") ?? "")
    let decoder = try type.decoder(charset, name: name)
    saysPage = type.isPage
    totalCount = head.contentEncodings.isEmpty && decoder == nil ? length : nil
    self.name = name
    self.limit = limit
    self.acceptsPage = acceptsPage
    self.body = if let decoder { DecodedStream(base: body, decoder: decoder) } else { body }
    first = try await advance()
  }

  mutating func next() async throws(FaqServiceError) -> [UInt8]? {
    if let chunk = first.take() { return chunk }
    return try await advance()
  }

  /// The next chunk, or all of a page.
  private mutating func advance() async throws(FaqServiceError) -> [UInt8]? {
    guard var chunk = try await read() else { return nil }
    guard findsPage(in: chunk) else { return chunk }
    guard let acceptsPage else { throw .webPage(source: name) }
    while let more = try await read() { chunk += more }
    guard acceptsPage(chunk) else { throw .webPage(source: name) }
    return chunk
  }

  /// Whether a web page begins in a chunk, by the first character of the content: `<`.
  ///
  /// A response that is labelled as a page may still be JSON.
  private mutating func findsPage(in chunk: [UInt8]) -> Bool {
    // White space and a byte order mark precede content.
    let preceding: [UInt8] = [0x20, 0x09, 0x0A, 0x0D, 0xEF, 0xBB, 0xBF]
    guard !isBegun, let first = chunk.first(where: { !preceding.contains($0) }) else {
      return false
    }
    isBegun = true
    let isJSON = first == UInt8(ascii: "{") || first == UInt8(ascii: "[")
    return first == UInt8(ascii: "<") || saysPage && !isJSON
  }

  private mutating func read() async throws(FaqServiceError) -> [UInt8]? {
    guard let chunk = try await body.next() else { return nil }
    count += chunk.count
    guard count <= limit else { throw .tooLarge(limit: limit, source: name) }
    return chunk
  }
}

extension ResponseHead {
  /// The compressions of the body, according to the server.
  var contentEncodings: [String] { list("content-encoding").filter { $0 != "identity" } }

  /// Whether the body has to be unpacked.
  func isCompressed(name: String) throws(FaqServiceError) -> Bool {
    guard let encoding = contentEncodings.first else { return false }
    guard contentEncodings.count == 1, ["gzip", "x-gzip", "deflate"].contains(encoding) else {
      throw .unexpectedEncoding(contentEncodings.joined(separator: ", "), source: name)
    }
    return true
  }

  /// The length of the body as sent, if the server gives it; throws if it is invalid or too large.
  func length(upTo limit: Int, name: String) throws(FaqServiceError) -> Int? {
    let lengths = Set(list("content-length"))
    guard lengths.count <= 1 else { throw .lengths(source: name) }
    guard list("transfer-encoding").isEmpty, let text = lengths.first else { return nil }
    guard !text.isEmpty, text.utf8.allSatisfy(\.isASCIIDigit) else { throw .lengths(source: name) }
    let length = Int(text) ?? .max
    guard length <= limit else {
      throw .tooLarge(declaredLength: length, limit: limit, source: name)
    }
    return length
  }

  /// The members of a list header, in lower case.
  func list(_ name: String) -> [String] {
    values(name).flatMap { $0.lowercased().split(separator: ",").map(\.withoutOuterBlanks) }
      .filter { !$0.isEmpty }
  }
}

/// The value of a `Content-Type` header: `application/json; charset=utf-8`.
private struct MediaType {
  /// The type without parameters, in lower case.
  let name: String
  /// The charset in lower case, if there is one.
  let charset: String?

  init(_ value: String) {
    let parts = value.lowercased().split(separator: ";", omittingEmptySubsequences: false)
      .map(\.withoutOuterBlanks)
    name = parts.first ?? ""
    charset = parts.dropFirst().first { $0.hasPrefix("charset=") }
      .map { $0.dropFirst("charset=".count).filter { !"\"' ".contains($0) } }
      .flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Whether the type is that of a web page.
  var isPage: Bool { name == "text/html" || name == "application/xhtml+xml" }

  /// What converts the content to UTF-8; nil if it is in UTF-8, or a page that may say more itself.
  ///
  /// JSON must be in UTF-8, and usually is, whatever its server says. It is converted only from a
  /// charset that the user has chosen.
  func decoder(_ chosen: Charset?, name: String) throws(FaqServiceError) -> CharsetDecoder? {
    let known = chosen ?? charset.flatMap(Charset.init)
    guard let label = chosen?.name ?? charset, chosen != nil || known?.isUTF8 != true,
      label != "us-ascii", label != "ascii"
    else { return nil }
    if chosen != nil || !self.name.hasSuffix("json") {
      if let decoder = known.flatMap(CharsetDecoder.init) { return decoder }
      if isPage { return nil }
    }
    throw .charset(label, source: name)
  }
}
