extension String {
  /// A text from UTF-8, with U+FFFD for bytes that are not.
  init(utf8: some Collection<UInt8>) { self = Self(decoding: utf8, as: UTF8.self) }
}
