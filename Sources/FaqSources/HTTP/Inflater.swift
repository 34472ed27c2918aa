import CurlShim
import FaqService

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
