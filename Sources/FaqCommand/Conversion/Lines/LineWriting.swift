import Platform
import Renderers

/// Writes converted lines in order, and reports the faults of rejected ones.
struct LineWriting {
  private let session: Session
  private let destination: Destination
  private let rejects: Destination?
  private let rejectsPath: Path?
  private var count = 0
  private var rejectCount = 0
  private var reportCount = 0

  init(session: Session, destination: Destination, rejectsPath: Path?) throws {
    self.session = session
    self.destination = destination
    self.rejectsPath = rejectsPath
    rejects = try rejectsPath.map { try Destination($0, otherwise: session.output) }
  }

  mutating func write(_ converted: ConvertedLines) throws {
    count += converted.count
    rejectCount += converted.rejectCount
    try rejects?.write(converted.rejects)
    for fault in converted.faults.prefix(ConvertedLines.maximumReports - reportCount) {
      session.warn("\(session.sourceName): \(fault)")
      reportCount += 1
    }
    try destination.write(converted.output.bytes)
  }

  /// Ends the output, and reports how many lines were rejected.
  func end() throws -> ExitStatus {
    try rejects?.finish()
    try destination.finish()
    guard rejectCount > 0 else { return .done }
    let listed = reportCount < rejectCount ? "; the first \(reportCount) are listed above" : ""
    let rejects = rejectsPath.map { "they are in \($0)" } ?? "--rejects FILE saves them"
    session.warn(
      "\(session.sourceName): \(rejectCount) of \(count) lines could not be converted\(listed); "
        + "\(rejects)"
    )
    return .malformed
  }

  /// Saves the lines rejected so far, after a failure.
  func abandon() {
    try? rejects?.finish()
  }
}
