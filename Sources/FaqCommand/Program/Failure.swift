import ContentParser
import FaqSources
import Platform
import Synchronization

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

/// The FAQs of a run that could not be read: the first of them in full, and how many there are.
final class FaultReport: Sendable {
  /// How many faults are reported in full.
  private static let maximumCount = 100

  private struct State {
    var failures: [Failure] = []
    var count = 0
    /// The offset of the last fault in each source, which may be read more than once.
    var ends: [String: Int] = [:]
    /// The sources and the offsets of the first faults, which may be in any order.
    var places: Set<[String: Int]> = []
  }

  private let state = Mutex(State())

  var isEmpty: Bool { state.withLock(\.failures.isEmpty) }

  /// The faults, and how many there are if only some are among them.
  var failures: [Failure] {
    let (failures, count) = state.withLock { ($0.failures, $0.count) }
    guard count > failures.count else { return failures }
    let listed: Message = "the first \(failures.count) are listed above"
    return failures + [Failure(.malformed, "\(count) FAQs could not be read; \(listed)")]
  }

  /// Adds a fault, unless the source is read again.
  func add(_ fault: RawReadingError, of source: String, _ failure: () -> Failure) {
    state.withLock {
      let (offset, end) = (fault.location.offset, $0.ends[source] ?? -1)
      let isListed = $0.count < Self.maximumCount
      guard offset > end || isListed && !$0.places.contains([source: offset]) else { return }
      $0.ends[source] = max(offset, end)
      $0.count += 1
      guard isListed else { return }
      $0.places.insert([source: offset])
      $0.failures.append(failure())
    }
  }

  /// Adds those of some FAQs that could not be read.
  func add(_ entries: ArraySlice<Entry>) {
    let entries = entries.span
    for index in entries.indices {
      guard let fault = entries[index].faq.fault else { continue }
      let (name, faq) = (entries[index].origin.name, entries[index].faq)
      add(fault, of: name) { Failure(.malformed, "\(name): \(Self.explanation(of: faq, fault))") }
    }
  }

  /// The usual mistake that caused the fault, if there is one, and otherwise the fault.
  private static func explanation(of faq: RawFaq, _ fault: RawReadingError) -> String {
    guard let mistake = JSONMistake(inLineOf: faq) else { return "\(fault)" }
    return "\(mistake.location): \(Diagnostic(.unreadable, mistake).advice)"
  }
}

extension RawFaq {
  /// Whether the FAQ has no title because it is written in another shape.
  func isForeign(_ title: String?) -> Bool { title == nil && ForeignShape(of: self) != nil }
}

extension Session {
  /// Tells the author of FAQs in another shape where to find help, if there are any.
  func warn(ofForeign count: Int) {
    guard count > 0 else { return }
    let (verb, them) = count == 1 ? ("is", "it") : ("are", "them")
    let fault: Message = "\(Message.faqs(count)) in \(sourceName) \(verb) written in another shape"
    warn("\(fault); \(environment.program) check shows how to write \(them)")
  }
}
