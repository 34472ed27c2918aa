import FaqImport
import FaqService

/// Reads an answer of the service: an entry for each cocktail, in alphabetical order.
struct CocktailRecogniser: ContentRecogniser {
  func read(_ content: [UInt8]) -> ImportedContent? {
    guard let elements = try? RawValue(parsing: content).array else { return nil }
    let cocktails = elements.compactMap { element in
      element.object.map { Cocktail($0, at: element.source.startIndex) }
    }
    guard cocktails.contains(where: \.hasName) else { return nil }
    let reading = ImportReading("cocktails", count: cocktails.count, of: Array(elements).count)
    return ImportedContent(cocktails.sorted().map(\.entry), reading: reading)
  }
}
