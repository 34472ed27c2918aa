/// Why there are no cocktails.
public enum CocktailsAPIError: Error, Hashable, Sendable {
  /// The service does not answer at the moment.
  case unavailable
  /// The task that asked was cancelled.
  case cancelled
}
