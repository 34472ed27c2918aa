import FaqImport
import FaqService

/// Reads an answer of the server: an entry for each category, sorted by their `order`.
struct CategoryRecogniser: ContentRecogniser {
  func read(_ content: [UInt8]) -> ImportedContent? {
    guard let elements = (try? RawValue(parsing: content).array).map(Array.init) else { return nil }
    let categories = elements.compactMap(AnimalCategory.init)
    guard !categories.isEmpty, categories.count == elements.count else { return nil }
    return ImportedContent(
      categories.sorted { $0.order < $1.order }.map(\.entry),
      reading: ImportReading("categories of animals", count: categories.count)
    )
  }
}
