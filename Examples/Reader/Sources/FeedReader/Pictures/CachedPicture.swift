import ContentParser
import Foundation

/// A file of the cache: a line with the address of a picture, then its bytes.
struct CachedPicture: Equatable {
  let bytes: [UInt8]
  let address: Address

  var data: Data { Data(Array("\(address.text)\n".utf8) + bytes) }
}

extension CachedPicture {
  /// The picture in a file; nil if it is from another address.
  init?(_ data: Data, from address: Address) {
    let line = Array("\(address.text)\n".utf8)
    guard data.starts(with: line) else { return nil }
    self.init(bytes: Array(data.dropFirst(line.count)), address: address)
  }
}
