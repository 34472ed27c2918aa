/// Divides text at ASCII characters, even if a combining mark follows them.
extension Substring {
  /// The text after a character that it begins with.
  func dropping(_ mark: Unicode.Scalar) -> Self? {
    unicodeScalars.first == mark ? Self(unicodeScalars.dropFirst()) : nil
  }

  /// The text before the first of a character, and the text after it if there is one.
  func divided(at mark: Unicode.Scalar) -> (Self, Self?) {
    guard let index = unicodeScalars.firstIndex(of: mark) else { return (self, nil) }
    return (self[..<index], self[unicodeScalars.index(after: index)...])
  }

  /// The text before the first of several characters.
  func prefix(before marks: String) -> Self {
    Self(unicodeScalars.prefix { !marks.unicodeScalars.contains($0) })
  }

  /// As many of several characters as the text begins with.
  func prefix(of marks: String) -> Self {
    Self(unicodeScalars.prefix { marks.unicodeScalars.contains($0) })
  }
}
