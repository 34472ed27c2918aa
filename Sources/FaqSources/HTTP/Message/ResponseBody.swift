import Bytes
import FaqService

extension ResponseHead {
  /// The compressions of the body, according to the server.
  var packings: [String] { list("content-encoding").filter { $0 != "identity" } }

  /// Whether the body has to be unpacked.
  func isPacked(name: String) throws(FaqServiceError) -> Bool {
    guard let packing = packings.first else { return false }
    guard packings.count == 1, ["gzip", "x-gzip", "deflate"].contains(packing) else {
      throw .packing(packings.joined(separator: ", "), source: name)
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
      throw .tooLarge(announced: length, limit: limit, source: name)
    }
    return length
  }

  /// The members of a list header, in lower case.
  func list(_ name: String) -> [String] {
    values(name).flatMap { $0.lowercased().split(separator: ",").map(\.withoutOuterBlanks) }
      .filter { !$0.isEmpty }
  }
}
