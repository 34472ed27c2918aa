import Bytes

extension Unicode.Scalar {
  /// Whether an address may hold it, as it is or percent-encoded.
  ///
  /// A backslash is refused because browsers read it as a slash.
  var isAllowedInAddress: Bool { !isHidden && self != "\\" }

  /// A control, a space, or a character that is not seen but changes what is.
  var isHidden: Bool {
    if isASCII { return value <= 0x20 || value == 0x7F }
    switch properties.generalCategory {
    case .control, .format, .surrogate, .spaceSeparator, .lineSeparator, .paragraphSeparator:
      return true
    default: return false
    }
  }

  /// Its bytes in UTF-8: `%C2%AD`.
  var percentEncoded: String { String(self).utf8.map(\.percentEncoded).joined() }
}
