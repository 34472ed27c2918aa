import FaqService

/// Finds questions and answers in JSON of one shape.
protocol JSONRecogniser: Sendable {
  /// The questions and answers; nil if the content does not have the shape.
  static func read(_ root: RawValue) -> ImportedContent?
}

/// Finds questions and answers in text of one format.
protocol TextRecogniser: Sendable {
  /// The questions and answers; nil if the text does not have the format.
  static func read(_ text: ForeignText) -> ImportedContent?
}
