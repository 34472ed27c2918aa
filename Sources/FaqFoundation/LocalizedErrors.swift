import ContentParser
import FaqSources
import Foundation

extension RawReadingError: LocalizedError {
  /// What is wrong, and where.
  public var errorDescription: String? { description }
  /// How to fix it.
  public var recoverySuggestion: String? { FaqServiceError.malformed(self, source: "").hint }
}

extension BlockError: LocalizedError {
  /// What is wrong.
  public var errorDescription: String? { description }
  /// How to fix it.
  public var recoverySuggestion: String? { hint }
}

extension AddressError: LocalizedError {
  /// What is wrong.
  public var errorDescription: String? { description }
  /// How to fix it.
  public var recoverySuggestion: String? { hint }
}

extension DuplicateBlockType: LocalizedError {
  /// Which types have the same name.
  public var errorDescription: String? { description }
}

extension Document.Refusal: LocalizedError {
  /// Why the document is refused.
  public var errorDescription: String? { description }
}

extension FaqServiceError: LocalizedError {
  /// What happened to which source.
  public var errorDescription: String? { description }
  /// What happened, without the source.
  public var failureReason: String? { reason }
  /// What to do about it.
  public var recoverySuggestion: String? { hint }
}

extension HTTPAddressError: LocalizedError {
  /// What is wrong, without the address.
  public var errorDescription: String? { description }
}

extension HTTPHeaderError: LocalizedError {
  /// What is wrong, without the value.
  public var errorDescription: String? { description }
}

extension FileSystemError: LocalizedError {
  /// What the file system says.
  public var errorDescription: String? { description }
}
