import CocktailsAPI
import FaqService

/// The cocktails of a service as content, in alphabetical order.
struct CocktailSource: FaqSource {
  let service: any CocktailService
  let name = "the cocktail service"

  func open() async throws(FaqServiceError) -> sending any ByteStream {
    let cocktails = try read(try await fetch())
    let entries = cocktails.sorted().map(\.entry).joined(separator: ",\n")
    return MemorySource(Array("[\(entries)]".utf8), name: name).open()
  }
}

private extension CocktailSource {
  func fetch() async throws(FaqServiceError) -> String {
    do throws(CocktailsAPIError) {
      return try await service.fetchCocktails()
    } catch {
      throw FaqServiceError(
        .unavailable,
        source: name,
        reason: error == .cancelled ? "the call was cancelled" : "the service does not answer",
        recovery: .later
      )
    }
  }

  func read(_ answer: String) throws(FaqServiceError) -> [Cocktail] {
    let answer = "{\"type\":\"answer\",\"cocktails\":\(answer)}"
    do throws(RawReadingError) {
      let cocktails = try RawItem(parsing: answer)["cocktails"]?.array
      return cocktails?.compactMap { $0.object.map(Cocktail.init) } ?? []
    } catch {
      throw .malformed(error, source: name)
    }
  }
}
