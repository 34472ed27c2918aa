/// Parses the head of a response line by line.
struct HeadReading {
  /// The head, once it is complete.
  private(set) var head: ResponseHead?
  /// The number of bytes read.
  private(set) var count = 0

  private var status = 0
  private var fields: [ResponseHead.Field] = []

  /// The maximum number of bytes, far more than servers need.
  private static let maximumCount = 256 << 10

  /// Parses a line; false if the head is too large.
  mutating func add(_ line: [UInt8]) -> Bool {
    count += line.count
    guard count <= Self.maximumCount else { return false }
    // Trailers after the body are ignored.
    guard head == nil else { return true }
    let text = String(header: line.prefix { $0 != UInt8(ascii: "\r") && $0 != UInt8(ascii: "\n") })
    if text.isEmpty {
      finish()
    } else if fields.isEmpty, text.hasPrefix("HTTP/") {
      status = text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
    } else if text.first == " " || text.first == "\t" {
      fields.indices.last.map { fields[$0].value += " " + text.withoutOuterBlanks }
    } else {
      let (name, value) = text.parted(before: ":")
      fields.append(
        ResponseHead.Field(name: name.lowercased(), value: value.dropping(1).withoutOuterBlanks)
      )
    }
    return true
  }

  /// Handles an empty line, which ends the head or an interim one such as `103 Early Hints`.
  private mutating func finish() {
    if status >= 200 { head = ResponseHead(status: status, fields: fields) }
    fields = []
  }
}

private extension String {
  /// Decodes a header as UTF-8, or if that fails, as Latin-1.
  init(header bytes: some Collection<UInt8>) {
    if let text = String(validating: bytes, as: UTF8.self) {
      self = text
    } else {
      self.init()
      unicodeScalars.append(contentsOf: bytes.lazy.map { Unicode.Scalar($0) })
    }
  }
}
