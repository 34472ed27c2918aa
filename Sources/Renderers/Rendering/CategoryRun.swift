import ContentParser

/// Consecutive FAQs that have the same category, or that all have none.
public struct CategoryRun: Hashable, Sendable {
  /// The name of the category, if the FAQs have one.
  public let category: String?
  /// The number of the first of the FAQs.
  public let firstNumber: Int
  /// Whether no FAQ stands in front of them in the output.
  public internal(set) var isFirst = false

  /// Whether an FAQ with a category belongs to the run.
  func continues(with category: String?) -> Bool { self.category == category }
}

extension CategoryRun {
  /// What stands above the FAQs: the category as a heading, or a divider behind other categories.
  func lead(level: Int) -> [Node] {
    if let category { return [.heading(level: level, [.text(category)])] }
    return isFirst ? [] : [.divider]
  }
}
