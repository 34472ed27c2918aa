import FaqService

/// A kind of generated content.
enum Workload: String, CaseIterable {
  /// Long paragraphs with few escapes, and about a third of the words not ASCII.
  case prose
  /// Many short strings.
  case short
  /// An escape in every other word.
  case escapes
  /// Unknown items with numbers, nested arrays and objects.
  case nested

  private static let words = [
    "array", "dictionary", "index", "value", "optional", "closure", "protocol", "struct", "class",
    "memory", "swift", "how", "why", "when", "different", "explain", "example", "naïve", "café",
    "—", "it’s", "“quoted”", "使用", "функция", "🙂", "*star*", "_under_", "[link]", "a<b", "&amp;",
    "`code`", "line",
  ]
  private static let escapeSequences = [
    #"\n"#, #"\""#, #"\\"#, #"\u00e9"#, #"\ud83d\ude42"#, #"\t"#,
  ]

  /// Generates an array of entries with at least `size` bytes.
  func content(size: Int) -> [UInt8] {
    var random = SeededGenerator(seed: 7)
    var content = Array("[".utf8)
    content.reserveCapacity(size + 4_096)
    var number = 0
    while content.count < size {
      content.append(contentsOf: (number == 0 ? "" : ", ").utf8)
      content.append(contentsOf: entry(number, &random).utf8)
      number += 1
    }
    content.append(contentsOf: "]".utf8)
    return content
  }

  private func entry(_ number: Int, _ random: inout SeededGenerator) -> String {
    var items = [#"{"type": "title", "text": "\#(text(9, &random))?"}"#]
    for _ in 0..<Int.random(in: 1...3, using: &random) { items.append(body(&random)) }
    if Bool.random(using: &random) {
      items.append(
        #"{"type": "button", "text": "More information", "action": "https://example.com/\#(number)"}"#
      )
    }
    return #"{"elements": [\#(items.joined(separator: ", "))]}"#
  }

  private func body(_ random: inout SeededGenerator) -> String {
    switch self {
    case .prose:
      let count = Int.random(in: 20...80, using: &random)
      return #"{"type": "body", "text": "\#(text(count, &random))"}"#
    case .short: return #"{"type": "body", "text": "\#(text(2, &random))"}"#
    case .escapes:
      let parts = (0..<20).map { _ in
        text(1, &random) + (Self.escapeSequences.randomElement(using: &random) ?? "")
      }
      return #"{"type": "body", "text": "\#(parts.joined(separator: " "))"}"#
    case .nested:
      let numbers = (0..<8).map { _ in String(Double.random(in: 0..<100, using: &random)) }
      let list = numbers.joined(separator: ", ")
      return #"{"type": "chart", "series": [[\#(list)], [\#(list)]], "axes": {"x": {"on": true}}}"#
    }
  }

  private func text(_ count: Int, _ random: inout SeededGenerator) -> String {
    (0..<count).map { _ in Self.words.randomElement(using: &random) ?? "" }
      .joined(separator: " ")
  }
}
