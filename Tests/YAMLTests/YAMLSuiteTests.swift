import Bytes
import Foundation
import Testing
import YAML

@Suite(
  "The cases of yaml-test-suite in the file that YAML_TEST_SUITE names",
  .enabled(if: YAMLCase.file != nil)
)
struct YAMLSuiteTests {
  @Test("Every case with JSON has that JSON, and all but four faults are found")
  func cases() throws {
    let cases = try YAMLCase.all()
    #expect(cases.count == 405)
    for testCase in cases where testCase.json != nil {
      #expect(testCase.hasJSON, "\(testCase.name)")
    }
    #expect(cases.count { $0.json != nil } == 271)
    #expect(cases.count { $0.isFault && $0.documents == nil } == 90)
  }
}

/// A text with the documents that it has.
private struct YAMLCase {
  let name: String
  let text: String
  let json: NSArray?
  let isFault: Bool

  static var file: URL? {
    ProcessInfo.processInfo.environment["YAML_TEST_SUITE"].map { URL(filePath: $0) }
  }

  static func all() throws -> [Self] {
    let data = try Data(contentsOf: #require(file))
    let cases = try #require(JSONSerialization.jsonObject(with: data) as? [[String: Any]])
    return cases.map { members in
      // The file writes a tab as a dash and a tab.
      let text = (members["yaml"] as? String ?? "").replacingOccurrences(
        of: "—+\t",
        with: "\t",
        options: .regularExpression
      )
      return Self(
        name: "\(members["id"] ?? "")",
        text: text,
        json: members["json"] as? NSArray,
        isFault: members["fail"] as? Bool ?? false
      )
    }
  }

  /// The JSON of all documents in a list; nil for a fault.
  var documents: NSArray? {
    guard let yaml = try? YAMLDocuments(Array(text.utf8)) else { return nil }
    let json = yaml.ranges.map { String(copying: yaml.json.span.extracting($0)) }
    let list = Data("[\(json.joined(separator: ","))]".utf8)
    return (try? JSONSerialization.jsonObject(with: list)) as? NSArray
  }

  var hasJSON: Bool { documents == json }
}
