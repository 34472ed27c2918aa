/// Stands for a slow web service of cocktails, which fails now and then.
public actor CocktailsAPI {
  /// How often the service fails before it succeeds.
  public enum Failures: Hashable, Sendable {
    /// It always succeeds.
    case never
    /// The first calls fail.
    case count(Int)
  }

  private var remainingFailures: Int
  private let latency: Duration

  /// Creates the service.
  public init(failures: Failures = .never, latency: Duration = .milliseconds(1_500)) {
    remainingFailures =
      switch failures {
      case .never: 0
      case .count(let count): count
      }
    self.latency = latency
  }

  /// All cocktails as a JSON array, in no particular order.
  public func fetchCocktails() async throws(CocktailsAPIError) -> String {
    do {
      try await Task.sleep(for: latency)
    } catch {
      throw .cancelled
    }
    guard remainingFailures == 0 else {
      remainingFailures -= 1
      throw .unavailable
    }
    return cocktailsInJSON
  }
}
