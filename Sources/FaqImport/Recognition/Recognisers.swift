import Bytes
import FaqService
import Platform

/// A form of content that a program reads beside those that this library knows.
///
/// ```swift
/// struct Glossary: ContentRecogniser {
///   func read(_ content: [UInt8]) -> ImportedContent? {
///     let glossary = try? RawValue(parsing: content).object
///     guard let terms = glossary?["terms"]?.array else { return nil }
///     let entries = terms.compactMap { term -> ImportedEntry? in
///       guard let name = term.object?["name"]?.string, let text = term.object?["means"]?.string
///       else { return nil }
///       return ImportedEntry(question: ImportedText(name), answer: [.text(ImportedText(text))])
///     }
///     let reading = ImportReading("terms of a glossary", count: entries.count)
///     return ImportedContent(entries, reading: reading)
///   }
/// }
/// ```
public protocol ContentRecogniser: Sendable {
  /// Finds the entries of content.
  ///
  /// All content is asked about that is not native and within the limit on size, before this
  /// library looks for questions in it.
  ///
  /// - Parameter content: The whole content in UTF-8, without a byte order mark; origins are
  ///   counted from its first byte.
  /// - Returns: The entries, or nil if the content has another form.
  func read(_ content: [UInt8]) -> ImportedContent?
}

/// All recognisers, in the order in which they are asked.
enum Recognisers {
  /// For JSON, which the name of a file may call FAQ: from shapes that say what they are to those
  /// that only look like FAQs.
  private static func json(_ isNamed: Bool) -> [(RawValue) -> ImportedContent?] {
    [
      SchemaQuestions.read, EntrySearch.namedPairs, QuestionNames.read, Conversations.read,
      HeadedRuns.read, FlatNames.read, { EntrySearch.likelyPairs(in: $0, isNamed: isNamed) },
      EntrySearch.markedGroups, PairedLists.read, { isNamed ? QuestionNames.topics(in: $0) : nil },
    ]
  }

  /// For any other text.
  static let text: [@Sendable (ForeignText) -> ImportedContent?] = [
    HTMLPages.read, { Table($0)?.headedReading?.content(of: $0) },
    FrontedPages.read, MarkdownEntries.read,
    { Table($0)?.unheadedReading?.content(of: $0) },
  ]

  /// What the first recogniser finds that finds anything.
  static func read(_ root: RawValue, isNamed: Bool) -> ImportedContent? {
    guard !root.isReport, NameVariety.isUsual(in: root) else { return nil }
    for read in json(isNamed) {
      guard var content = read(root) else { continue }
      content.account = JSONAccount.account(of: content, in: root)
      content.addPassedOverPairs(of: root)
      content.decideForm()
      content.reading.remarks += content.account.remarks
      return content
    }
    return nil
  }

  /// What the first recogniser finds that finds anything.
  static func read(_ text: ForeignText) -> ImportedContent? {
    for read in self.text {
      guard var content = read(text) else { continue }
      content.reading.remarks += content.account.remarks
      return content
    }
    return nil
  }

  /// How to read a text that is a table, and nothing that is recognised before tables.
  static func table(in text: ForeignText) -> TableReading? {
    let start = text.bytes[text.markCount...].first { !$0.isJSONSpace }
    guard start.map({ !"{[<".utf8.contains($0) }) ?? false, text.unreadEncoding == nil,
      !text.isLikeYAML, let table = Table(text)
    else { return nil }
    if let reading = table.headedReading { return reading }
    let reading = table.unheadedReading
    return reading == nil || MarkdownEntries.read(text) == nil ? reading : nil
  }
}

private extension ImportedContent {
  /// Adds the pairs beside the entries whose names say that they are questions and answers.
  mutating func addPassedOverPairs(of root: RawValue) {
    guard account.passedOver.contains(where: { !$0.questions.isEmpty }) else { return }
    let pairs = (FlatNames.read(root)?.entries ?? []).filter { pair in
      let next = account.passedOver.partitioningIndex { $0.range.upperBound > pair.question.origin }
      return account.passedOver[next...].first?.range.contains(pair.question.origin) == true
    }
    guard !pairs.isEmpty else { return }
    entries = (entries + pairs).sorted { $0.question.origin < $1.question.origin }
    reading.finding += ", and members whose names differ in one word"
    reading.count += pairs.count
    reading.candidateCount += pairs.count
    account = JSONAccount.account(of: self, in: root)
  }
}

private extension RawValue {
  /// Whether it is what a program of this package reports about FAQs, such as an overview.
  var isReport: Bool {
    guard let object, object["schemaVersion"] != nil else { return false }
    return ["overview", "hits", "diagnostics"].contains { object[$0]?.array != nil }
  }
}

