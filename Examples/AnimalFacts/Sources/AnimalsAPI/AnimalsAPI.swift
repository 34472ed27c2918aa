/// Stands for a server of animal facts, which answers with an array of categories.
///
/// ```json
/// [{"title":"Cats","description":"…","image":"cat","order":1,"status":"free",
///   "content":[{"fact":"Cats cannot taste sweetness.","image":"cat-amazed"}]}]
/// ```
public struct AnimalsAPI: Sendable {
  /// Creates the service.
  public init() {
    // The answer is in the program.
  }

  /// The categories as a JSON array, in no particular order.
  public func fetchCategories() -> String { Self.embeddedAnswer }
}
