import FaqService
import FaqSources

/// Why faq ends without having done what was asked.
struct Failure: Error, Equatable {
  let status: ExitStatus
  /// What went wrong, in one line without a full stop.
  let message: String
  /// How to fix it, as a sentence.
  let hint: String?

  init(_ status: ExitStatus, _ message: String, hint: String? = nil) {
    self.status = status
    self.message = message
    self.hint = hint
  }
}

extension Failure {
  /// The arguments are wrong.
  init(_ error: UsageError) { self.init(.usage, error.message, hint: error.hint) }

  /// The content could not be had.
  init(_ error: FaqServiceError) {
    let isContent = error.code == .malformed || error.code == .tooLarge
    self.init(isContent ? .malformed : .unavailable, error.description, hint: error.hint)
  }

  /// The output could not be written; nil if its reader has seen enough, which is no failure.
  init?(_ error: WriteError) {
    switch error {
    case .closedPipe: return nil
    case .failed(let stream, let reason):
      self.init(.writeFailed, "writing to \(stream.name) failed: \(reason.message)")
    }
  }
}

extension Failure {
  /// A message and its hint: `faq: …`, each one line, and together less than a screen.
  func report(sanitizedBy sanitize: (String) -> String) -> String {
    let lines = [Self.warning(message, sanitizedBy: sanitize)]
    return (lines + (hint.map { [Self.line($0, sanitize)] } ?? [])).joined()
  }

  /// The same for what is no failure: `faq: the pager "mroe" was not started: …`.
  static func warning(_ message: String, sanitizedBy sanitize: (String) -> String) -> String {
    line("faq: \(message)", sanitize)
  }

  private static func line(_ text: String, _ sanitize: (String) -> String) -> String {
    let line = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .joined(separator: " ")
    let clipped = line.count > 600 ? line.prefix(600) + "…" : line[...]
    return sanitize(String(clipped)) + "\n"
  }
}
