import Bytes

extension Unicode.Scalar {
  /// Whether it is a letter or a number, in any script.
  var isAlphanumeric: Bool {
    guard isASCII else { return properties.isAlphabetic || properties.numericType != nil }
    return UInt8(truncatingIfNeeded: value).isASCIIAlphanumeric
  }
}
