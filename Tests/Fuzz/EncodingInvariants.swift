import FaqService
import Platform

/// Checks what must hold for all text in any encoding of the Encoding Standard.
struct EncodingInvariants {
  private let bytes: [UInt8]
  private let charset: Charset?

  init(of bytes: [UInt8], _ random: inout SeededGenerator) {
    self.bytes = bytes
    charset = Self.labels.randomElement(using: &random).flatMap { Charset(label: $0) }
  }

  func check(_ random: inout SeededGenerator) throws(Violation) {
    guard let charset else { throw Violation(rule: "a label is unknown") }
    let whole = try decode([bytes], as: charset)
    let cut = try decode(bytes.pieces(atMost: 3, &random), as: charset)
    try Violation.unless(
      whole.text == cut.text && whole.invalidCount == cut.invalidCount,
      "text in \(charset.name) depends on how its bytes are cut"
    )
    try Violation.unless(
      String(validating: whole.text, as: Unicode.UTF8.self) != nil,
      "text in \(charset.name) does not become UTF-8"
    )
    try Violation.unless(
      whole.invalidCount <= bytes.count && (whole.invalidCount == 0 || !whole.text.isEmpty),
      "\(whole.invalidCount) of \(bytes.count) bytes are invalid in \(charset.name)"
    )
  }

  private func decode(
    _ pieces: [[UInt8]],
    as charset: Charset
  ) throws(Violation) -> (text: [UInt8], invalidCount: Int) {
    guard let decoder = CharsetDecoder(charset) else {
      throw Violation(rule: "this system does not convert \(charset.name)")
    }
    let text = pieces.flatMap { decoder.decode($0) } + decoder.finish()
    return (text, decoder.invalidCount)
  }

  private static let labels = [
    "latin2", "cyrillic", "arabic", "greek", "hebrew", "koi8-r", "mac", "tis-620", "cp1250",
    "latin1", "cp1258", "gbk", "gb18030", "big5", "euc-jp", "iso-2022-jp", "sjis", "euc-kr",
    "utf-16be", "utf-16le", "utf-8", "ibm866",
  ]
}
