import FaqService

/// What a server of animal facts answers: an array of categories.
///
/// ```json
/// [{"title":"Cats","description":"…","image":"cat","order":1,"status":"free",
///   "content":[{"fact":"Cats cannot taste sweetness.","image":"cat-amazed"}]}]
/// ```
public enum AnimalsAPI {
  /// The categories of an answer in its order; nil if it is no array of categories.
  public static func categories(in answer: [UInt8]) -> [AnimalCategory]? {
    guard let elements = try? RawValue(parsing: answer).array else { return nil }
    var categories: [AnimalCategory] = []
    for element in elements {
      guard let category = element.object.flatMap(AnimalCategory.init) else { return nil }
      categories.append(category)
    }
    return categories
  }
}
