import AnimalsAPI
import FaqImport
import FaqService

/// Reads an answer of the server: an entry for each category, sorted by their `order`.
struct CategoryRecogniser: ContentRecogniser {
  func read(_ content: [UInt8]) -> ImportedContent? {
    guard let categories = AnimalsAPI.categories(in: content), !categories.isEmpty else {
      return nil
    }
    return ImportedContent(
      categories.sorted { $0.order < $1.order }.map(\.entry),
      reading: ImportReading("categories of animals", count: categories.count)
    )
  }
}
