import FaqService
import Testing

@testable import FaqCommand

extension JSONMistake {
  static func summary(in content: String) async throws -> String? {
    try await summary(in: MemorySource(Array(content.utf8)))
  }

  /// The mistake on a line: `line:column message → hint`.
  static func summary(in source: MemorySource) async throws -> String? {
    let recent = RecentBytes()
    let stream = try await FaqService(source: ObservedSource(base: source, recent: recent)).stream()
    do throws(FaqServiceError) {
      while try await stream.next() != nil { continue }
      return "no fault"
    } catch {
      recent.noteEntry(at: stream.offset)
      let fault = try #require(error.fault)
      guard let mistake = JSONMistake(fault, in: recent) else { return nil }
      let hint = mistake.hint.map { " → \($0)" } ?? ""
      return "\(mistake.location.line):\(mistake.location.column) \(mistake.message)\(hint)"
    }
  }
}
