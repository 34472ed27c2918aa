import ContentParser
import FaqService

/// Reads the FAQs with the given numbers, and skips the others.
struct NumberedFaqs {
  private let ranges: [ClosedRange<Int>]

  init(_ ranges: [ClosedRange<Int>]) { self.ranges = ranges }

  /// The FAQs of all ranges by number.
  ///
  /// Throws if a number does not exist.
  func read(_ session: Session) async throws -> [Int: Entry] {
    let last = ranges.map(\.upperBound).max() ?? 0
    return try await session.read { session, reader in
      var entries: [Int: Entry] = [:]
      var number = 0
      while number < last {
        guard let wanted = next(after: number) else { break }
        number += try await reader.skip(wanted - number - 1)
        guard let entry = try await reader.next() else {
          throw missing(wanted, count: number, session)
        }
        number += 1
        entries[number] = entry
      }
      return entries
    }
  }

  /// The smallest requested number that is larger than `number`.
  private func next(after number: Int) -> Int? {
    ranges.filter { $0.upperBound > number }.map { max($0.lowerBound, number + 1) }.min()
  }

  private func missing(_ number: Int, count: Int, _ session: Session) -> Failure {
    let found = count == 0 ? "there are none" : "the last is \(count)"
    return Failure(
      .notFound,
      "there is no FAQ \(number) in \(session.sourceName); \(found)",
      hint: "\(session.environment.program) list shows the numbers."
    )
  }
}
