extension String {
  /// Decodes bytes, and replaces invalid UTF-8 by U+FFFD.
  package init(utf8 bytes: some Collection<UInt8>) {
    self.init(decoding: bytes, as: UTF8.self)
  }
}
