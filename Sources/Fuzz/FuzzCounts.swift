import FaqService

/// Counts of what the iterations have read, which show how much they cover.
struct FuzzCounts: CustomStringConvertible {
  private var faqs = 0
  private var items = 0
  private var badLines = 0
  private var errors: [String: Int] = [:]

  mutating func add(_ reading: Reading) {
    faqs += reading.faqs.count
    items += reading.faqs.reduce(0) { $0 + $1.items.count }
    badLines += reading.faqs.count { $0.fault != nil }
    if let error = reading.error { errors[error.code.rawValue, default: 0] += 1 }
  }

  var description: String {
    let list = errors.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" }
    return "\(faqs) FAQs, \(items) items, \(badLines) bad lines; errors: "
      + list.joined(separator: ", ")
  }
}
