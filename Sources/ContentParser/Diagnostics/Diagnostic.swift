import FaqService

/// A fault in the content, for its author.
public struct Diagnostic: Hashable, Sendable {
  /// How serious a fault is.
  public enum Severity: String, Sendable, CaseIterable {
    /// Content is not shown as its author meant it.
    case error
    /// Content may not be shown as its author meant it.
    case warning
    /// Content is shown as its author meant it, and there is something to know about it.
    case note
  }

  /// What is wrong, by a name that does not change between versions: `"missing-title"`.
  public struct Code: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// A code by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// What is wrong, by a name that does not change between versions.
  public let code: Code
  /// How serious it is.
  public let severity: Severity
  /// Where it is.
  public package(set) var location: RawLocation
  /// What is wrong, in words.
  public let message: String
  /// How to fix it.
  public let hint: String?
  /// The change that fixes it, if there is one safe answer.
  public let correction: Correction?

  /// Creates a diagnostic of any origin.
  public init(
    _ code: Code,
    _ severity: Severity,
    at location: RawLocation,
    message: String,
    hint: String? = nil,
    correction: Correction? = nil
  ) {
    self.code = code
    self.severity = severity
    self.location = location
    self.message = message
    self.hint = hint
    self.correction = correction
  }

  /// A change of one string in the content.
  public struct Correction: Hashable, Sendable {
    /// The offsets of the string in the content, in bytes and with its quotes.
    public let range: Range<Int>
    /// The text of the string.
    public let current: String
    /// The text to write instead.
    public let replacement: String

    /// A change of one string.
    ///
    /// - Parameters:
    ///   - range: The offsets of the string in the content, in bytes and with its quotes.
    ///   - current: The text of the string, without escapes.
    ///   - replacement: The text to write instead, without escapes.
    public init(range: Range<Int>, current: String, replacement: String) {
      self.range = range
      self.current = current
      self.replacement = replacement
    }
  }
}

extension Diagnostic.Code: ExpressibleByStringLiteral {
  /// A code by its name.
  public init(stringLiteral name: String) { rawValue = name }
}

extension Diagnostic.Code {
  /// The entry is not valid JSON.
  public static let unreadable: Self = "unreadable-entry"
  /// The FAQ has no items.
  public static let emptyFaq: Self = "empty-faq"
  /// The FAQ has items but no title.
  public static let missingTitle: Self = "missing-title"
  /// The FAQ has more than one title.
  public static let extraTitle: Self = "extra-title"
  /// An item is not an object.
  public static let notAnObject: Self = "not-an-object"
  /// An item has no `type`.
  public static let missingType: Self = "missing-type"
  /// An item's `type` is not a string.
  public static let invalidType: Self = "invalid-type"
  /// No type of this name is registered.
  public static let unknownType: Self = "unknown-type"
  /// A member that the type needs is missing.
  public static let missingMember: Self = "missing-member"
  /// A value is of another kind than its type needs.
  public static let wrongKind: Self = "wrong-kind"
  /// A value is of the right kind, but is not one of those allowed.
  public static let invalidValue: Self = "invalid-value"
  /// Nothing reads a member, and its name is like that of one that would be read.
  public static let unknownMember: Self = "unknown-member"
  /// An item has two members with the same name.
  public static let duplicateMember: Self = "duplicate-member"
  /// An address is not safe to follow.
  public static let unsafeAddress: Self = "unsafe-address"
  /// A `lang` is not a language tag.
  public static let invalidLanguage: Self = "invalid-language"
  /// A `dir` is not a direction.
  public static let invalidDirection: Self = "invalid-direction"
  /// The `category` of an FAQ is not a text.
  public static let invalidCategory: Self = "invalid-category"
  /// A `fallback` is not a block, a list of blocks, a text or "drop".
  public static let invalidFallback: Self = "invalid-fallback"
  /// The entry has a question and an answer, but not as a list of items.
  public static let foreignShape: Self = "foreign-shape"
  /// A row of a table has more or fewer cells than its header.
  public static let raggedRow: Self = "ragged-row"
  /// Blocks are nested too deep.
  public static let deepNesting: Self = "deep-nesting"
  /// A list has too many blocks.
  public static let longList: Self = "long-list"

