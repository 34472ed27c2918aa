/// Why a page cannot be read in the terminal.
enum PageError: Error, Equatable {
  case network(reason: String)
  /// The address leads to something other than a web page, such as a film.
  case noPage
  /// There is no text in the page.
  case noText
}

extension PageError: CustomStringConvertible {
  var description: String {
    switch self {
    case .network(let reason): "The page could not be fetched: \(reason)"
    case .noPage: "That is not a web page. A browser may be able to open it."
    case .noText: "There is no text in the page. A browser may show more."
    }
  }
}
