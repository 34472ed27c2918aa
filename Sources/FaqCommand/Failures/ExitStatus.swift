/// The exit status of a program.
enum ExitStatus: Int32, CaseIterable, Sendable {
  case done = 0
  case notFound = 1
  case usage = 2
  case malformed = 65
  /// Fetching failed, and there is no cached copy.
  case unavailable = 69
  case writeFailed = 74
}

extension ExitStatus {
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

extension ExitStatus: Comparable {
  /// Whether a status is less serious than another.
  static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