  /// A title's text is blank.
  public static let emptyTitle: Self = "empty-title"
  /// A body's text is blank.
  public static let emptyBody: Self = "empty-body"
  /// A button's label is blank.
  public static let emptyLabel: Self = "empty-label"
  /// The title is not the first item.
  public static let lateTitle: Self = "late-title"
  /// There is nothing but a title.
  public static let missingAnswer: Self = "missing-answer"
  /// Plain text looks like Markdown or HTML.
  public static let markupInText: Self = "markup-in-text"
  /// A text with markup has an address that is relative or not safe to follow.
  public static let unlinkedAddress: Self = "unlinked-address"
  /// A text holds a character that drives a terminal or reorders text, and so is not shown.
  public static let hiddenCharacter: Self = "hidden-character"
}

extension BlockError.Place {
  /// The string at the place, or the name.
  func string(in item: RawItem) -> RawString? {
    switch self {
    case .item: nil
    case .member(let name): item[name]?.string
    case .name(let member): member.name
    case .value(let value): value.string
    }
  }
}

extension RawItem {
  /// Whether the member that is probably meant by a name is certainly meant.
  func hasSlip(of name: String) -> Bool {
    let names = members.map { Array($0) }?.map(\.name.text) ?? []
    let slip = Spelling.slip(in: name, of: names.filter { !Self.commonNames.contains($0) })
    return slip != nil && slip == member(like: name)?.name.text
  }

  /// The members that any item may have, which are no slips.
  static let commonNames = ["type", "fallback", "lang", "dir"]
}

extension String {
  /// The text as a message quotes it: of a long one the beginning, and `…`.
  package var clipped: String { clipped(to: 80) }

  /// At most as many scalars, and then `…` if there are more.
  package func clipped(to count: Int) -> String {
    guard utf8.count > count else { return self }
    let scalars = unicodeScalars
    guard let end = scalars.index(scalars.startIndex, offsetBy: count, limitedBy: scalars.endIndex),
      end < scalars.endIndex
    else { return self }
    return self[..<end] + "…"
  }
}

/// How many diagnostics of each code are made; beyond that number, they are only counted.
///
/// A diagnostic that is only counted needs neither words nor a place. Those that are made include
/// the first of each code in the order of the content.
package struct DiagnosticQuota: Sendable {
  /// No limit.
  package static let unlimited = Self(limit: .max)

  private struct Use {
    let code: Diagnostic.Code
    var count: Int
    /// The largest end of their ranges in the current entry; the minimum if they are all in earlier
    /// entries.
    var end: Int
  }

  private let limit: Int
  private var uses: [Use]
  /// The diagnostics that were only counted.
  package private(set) var omissions = FaultCounts()

  /// A number of diagnostics for each code, except for those that are only counted from the start.
  package init(limit: Int, exhausted codes: [Diagnostic.Code] = []) {
    self.limit = limit
    uses = codes.map { Use(code: $0, count: limit, end: .min) }
  }

  /// Continues with the next entry.
  mutating func beginEntry() { for index in uses.indices { uses[index].end = .min } }

  /// Whether to make a diagnostic about a stretch of the entry; if not, it is counted.
  mutating func allows(
    _ code: Diagnostic.Code,
    _ severity: Diagnostic.Severity,
    in range: @autoclosure () -> Range<Int>
  ) -> Bool {
    guard limit < .max else { return true }
    guard let index = uses.firstIndex(where: { $0.code == code }) else {
      uses.append(Use(code: code, count: 1, end: range().upperBound))
      return true
    }
    if uses[index].count < limit {
      uses[index].count += 1
      uses[index].end = max(uses[index].end, range().upperBound)
      return true
    }
    if uses[index].end > .min, range().lowerBound < uses[index].end { return true }
    omissions.add(code, severity)
    return false
  }
}

/// How many faults there are of each severity and of each code.
package struct FaultCounts: Sendable {
  package private(set) var severities: [Diagnostic.Severity: Int] = [:]
  /// The number of faults of each code, in the order in which the codes first occurred.
  package private(set) var codes: [(code: Diagnostic.Code, count: Int)] = []

  /// No faults.
  package init() {
    // There are none yet.
  }

  /// Counts a fault, and returns how many of its code there are now.
  @discardableResult
  package mutating func add(_ code: Diagnostic.Code, _ severity: Diagnostic.Severity) -> Int {
    severities[severity, default: 0] += 1
    return add(1, of: code)
  }

  /// Adds other counts.
  package mutating func add(_ others: Self) {
    severities.merge(others.severities, uniquingKeysWith: +)
    for (code, count) in others.codes { add(count, of: code) }
  }

  @discardableResult
  private mutating func add(_ count: Int, of code: Diagnostic.Code) -> Int {
    guard let index = codes.firstIndex(where: { $0.code == code }) else {
      codes.append((code, count))
      return count
    }
    codes[index].count += count
    return codes[index].count
  }
}
