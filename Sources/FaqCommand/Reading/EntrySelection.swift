import ContentParser
import FaqSearch

/// Applies a filter to the FAQs of a source, and remembers which names there are.
struct EntrySelection {
  private let filter: EntryFilter
  private let sourceName: String
  /// The categories without differences of case and accents.
  private let wanted: [[UInt8]]
  private var found: Set<[UInt8]> = []
  private var hasLanguage = false
  private var hasSelected = false
  private var categories = SeenNames()
  private var languages = SeenNames()

  init(_ filter: EntryFilter, from sourceName: String) {
    self.filter = filter
    self.sourceName = sourceName
    wanted = filter.categories.map { Folding.shared.folded($0) }
  }

  /// Whether an FAQ is selected; its language may be that of the object around all FAQs.
  mutating func accepts(_ faq: RawFaq, of origin: Origin) -> Bool {
    guard filter.option != nil else { return true }
    let isInCategory = acceptsCategory(of: faq)
    let isInLanguage = acceptsLanguage(of: faq, from: origin)
    if isInCategory, isInLanguage { hasSelected = true }
    return isInCategory && isInLanguage
  }

  /// Throws if a category that was asked for does not occur, or if no FAQ is selected.
  func expectFound() throws(Failure) {
    guard filter.option != nil else { return }
    for (name, folded) in zip(filter.categories, wanted) where !found.contains(folded) {
      throw failure(
        "there is no category “\(name)” in \(sourceName)",
        categories.hint(for: name, "The categories are") ?? "No FAQ in it names a category."
      )
    }
    guard let language = filter.language, !hasSelected else { return }
    if !hasLanguage, let hint = languages.hint(for: language.text, "The languages are") {
      throw failure("there is no FAQ in the language “\(language.text)” in \(sourceName)", hint)
    }
    guard !filter.categories.isEmpty else { return }
    throw failure(
      "no FAQ in \(sourceName) has both the category and the language",
      "Omit --category or --lang."
    )
  }
}

private extension EntrySelection {
  mutating func acceptsCategory(of faq: RawFaq) -> Bool {
    guard !wanted.isEmpty else { return true }
    guard let category = faq.category else { return false }
    categories.add(category)
    let folded = Folding.shared.folded(category)
    guard wanted.contains(folded) else { return false }
    found.insert(folded)
    return true
  }

  /// An FAQ without a language of its own has that of its source, or else counts as any.
  mutating func acceptsLanguage(of faq: RawFaq, from origin: Origin) -> Bool {
    guard let wanted = filter.language else { return true }
    guard let language = faq["lang"]?.languageTag ?? origin.parser.language else { return true }
    languages.add(language.text)
    guard wanted.includes(language) else { return false }
    hasLanguage = true
    return true
  }

  func failure(_ message: Message, _ hint: Message) -> Failure {
    Failure(.notFound, message, hint: hint)
  }
}

/// The different names in content, as many as are of use in a message.
private struct SeenNames {
  private static let maximumCount = 1_000
  private static let shownCount = 20

  private var names: [String] = []
  private var known: Set<String> = []

  mutating func add(_ name: String) {
    guard names.count < Self.maximumCount, known.insert(name).inserted else { return }
    names.append(name)
  }

  /// The similar name, and those that there are, or nil.
  func hint(for name: String, _ introduction: String) -> Message? {
    guard !names.isEmpty else { return nil }
    let shown = names.prefix(Self.shownCount).map { "“\($0)”" }.joined(separator: ", ")
    let list: Message = "\(introduction) \(shown)\(names.count > Self.shownCount ? ", …" : "")."
    return Spelling.nearest(to: name, among: names)
      .map { nearest -> Message in "Did you mean “\(nearest)”? \(list)" } ?? list
  }
}
