import FaqService
import FaqSources
import Platform

/// An error that ends the program, described for the user.
public struct Failure: Error, Equatable, CustomStringConvertible {
  let status: CommandStatus
  /// The problem, in one line without a full stop.
  let message: Message
  /// The remedy, as a sentence.
  let hint: Message?

  /// The problem, without the hint.
  public var description: String { message.description }

  /// Describes an error.
  ///
  /// - Parameters:
  ///   - status: The exit status of the program.
  ///   - message: The problem, in one line without a full stop.
  ///   - hint: The remedy, as a sentence.
  public init(_ status: CommandStatus, _ message: Message, hint: Message? = nil) {
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
    guard error.code != .simulated else {
      let hint: Message = "Without --simulate-failure nothing is wrong."
      self.init(.unavailable, "\(error.source): simulated failure", hint: hint)
      return
    }
    let isContent = error.code == .malformed || error.code == .tooLarge
    self.init(
      isContent ? .malformed : .unavailable,
      Message(verbatim: error.description),
      hint: error.hint.map { Message(verbatim: $0) }
    )
  }

  /// A file that could not be written.
  init(_ error: FileFailure) {
    self.init(.writeFailed, "writing to \(error.path) failed: \(error.reason.message)")
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

/// Invalid arguments, described for the person who typed them.
public struct UsageError: Error, Equatable, CustomStringConvertible {
  /// The problem, in one line without a full stop.
  let message: Message
  /// The correction, as a sentence.
  let hint: Message

  /// The problem, without the hint.
  public var description: String { message.description }

  /// Describes an error.
  ///
  /// - Parameters:
  ///   - message: The problem, in one line without a full stop.
  ///   - hint: The correction, as a sentence.
  public init(_ message: Message, hint: Message) {
    self.message = message
    self.hint = hint
  }
}

extension UsageError {
  /// Options that exclude each other: `--links and --offline`.
  static func combination(_ options: String) -> Self {
    Self("\(options) cannot be combined", hint: "Omit one of them.")
  }
}

/// The exit status of a program.
public enum CommandStatus: Int32, CaseIterable, Sendable {
  /// All went well.
  case done = 0
  /// There is no such FAQ, or nothing matches.
  case notFound = 1
  /// The arguments are invalid.
  case usage = 2
  /// The content is malformed.
  case malformed = 65
  /// Fetching failed, and there is no cached copy.
  case unavailable = 69
  /// The output could not be written.
  case writeFailed = 74

  /// The line of help.
  var summary: String {
    switch self {
    case .done: "done"
    case .notFound: "there is no such FAQ, nothing matches, or a file is not formatted"
    case .usage: "the arguments are invalid"
    case .malformed: "the content is malformed"
    case .unavailable: "the content could not be fetched"
    case .writeFailed: "the output could not be written"
    }
  }
}

extension CommandStatus: Comparable {
  /// Whether a status is less serious than another.
  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
