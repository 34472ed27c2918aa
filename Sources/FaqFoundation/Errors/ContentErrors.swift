import ContentParser
import FaqService
import Foundation

extension RawReadingError: LocalizedError {
  /// What is wrong, and where.
  public var errorDescription: String? { description }
  /// How to mend it.
  public var recoverySuggestion: String? { FaqServiceError.malformed(self, source: "").hint }
}

extension BlockError: LocalizedError {
  /// What is wrong.
  public var errorDescription: String? { message }
  /// How to mend it.
  public var recoverySuggestion: String? { hint }
}

extension AddressError: LocalizedError {
  /// What is wrong.
  public var errorDescription: String? { "The address \(message)" }
  /// How to mend it.
  public var recoverySuggestion: String? { hint }
}

extension DuplicateBlockType: LocalizedError {
  /// Which types have one name.
  public var errorDescription: String? { description }
}

extension Document.Refusal: LocalizedError {
  /// Why the document is refused.
  public var errorDescription: String? { description }
}
