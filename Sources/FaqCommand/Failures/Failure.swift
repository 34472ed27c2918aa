import FaqService
import FaqSources
import Platform

/// An error that ends faq, described for the user.
struct Failure: Error, Equatable {
  let status: ExitStatus
  /// The problem, in one line without a full stop.
  let message: Message
  /// The remedy, as a sentence.
  let hint: Message?

  init(_ status: ExitStatus, _ message: Message, hint: Message? = nil) {
    self.status = status
    self.message = message
    self.hint = hint
  }
}

extension Failure {
  /// Invalid arguments.
  init(_ error: UsageError) { self.init(.usage, error.message, hint: error.hint) }

  /// Content that could not be fetched or read.
  init(_ error: FaqServiceError) {
    let isContent = error.code == .malformed || error.code == .tooLarge
    self.init(
      isContent ? .malformed : .unavailable,
      Message(verbatim: error.description),
      hint: error.hint.map { Message(verbatim: $0) }
    )
  }

  /// Output that could not be written; nil for a closed pipe, which is not a failure.
  init?(_ error: WriteError) {
    switch error {
    case .closedPipe: return nil
    case .failed(let stream, let reason):
      self.init(.writeFailed, "writing to \(stream.name) failed: \(reason.message)")
    }
  }

  /// Any error that ends a run; nil for a closed pipe.
  init?(reporting error: any Error) {
    switch error {
    case let error as WriteError: self.init(error)
    case let error as UsageError: self.init(error)
    case let error as FileFailure: self.init(error)
    case let error as FaqServiceError: self.init(error)
    case let failure as Self: self = failure
    default: self.init(.unavailable, "\(error)")
    }
  }
}
