import Bytes

extension [UInt8] {
  var text: String { String(copying: span) }
}
