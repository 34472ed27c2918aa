import ContentParser
import FaqService
import Testing

@Suite("A quota of diagnostics")
struct DiagnosticQuotaTests {
  /// Items with faults; that of a callout comes after those of the blocks in it.
  private static let items = [
    #"{"type": "title", "text": ""}"#, #"{"type": "body", "text": "a &amp; b"}"#, "7",
    #"{"type": "bodi", "text": "a", "text": "b"}"#, #"{"type": 1, "lang": 2}"#,
    #"""
    {"type": "callout", "title": "a", "elements": [7, {"type": "body", "text": " ", "lang": 1}],
    "lang": 5}
    """#,
    #"{"type": "video", "fallback": [{"type": "body", "text": "<b>"}, 9]}"#,
  ]

  private let parser: ContentParser
  private let faqs: [RawFaq]

  init() throws {
    parser = ContentParser(registry: try .standard.adding(Callout.self))
    var chance = SeededGenerator(seed: 1)
    faqs = try (1...30).map { _ in
      let items = (0..<Int.random(in: 0...40, using: &chance)).map { _ in
        Self.items[Int.random(in: Self.items.indices, using: &chance)]
      }
      return try RawFaq(parsing: "[\(items.joined(separator: ","))]")
    }
  }

  @Test("The first ones of each code are those without a quota", arguments: [1, 2, 10, 1_000])
  func first(limit: Int) {
    let expected = diagnostics(within: .unlimited).found
    let found = diagnostics(within: DiagnosticQuota(limit: limit)).found
    for code in Set(expected.map(\.code)) {
      #expect(
        found.filter { $0.code == code }.prefix(limit)
          == expected.filter { $0.code == code }.prefix(limit)
      )
    }
  }

  @Test("The others are counted, by code and by severity", arguments: [1, 2, 10, 1_000])
  func others(limit: Int) {
    let (found, omissions) = diagnostics(within: DiagnosticQuota(limit: limit))
    let expected = counts(of: diagnostics(within: .unlimited).found)
    var counts = counts(of: found)
    for (code, count) in omissions.codes { counts[code.rawValue, default: 0] += count }
    for (severity, count) in omissions.severities { counts["\(severity)", default: 0] += count }
    #expect(counts == expected)
  }

  @Test("Of exhausted codes none is made")
  func exhausted() {
    let all = Set(diagnostics(within: .unlimited).found.map(\.code))
    let (found, omissions) = diagnostics(
      within: DiagnosticQuota(limit: 100, exhausted: Array(all))
    )
    #expect(found.isEmpty)
    #expect(Set(omissions.codes.map(\.code)) == all)
  }

  private func diagnostics(
    within quota: DiagnosticQuota
  ) -> (found: [Diagnostic], omissions: FaultCounts) {
    var collector = DiagnosticCollector(quota)
    let found = faqs.flatMap { faq in
      collector.diagnostics(of: parser.parse(faq), withReview: true)
    }
    return (found, collector.quota.omissions)
  }

  private func counts(of diagnostics: [Diagnostic]) -> [String: Int] {
    diagnostics.reduce(into: [:]) { counts, diagnostic in
      counts[diagnostic.code.rawValue, default: 0] += 1
      counts["\(diagnostic.severity)", default: 0] += 1
    }
  }
}
