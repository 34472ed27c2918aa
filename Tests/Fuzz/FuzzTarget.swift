import FaqService
import Foundation

/// A part of the package that reads input which anybody may have written, with the rules that hold
/// for all input.
package enum FuzzTarget: String, CaseIterable, Sendable {
  /// JSON as FAQs.
  case reader
  /// FAQs in every format.
  case rendering
  case markdown
  case html
  case yaml
  /// Foreign content as FAQs, and the decision whether content is foreign.
  case importing
  /// What a terminal sends.
  case keys
  /// Files of the cache.
  case cache
  /// A question, and the content that it is about.
  case search
  /// What assistants send.
  case assistants
  /// Text in other encodings than UTF-8.
  case encodings
  /// What is made of the entries of another recogniser.
  case entries

  /// Checks all rules for one input.
  ///
  /// Choices that a rule leaves open depend on the input alone, so that a violation is found again.
  package func check(_ input: [UInt8]) async throws(Violation) {
    var random = SeededGenerator(seed: input.reduce(0) { $0 &* 31 &+ UInt64($1) })
    switch self {
    case .reader:
      try ReaderInvariants(of: input, &random).check(&random)
      try await SkippingInvariants(of: input).check(&random)
    case .rendering: try RenderingInvariants(of: input, &random).check()
    case .markdown: try MarkdownInvariants(of: Self.text(of: input)).check(&random)
    case .html: try HTMLInvariants(of: Self.text(of: input)).check(&random)
    case .yaml: try YAMLInvariants(of: input).check()
    case .importing: try ImportInvariants(of: input).check()
    case .cache: try CacheInvariants(of: input).check(&random)
    case .keys: try InputInvariants(of: input).check(&random)
    case .search: try SearchInvariants(of: input, &random).check()
    case .assistants: try await AssistantInvariants(of: input, &random).check()
    case .encodings: try EncodingInvariants(of: input, &random).check(&random)
    case .entries: try EntryInvariants(of: input).check()
    }
  }

  private static func text(of input: [UInt8]) -> String {
    String(decoding: input, as: Unicode.UTF8.self)
  }
}

/// A violated invariant of the reader.
package struct Violation: Error {
  package let rule: String

  /// Throws unless the rule holds.
  static func unless(_ isKept: Bool, _ rule: @autoclosure () -> String) throws(Self) {
    if !isKept { throw Self(rule: rule()) }
  }
}

/// The target that the variable `FUZZ_TARGET` names.
private let target = ProcessInfo.processInfo.environment["FUZZ_TARGET"]
  .flatMap(FuzzTarget.init)

/// Checks one input for libFuzzer, which calls this function by its name.
///
/// A violation ends the process as a crash does, so that libFuzzer keeps the input.
@_cdecl("LLVMFuzzerTestOneInput")
func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  guard let target else {
    report("FUZZ_TARGET names none of \(FuzzTarget.allCases.map(\.rawValue))")
    exit(2)
  }
  let input = unsafe Array(UnsafeBufferPointer(start: start, count: count))
  let end = DispatchSemaphore(value: 0)
  Task.detached {
    do throws(Violation) {
      try await target.check(input)
    } catch {
      report("\(target) breaks a rule: \(error.rule)")
      abort()
    }
    end.signal()
  }
  end.wait()
  return 0
}

/// Writes a line that is there even if the process ends at once.
private func report(_ line: String) { FileHandle.standardError.write(Data((line + "\n").utf8)) }
