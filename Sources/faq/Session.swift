import ContentParser
import FaqService
import Renderers

/// What a command works with: everything is decided, nothing is done yet.
struct Session {
  let options: Options
  let environment: Environment
  let loader: ContentLoader
  let parser: ContentParser
  let style: OutputStyle
  let output: any Output
  private(set) var errors: any Output

  /// The source as messages name it.
  var sourceName: String { loader.source.name }

  /// The same, with what is no data going elsewhere.
  func reporting(to errors: any Output) -> Self {
    var session = self
    session.errors = errors
    return session
  }

  /// Writes what a buffer holds, once it is worth a system call, or at the end in any case.
  func flush(_ buffer: inout OutputBuffer, atLeast count: Int = 0) throws {
    guard !buffer.bytes.isEmpty, buffer.bytes.count >= count else { return }
    try output.write(buffer.take())
  }

  /// Says something on standard error that is no failure.
  func warn(_ message: String) {
    try? errors.write(Failure.warning(message) { $0.sanitised })
  }

  /// Reports the entries that could not be read, and what that makes of the status.
  func reportFault(of faq: RawFaq, status: inout ExitStatus) {
    if let fault = faq.fault { report(fault, status: &status) }
  }

  /// Reports what is wrong with an entry.
  func report(_ fault: RawReadingError, status: inout ExitStatus) {
    warn("\(sourceName): \(fault)")
    status = .malformed
  }

  /// The failure of a document that the unknown policy `fail` refuses.
  func failure(_ refusal: Document.Refusal) -> Failure {
    Failure(
      .malformed,
      "\(sourceName): \(refusal)",
      hint: "Unknown types are an error because of --unknown fail; faq check lists them all."
    )
  }
}
