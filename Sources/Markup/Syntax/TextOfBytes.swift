import Bytes

extension ArraySlice<UInt8> {
  /// The bytes as text.
  var text: String { String(copying: span) }
}

extension [UInt8] {
  /// The bytes as text.
  var text: String { String(copying: span) }
}