/// Foreign content as UTF-8.
struct ForeignText {
  /// The text in UTF-8, with a byte order mark if the original has one in UTF-8.
  private(set) var bytes: [UInt8]
  /// How the original is encoded; nil for UTF-8.
  let charset: Charset?
  /// The encoding that a page names and that cannot be converted here, in capitals.
  let unreadEncoding: String?
  /// What the name of the file says about what is in it.
  var naming = QuestionNaming.unnamed
  /// Whether its name says that it is plain text: `FAQ`, `faq.txt`.
  var isPlain = false
  /// Whether its name says that it is a page, or a part of one.
  var isPage = false
  /// How many tags of a template have spaces in their places.
  private(set) var templateTagCount = 0

  /// Decodes content; nil if it is binary.
  init?(_ content: [UInt8]) {
    let usual = Charset.usual(of: content)
    let declared = DeclaredEncoding(of: content, besides: usual)
    let decoded = declared?.charset?.decoded(content)
    charset = decoded == nil ? usual : declared?.charset
    unreadEncoding = decoded == nil ? declared?.label : nil
    let read = decoded ?? (usual == nil ? content : usual?.decoded(content))
    guard let read, !read.contains(0) else { return nil }
    bytes = read
    blankTemplateTags()
  }

  /// Puts spaces in place of tags if the text begins with one: `{% extends "base.html" %}` in
  /// Jinja, Django, Twig and Handlebars, `<%- include("head") %>` in ERB, EJS and JSP.
  private mutating func blankTemplateTags() {
    let start = bytes[markCount...].drop(while: \.isJSONSpace).prefix(3)
    let isInBraces = start.first == UInt8(ascii: "{")
    let (marks, closing) = isInBraces ? ("%{#", UInt8(ascii: "}")) : ("%", UInt8(ascii: ">"))
    guard start.count == 3, isInBraces || start.first == UInt8(ascii: "<"), let third = start.last,
      start.dropFirst().first.map(marks.utf8.contains) == true,
      // Shortcodes of Hugo may be around questions, and two braces may begin bad JSON.
      !start.starts(with: "{{".utf8) || !"<%{\"\n".utf8.contains(third),
      String(utf8: bytes[start.startIndex...].prefix { $0 != 0x0A }).trimmed
        .templateTag(in: 0..<0) == nil
    else { return }
    var open: Int?
    for offset in bytes.indices.dropLast() {
      if let first = open {
        let mark = bytes[first + 1] == UInt8(ascii: "{") ? UInt8(ascii: "}") : bytes[first + 1]
        guard offset > first + 1, bytes[offset] == mark, bytes[offset + 1] == closing
        else { continue }
        let kept = translated(in: first..<offset + 2)
        for place in first...offset + 1 where bytes[place] != 0x0A && !kept.contains(place) {
          bytes[place] = UInt8(ascii: " ")
        }
        if kept.isEmpty { templateTagCount += 1 }
        open = nil
      } else if bytes[offset] == start.first, marks.utf8.contains(bytes[offset + 1]) {
        open = offset
      }
    }
  }

  /// Where the text is that a tag translates: `Yes` in `{% trans "Yes" %}` and `{{ _("Yes") }}`.
  private func translated(in tag: Range<Int>) -> Range<Int> {
    let tag = bytes[tag]
    let name = tag.dropFirst(2).drop(while: \.isJSONSpace)
    guard name.starts(with: "trans".utf8) || name.starts(with: "_(".utf8),
      let open = tag.firstIndex(where: { "\"'".utf8.contains($0) }),
      let close = tag[(open + 1)...].firstIndex(of: tag[open])
    else { return 0..<0 }
    return open + 1..<close
  }

  /// The text without a mark.
  var string: String { String(utf8: bytes.dropFirst(markCount)) }

  /// The same text with spaces in place of what is before an offset.
  func blank(upTo end: Int) -> Self {
    var text = self
    for offset in markCount..<end { text.bytes[offset] = UInt8(ascii: " ") }
    return text
  }

  /// What precedes an offset.
  func prefix(upTo end: Int) -> Self { changing(self) { $0.bytes = Array(bytes[..<end]) } }

  /// What is worth knowing about how it was decoded.
  var remarks: [String] {
    let lostCount = zip(bytes.indices, bytes).count { index, byte in
      byte == 0xEF && bytes[index...].starts(with: "\u{FFFD}".utf8)
    }
    let loss = lostCount == 1 ? "1 unreadable character" : "\(lostCount) unreadable characters"
    let tags = templateTagCount == 1 ? "1 template tag" : "\(templateTagCount) template tags"
    return [
      charset?.remark, lostCount == 0 ? nil : loss,
      templateTagCount == 0 ? nil : "\(tags) left out",
    ].compactMap(\.self)
  }

  /// The byte order mark of UTF-8.
  static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// How many bytes the mark takes.
  var markCount: Int { bytes.starts(with: Self.mark) ? Self.mark.count : 0 }
}
