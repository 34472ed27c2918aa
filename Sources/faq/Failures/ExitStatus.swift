/// How faq ends, as the shell sees it.
enum ExitStatus: Int32, CaseIterable, Sendable {
  case done = 0
  /// There is no such FAQ, or nothing matches.
  case notFound = 1
  case usage = 2
  case malformed = 65
  /// Fetching failed, and there is no cache.
  case unavailable = 69
  case writeFailed = 74
}

extension ExitStatus {
  /// One line of help.
  var summary: String {
    switch self {
    case .done: "done"
    case .notFound: "there is no such FAQ, or nothing matches"
    case .usage: "the arguments are wrong"
    case .malformed: "the content is malformed"
    case .unavailable: "the content could not be fetched"
    case .writeFailed: "the output could not be written"
    }
  }
}
