import Bytes

/// The status and headers of a response.
struct ResponseHead: Sendable {
  let status: Int
  let fields: [Field]

  typealias Field = (name: String, value: String)

  /// The values of a header in order; its name must be in lower case.
  func values(_ name: String) -> [String] { fields.filter { $0.name == name }.map(\.value) }

  /// The first value of a header.
  func value(_ name: String) -> String? { values(name).first }
}

/// Parses the head of a response line by line.
struct HeadReader {
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
      fields.append((name.lowercased(), value.dropping(1).withoutOuterBlanks))
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

extension KeepingTerms {
  /// The terms of a response by RFC 9111, for a private cache.
  init(_ head: ResponseHead, now: Int) {
    let directives = head.list("cache-control")
    let mustAsk =
      directives.contains { $0 == "no-cache" || $0.hasPrefix("no-cache=") }
      || head.list("vary").contains("*")
    self.init(
      allowsKeeping: !directives.contains("no-store"),
      freshness: mustAsk ? .zero : Self.freshness(head, directives, now: now),
      validators: Validators(tag: head.value("etag"), modified: head.value("last-modified"))
    )
  }

  /// The terms limited by those of a redirect; a temporary redirect without an explicit lifetime is
  /// never fresh.
  func limited(by redirect: ResponseHead, now: Int) -> Self {
    let terms = Self(redirect, now: now)
    let isPermanent = redirect.status == 301 || redirect.status == 308
    let saysNothing = redirect.values("cache-control").isEmpty && redirect.value("expires") == nil
    return Self(
      allowsKeeping: allowsKeeping && terms.allowsKeeping,
      freshness: isPermanent && saysNothing ? freshness : min(freshness, terms.freshness),
      validators: validators
    )
  }

  private static func freshness(
    _ head: ResponseHead,
    _ directives: [String],
    now: Int
  ) -> Duration {
    let age = head.value("age")?.seconds ?? 0
    let lifetime: Int
    if let directive = directives.first(where: { $0.hasPrefix("max-age=") }) {
      let digits = directive.dropFirst("max-age=".count).filter { $0 != "\"" }
      lifetime = String(digits).seconds ?? 0
    } else if let expires = head.value("expires") {
      let date = head.value("date").flatMap(HTTPDate.init)?.seconds ?? now
      lifetime = HTTPDate(expires).map { $0.seconds - date } ?? 0
    } else {
      lifetime = 0
    }
    return .seconds(max(0, lifetime - age))
  }
}

extension String {
  /// The text as a number of seconds, at most 2³¹ as in RFC 9111.
  var seconds: Int? {
    guard !isEmpty, utf8.allSatisfy(\.isASCIIDigit) else { return nil }
    return min(Int(self) ?? .max, 1 << 31)
  }
}

/// A date in any of the three forms of HTTP, in seconds since 1970.
struct HTTPDate {
  let seconds: Int

  private static let months = [
    "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
  ]

  /// `Sun, 06 Nov 1994 08:49:37 GMT`, `Sunday, 06-Nov-94 08:49:37 GMT` or
  /// `Sun Nov  6 08:49:37 1994`; a year of two digits means 1970 to 2069.
  init?(_ text: String) {
    let parts = text.lowercased().split { " ,-".contains($0) }
    guard parts.count >= 5, let clock = parts.first(where: { $0.contains(":") }) else { return nil }
    let isOldest = parts[3] == clock
    let order = isOldest ? (day: 2, month: 1, year: 4) : (day: 1, month: 2, year: 3)
    let time = clock.split(separator: ":").compactMap { Int($0) }
    guard let month = Self.months.firstIndex(of: String(parts[order.month].prefix(3))),
      let day = Int(parts[order.day]), 1...31 ~= day,
      let year = Self.year(parts[order.year]),
      time.count == 3, 0...23 ~= time[0], 0...59 ~= time[1], 0...60 ~= time[2]
    else { return nil }
    seconds =
      Self.days(year: year, month: month + 1, day: day) * 86_400 + time[0] * 3_600 + time[1] * 60
      + time[2]
  }

  private static func year(_ text: Substring) -> Int? {
    guard let year = Int(text), 0...9_999 ~= year else { return nil }
    return text.count > 2 ? year : year + (year < 70 ? 2_000 : 1_900)
  }

  /// Days since 1970, computed with years that begin in March, so that a leap day comes last.
  private static func days(year: Int, month: Int, day: Int) -> Int {
    let year = month > 2 ? year : year - 1
    let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
    return 365 * year + year / 4 - year / 100 + year / 400 + dayOfYear - 719_468
  }
}
