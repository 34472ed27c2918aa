import Bytes

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
    let age = head.value("age").flatMap(Self.seconds) ?? 0
    let lifetime: Int
    if let directive = directives.first(where: { $0.hasPrefix("max-age=") }) {
      let digits = directive.dropFirst("max-age=".count).filter { $0 != "\"" }
      lifetime = seconds(String(digits)) ?? 0
    } else if let expires = head.value("expires") {
      let date = head.value("date").flatMap(HTTPDate.init)?.seconds ?? now
      lifetime = HTTPDate(expires).map { $0.seconds - date } ?? 0
    } else {
      lifetime = 0
    }
    return .seconds(max(0, lifetime - age))
  }

  /// A number of seconds, at most 2³¹ as in RFC 9111.
  private static func seconds(_ text: String) -> Int? {
    guard !text.isEmpty, text.utf8.allSatisfy(\.isASCIIDigit) else { return nil }
    return min(Int(text) ?? .max, 1 << 31)
  }
}
