import Bytes
import CurlShim
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

/// Decompresses gzip piece by piece, and detects whether the data is complete.
///
/// libcurl can decompress too, but it does not detect truncated data, and it decompresses all its
/// input at once, however large the result.
@safe
final class Inflater {
  private let stream: UnsafeMutableRawPointer
  private var input: ArraySlice<UInt8> = []
  /// Whether the end of a gzip member was the last; another may follow.
  private var isBetweenMembers = false
  private var mayHoldMore = false
  private let name: String

  /// How many bytes to decompress at a time.
  private static let chunkCount = 256 << 10

  init(name: String) throws(FaqServiceError) {
    guard let stream = unsafe zlib_shim_inflate_init() else {
      throw .unexpectedEncoding("gzip", source: name)
    }
    unsafe self.stream = stream
    self.name = name
  }

  deinit { unsafe zlib_shim_inflate_end(stream) }

  /// Whether the data is complete.
  var isComplete: Bool { isBetweenMembers && input.isEmpty }

  /// Sets the bytes to decompress, after `next` has used up the previous ones.
  func feed(_ bytes: [UInt8]) { input = bytes[...] }

  /// The next decompressed bytes, or nil if more input is needed.
  func next() throws(FaqServiceError) -> [UInt8]? {
    while !input.isEmpty || mayHoldMore {
      if isBetweenMembers {
        guard unsafe zlib_shim_inflate_reset(stream) == 0 else {
          throw .damagedEncoding(source: name)
        }
        isBetweenMembers = false
      }
      let chunk = try unpack()
      if !chunk.isEmpty { return chunk }
    }
    return nil
  }

  private func unpack() throws(FaqServiceError) -> [UInt8] {
    var code: Int32 = 0
    var rest = UInt32(clamping: input.count)
    let given = Int(rest)
    let chunk = unsafe [UInt8](unsafeUninitializedCapacity: Self.chunkCount) { output, count in
      var room = UInt32(output.count)
      code = unsafe input.withUnsafeBytes { input in
        guard let into = output.baseAddress else { return 0 }
        let from = unsafe input.baseAddress ?? UnsafeRawPointer(into)
        return unsafe zlib_shim_inflate(stream, from, &rest, into, &room)
      }
      count = output.count - Int(room)
    }
    guard let result = ZlibCode(rawValue: code) else { throw .damagedEncoding(source: name) }
    input = input.dropFirst(given - Int(rest))
    if result == .end { isBetweenMembers = true }
    mayHoldMore = !isBetweenMembers && chunk.count == Self.chunkCount
    return chunk
  }
}

/// The results of `inflate` in `zlib.h`.
private enum ZlibCode: Int32 {
  /// `Z_OK`.
  case fine = 0
  /// `Z_STREAM_END`.
  case end = 1
  /// `Z_BUF_ERROR`: not an error; there was no input left.
  case nothingToDo = -5
}
