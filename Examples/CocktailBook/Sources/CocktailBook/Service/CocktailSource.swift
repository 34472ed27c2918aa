import CocktailsAPI
import FaqService

/// The answer of a service as content.
struct CocktailSource: FaqSource {
  let service: any CocktailService
  let name = "the cocktail service"

  func open() async throws(FaqServiceError) -> sending any ByteStream {
    do throws(CocktailsAPIError) {
      return MemorySource(Array(try await service.fetchCocktails().utf8), name: name).open()
    } catch {
      throw FaqServiceError(
        .unavailable,
        source: name,
        reason: error == .cancelled ? "the call was cancelled" : "the service does not answer",
        recovery: .later
      )
    }
  }
}
