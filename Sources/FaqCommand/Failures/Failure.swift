import Bytes
import FaqService
import FaqSources

/// An error that ends faq, described for the user.
struct Failure: Error, Equatable {
  let status: ExitStatus
  /// The problem, in one line without a full stop.
  let message: String
  /// The remedy, as a sentence.
  let hint: String?

  init(_ status: ExitStatus, _ message: String, hint: String? = nil) {
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
    self.init(isContent ? .malformed : .unavailable, error.description, hint: error.hint)
  }

  /// Output that could not be written; nil for a closed pipe, which is not a failure.
  init?(_ error: WriteError) {
    switch error {
    case .closedPipe: return nil
    case .failed(let stream, let reason):
      self.init(.writeFailed, "writing to \(stream.name) failed: \(reason.message)")
    }
  }
}

extension Failure {
  /// The program's name and the message, then the hint; each is a single line of limited length.
  func report(by program: String, sanitizedBy sanitize: (String) -> String) -> String {
    let lines = [Self.warning(message, from: program, sanitizedBy: sanitize)]
    return (lines + (hint.map { [Self.line($0, sanitize)] } ?? [])).joined()
  }

  /// A line that is not a failure: `faq: the pager 'mroe' could not be started: …`.
  static func warning(
    _ message: String,
    from program: String,
    sanitizedBy sanitize: (String) -> String
  ) -> String {
    line("\(program): \(message)", sanitize)
  }

  private static func line(_ text: String, _ sanitize: (String) -> String) -> String {
    let line = text.lines.joined(separator: " ")
    let clipped = line.count > 600 ? line.prefix(600) + "…" : line[...]
    return sanitize(String(clipped)) + "\n"
  }
}
