import ContentParser

/// How many faults there are of each severity and of each code.
struct FaultCounts {
  private(set) var total = 0
  private var errorCount = 0
  private var warningCount = 0
  private var noteCount = 0
  /// The number of faults of each code, in the order in which the codes first occurred.
  private(set) var codes: [(code: Diagnostic.Code, count: Int)] = []

  /// Whether there is an error.
  var hasErrors: Bool { errorCount > 0 }

  /// Counts faults of one code, and returns how many of it there are now.
  @discardableResult
  mutating func add(
    _ code: Diagnostic.Code,
    _ severity: Diagnostic.Severity,
    count: Int = 1
  ) -> Int {
    total += count
    switch severity {
    case .error: errorCount += count
    case .warning: warningCount += count
    case .note: noteCount += count
    }
    guard let index = codes.firstIndex(where: { $0.code == code }) else {
      codes.append((code, count))
      return count
    }
    codes[index].count += count
    return codes[index].count
  }

  /// `18 errors, 17 warnings in 31 FAQs`, or for several sources `… in 31 FAQs of 2 sources`.
  func summary(onFaqs faqCount: Int, of sourceCount: Int, isWhole: Bool) -> Message {
    let counts = [(errorCount, "error"), (warningCount, "warning"), (noteCount, "note")]
      .filter { $0.0 > 0 }.map { Self.count($0.0, $0.1) }
    let faults = counts.isEmpty ? "no faults" : counts.joined(separator: ", ")
    let rest = isWhole ? "" : "; what follows could not be read"
    let sources = sourceCount == 1 ? "" : " of \(sourceCount) sources"
    let faqs: Message = faqCount == 1 ? "1 FAQ" : "\(faqCount) FAQs"
    return "\(faults) in \(faqs)\(sources)\(rest)"
  }

  private static func count(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}
