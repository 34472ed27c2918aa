import CocktailsAPI
import FaqImport

@testable import CocktailBook

/// Answers at once, with what a test says.
struct FakeService: CocktailService {
  var answer: Result<String, CocktailsAPIError>

  /// A service with cocktails of these names and kinds.
  init(_ cocktails: KeyValuePairs<String, String>) {
    let objects = cocktails.map { name, kind in
      """
      {"id":"\(name)","name":"\(name)","type":"\(kind)","shortDescription":"Short.",\
      "longDescription":"Long.","preparationMinutes":3,"imageName":"coupe-pale",\
      "ingredients":["ice"]}
      """
    }
    answer = .success("[\(objects.joined(separator: ","))]")
  }

  init(answer: String) { self.answer = .success(answer) }

  init(failure: CocktailsAPIError) { answer = .failure(failure) }

  func fetchCocktails() throws(CocktailsAPIError) -> String { try answer.get() }
}

/// What the program makes of the answer of a service.
func entries(of service: some CocktailService) -> ImportingSource<CocktailSource> {
  CocktailSource(service: service).importing(with: [CocktailRecogniser()])
}
