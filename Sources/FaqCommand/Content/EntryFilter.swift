import ContentParser

/// The FAQs that `--category` and `--lang` ask for.
struct EntryFilter: Equatable, Sendable {
  /// The names of categories, one of which an FAQ must have; empty to select FAQs of any.
  var categories: [String] = []
  /// The language that an FAQ must have, or a variant of it; nil to select FAQs of any.
  var language: LanguageTag?

  /// The first option that selects FAQs, if there is one.
  var option: String? {
    if !categories.isEmpty { return "--category" }
    return language == nil ? nil : "--lang"
  }

  /// Throws if FAQs are selected in another way, too.
  func expectNone(beside other: String) throws(UsageError) {
    guard let option else { return }
    throw UsageError("\(option) and \(other) cannot be combined", hint: "Omit one of them.")
  }
}
