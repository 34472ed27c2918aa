extension String {
  /// The text of bytes; what is not UTF-8 in them becomes U+FFFD.
  package init(utf8 bytes: some Collection<UInt8>) {
    self.init(decoding: bytes, as: UTF8.self)
  }
}
