import Foundation

/// Reads addresses that contain their data: `data:image/svg+xml,<svg…>`.
enum DataAddress {
  /// The bytes in an address; nil if it is no such address.
  static func bytes(of address: String) -> [UInt8]? {
    guard address.hasPrefix("data:"), let comma = address.firstIndex(of: ",") else { return nil }
    let data = address[address.index(after: comma)...]
    guard address[..<comma].hasSuffix(";base64") else {
      return data.removingPercentEncoding.map { Array($0.utf8) }
    }
    return Data(base64Encoded: String(data)).map(Array.init)
  }
}
