/// What is put out in place of a stretch of text: a few bytes.
struct Substitution {
  /// The bytes, the first of them the lowest.
  let bytes: UInt64
  /// How many there are, no more than eight.
  let count: Int
  /// How many bytes of the text they stand for; none, where they stand in front of it.
  let length: Int

  /// One byte of ASCII.
  init(_ byte: UInt8, for length: Int) {
    bytes = UInt64(byte)
    count = 1
    self.length = length
  }

  /// A text of no more than eight bytes.
  init(_ text: String, for length: Int) {
    bytes = text.utf8.reversed().reduce(0) { $0 << 8 | UInt64($1) }
    count = text.utf8.count
    precondition(count <= 8, "a substitution is short")
    self.length = length
  }

  /// What is shown in place of a character that is not.
  init(_ hidden: HiddenCharacter) {
    self.init(String(hidden.substitute), for: hidden.length)
  }
}
