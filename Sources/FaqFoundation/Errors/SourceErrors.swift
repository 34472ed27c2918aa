import FaqService
import FaqSources
import Foundation

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
  public var errorDescription: String? { message }
}
