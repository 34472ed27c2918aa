/// What the entries of a collection are called: in headings, pages and messages.
///
/// ```swift
/// EntryNames(singular: "cocktail", plural: "cocktails", overview: "Cocktails")
/// ```
public struct EntryNames: Hashable, Sendable {
  /// One entry: `cocktail`.
  public let singular: String
  /// Several entries: `cocktails`.
  public let plural: String
  /// The heading above the rows of an overview.
  public let overview: String
  /// The heading of a page of several entries.
  public let page: String
  /// Whether entries are questions with answers; if so, pages tell search engines.
  public let areQuestions: Bool

  /// Names entries.
  ///
  /// - Parameters:
  ///   - singular: One entry, as it stands within a sentence: `cocktail`.
  ///   - plural: Several entries, or none: `cocktails`.
  ///   - overview: The heading above the rows of an overview.
  ///   - page: The heading of a page of several entries; by default that of the overview.
  ///   - areQuestions: Whether entries are questions with answers; pages then have data for search
  ///     engines.
  public init(
    singular: String,
    plural: String,
    overview: String,
    page: String? = nil,
    areQuestions: Bool = false
  ) {
    self.singular = singular
    self.plural = plural
    self.overview = overview
    self.page = page ?? overview
    self.areQuestions = areQuestions
  }

  /// Questions and answers.
  public static let faqs = Self(
    singular: "FAQ",
    plural: "FAQs",
    overview: "FAQ Overview",
    page: "FAQ",
    areQuestions: true
  )

  /// A number with its noun: `1 FAQ`, `12 FAQs`.
  public func counted(_ number: Int) -> String { "\(number) \(number == 1 ? singular : plural)" }
}
