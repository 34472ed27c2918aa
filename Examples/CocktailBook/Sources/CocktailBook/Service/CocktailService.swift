import CocktailsAPI

/// Where cocktails come from: the service, or one that a test makes up.
public protocol CocktailService: Sendable {
  /// All cocktails as a JSON array.
  func fetchCocktails() async throws(CocktailsAPIError) -> String
}

extension CocktailsAPI: CocktailService {}
