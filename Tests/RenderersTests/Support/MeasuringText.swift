@testable import Renderers

extension TextWidth {
  static func of(_ text: String) -> Int { Cluster.all(of: text).width }
}
