import ContentParser
import FaqService
import Foundation
import Testing

@testable import FaqCommand

@Suite("The rules that reports explain")
struct CheckRuleTests {
  @Test("Every code in the sources has one rule, and every rule is about such a code")
  func complete() throws {
    let codes = CheckRule.all.map(\.code.rawValue)
    #expect(Set(codes).count == codes.count)
    #expect(Set(codes) == Set(try Self.codesInSources()))
  }

  @Test("A rule is made of sentences", arguments: CheckRule.all)
  func sentences(rule: CheckRule) {
    for text in [rule.summary, rule.remedy] {
      #expect(text.hasSuffix("."))
      #expect(text.first?.isUppercase == true)
    }
  }

  /// The names in extensions of `Diagnostic.Code`, and those of faults that end reading.
  private static func codesInSources() throws -> [String] {
    let codes = try ["ContentParser", "FaqBlocks", "FaqCommand"].flatMap { module in
      try SchemaFiles.sources(of: module).flatMap { source in
        source.components(separatedBy: "\nextension Diagnostic.Code {\n").dropFirst()
          .compactMap { $0.components(separatedBy: "\n}").first }
          .flatMap { $0.matches(of: /: Self = "([a-z-]+)"/).map { String($0.1) } }
      }
    }
    return codes + RawReadingError.Code.allCases.map(\.rawValue)
  }
}
