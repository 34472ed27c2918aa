/// Reads a head line by line, as libcurl yields it.
struct HeadReading {
  /// The head, once it is complete.
  private(set) var head: ResponseHead?
  /// How many bytes there were.
  private(set) var count = 0

  private var status = 0
  private var fields: [ResponseHead.Field] = []

  /// Far more than any server needs.
  private static let maximumCount = 256 << 10

  /// Reads a line, unless the head becomes too large.
  mutating func add(_ line: [UInt8]) -> Bool {
    count += line.count
    guard count <= Self.maximumCount else { return false }
    // What comes after the body does not count any more.
    guard head == nil else { return true }
    let text = String(header: line.prefix { $0 != UInt8(ascii: "\r") && $0 != UInt8(ascii: "\n") })
    if text.isEmpty {
      finish()
    } else if fields.isEmpty, text.hasPrefix("HTTP/") {
      status = text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
    } else if text.first == " " || text.first == "\t" {
      fields.indices.last.map { fields[$0].value += " " + text.trimmed }
    } else {
      let (name, value) = text.parted(before: ":")
      fields.append(
        ResponseHead.Field(name: name.lowercased(), value: value.dropping(1).trimmed)
      )
    }
    return true
  }

  /// An empty line ends a head, or one of those that come before: `103 Early Hints`.
  private mutating func finish() {
    if status >= 200 { head = ResponseHead(status: status, fields: fields) }
    fields = []
  }
}

private extension String {
  /// A header's bytes as UTF-8, or else as Latin-1, in which each byte is a character.
  init(header bytes: some Collection<UInt8>) {
    if let text = String(validating: bytes, as: UTF8.self) {
      self = text
    } else {
      self.init()
      unicodeScalars.append(contentsOf: bytes.lazy.map { Unicode.Scalar($0) })
    }
  }
}
