import Bytes
import FaqService

/// All recognisers, in the order in which they are asked.
enum Recognisers {
  /// For JSON: from shapes that say what they are to those that only look like FAQs.
  static let json: [any JSONRecogniser.Type] = [
    SchemaQuestions.self, NamedPairs.self, QuestionNames.self, Conversations.self,
    HeadedRuns.self, FlatNames.self, LikelyPairs.self, MarkedGroups.self,
  ]
  /// For any other text.
  static let text: [any TextRecogniser.Type] = [
    HTMLPages.self, HeadedTables.self, MarkdownFAQs.self, UnheadedTables.self,
  ]

  /// What the first recogniser finds that finds anything.
  static func read(_ root: RawValue) -> ImportedContent? {
    guard !root.isReport, NameVariety.isUsual(in: root) else { return nil }
    for recogniser in json {
      guard var content = recogniser.read(root) else { continue }
      content.account = JSONAccount.account(of: content, in: root)
      content.decideForm()
      return content
    }
    return nil
  }

  /// What the first recogniser finds that finds anything.
  static func read(_ text: ForeignText) -> ImportedContent? {
    for recogniser in self.text {
      if let content = recogniser.read(text) { return content }
    }
    return nil
  }

  /// How to read a text that is a table, and nothing that is recognised before tables.
  static func table(in text: ForeignText) -> TableReading? {
    let start = text.bytes[text.markCount...].first { !$0.isJSONSpace }
    guard start != UInt8(ascii: "{"), start != UInt8(ascii: "["), UnreadEncoding(of: text) == nil,
      !text.isLikeYAML, let table = Table(text)
    else { return nil }
    if let reading = HeadedTables.reading(of: table) {
      return HTMLPages.read(text) == nil ? reading : nil
    }
    guard let reading = UnheadedTables.reading(of: table), HTMLPages.read(text) == nil,
      MarkdownFAQs.read(text) == nil
    else { return nil }
    return reading
  }
}

private extension RawValue {
  /// Whether it is what a program of this package reports about FAQs, such as an overview.
  var isReport: Bool {
    guard let object, object["schemaVersion"] != nil else { return false }
    return ["overview", "hits", "diagnostics"].contains { object[$0]?.array != nil }
  }
}
