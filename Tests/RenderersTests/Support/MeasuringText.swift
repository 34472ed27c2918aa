@testable import Renderers

extension TextWidth {
  static func of(_ text: String) -> Int { Clusters(of: Array(text.utf8)).width }
}
