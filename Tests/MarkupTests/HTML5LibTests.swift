import Foundation
import Markup
import Testing

@Suite(
  "The tests of html5lib in the folder that HTML_TOKENIZER_TESTS names",
  .enabled(if: HTML5LibTest.folder != nil)
)
struct HTML5LibTests {
  @Test("Every test has the tokens that it expects; codes of errors are not compared")
  func tokens() throws {
    let tests = try HTML5LibTest.all()
    #expect(tests.count == 6_810)
    for test in tests {
      for state in try test.states() {
        #expect(
          test.tokens(in: state) == test.expectedTokens(),
          "\(test.description) \(test.input.debugDescription) \(state)"
        )
      }
    }
  }
}

/// A file of tests.
private struct HTML5LibFile: Decodable {
  let tests: [HTML5LibTest]?
  let xmlViolationTests: [HTML5LibTest]?
}

/// A test with its input and the tokens that it expects.
private struct HTML5LibTest: Decodable {
  let description: String
  let input: String
  let output: [[Value]]
  let initialStates: [String]?
  let lastStartTag: String?
  let doubleEscaped: Value?
  /// Whether the tokens go into XML, which has fewer characters.
  private var isForXML = false

  private enum CodingKeys: String, CodingKey {
    case description, input, output, initialStates, lastStartTag, doubleEscaped
  }

  static var folder: URL? {
    ProcessInfo.processInfo.environment["HTML_TOKENIZER_TESTS"].map { URL(filePath: $0) }
  }

  static func all() throws -> [Self] {
    let folder = try #require(folder)
    let files = try FileManager.default.contentsOfDirectory(
      at: folder,
      includingPropertiesForKeys: nil
    )
    return try files.filter { $0.pathExtension == "test" }.flatMap { file in
      let content = try JSONDecoder().decode(HTML5LibFile.self, from: Data(contentsOf: file))
      let violations = (content.xmlViolationTests ?? []).map { test in
        var test = test
        test.isForXML = true
        return test
      }
      return (content.tests ?? []) + violations
    }
  }

  func states() throws -> [HTMLTextState] {
    try (initialStates ?? ["Data state"]).map { name in
      switch name {
      case "Data state": .data
      case "RCDATA state": .rcdata
      case "RAWTEXT state": .rawtext
      case "Script data state": .scriptData
      case "PLAINTEXT state": .plaintext
      case "CDATA section state": .cdataSection
      default: throw UnknownState(name: name)
      }
    }
  }

  func tokens(in state: HTMLTextState) -> [[Value]] {
    var tokenizer = HTMLTokenizer(
      unescaped(input),
      state: state,
      lastStartTag: lastStartTag ?? ""
    )
    return tokenizer.all().map(value(of:))
  }

  func expectedTokens() -> [[Value]] {
    output.map { token in
      // What comments and document types say is not read.
      let isShown = ![.text("Comment"), .text("DOCTYPE")].contains(token.first)
      return (isShown ? token : [token[0]]).map { value in
        switch value {
        case .text(let text): .text(unescaped(text))
        case .attributes(let attributes):
          .attributes(
            Dictionary(attributes.map { (unescaped($0), unescaped($1)) }) { first, _ in first }
          )
        case .flag, .missing: value
        }
      }
    }
  }
}

private extension HTML5LibTest {
  /// A part of a token as the tests write it.
  enum Value: Decodable, Equatable {
    case text(String)
    case attributes([String: String])
    case flag(Bool)
    case missing

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if container.decodeNil() {
        self = .missing
      } else if let flag = try? container.decode(Bool.self) {
        self = .flag(flag)
      } else if let text = try? container.decode(String.self) {
        self = .text(text)
      } else {
        self = .attributes(try container.decode([String: String].self))
      }
    }
  }

  struct UnknownState: Error {
    let name: String
  }

  func value(of token: HTMLToken) -> [Value] {
    switch token {
    case .text(let text): [.text("Character"), .text(coerced(text))]
    case .comment: [.text("Comment")]
    case .endTag(let name): [.text("EndTag"), .text(name)]
    case .startTag(let tag):
      [
        .text("StartTag"), .text(tag.name),
        .attributes(Dictionary(tag.attributes.map { ($0.name, $0.value) }) { first, _ in first }),
      ] + (tag.isSelfClosing ? [.flag(true)] : [])
    case .doctype: [.text("DOCTYPE")]
    }
  }

  /// The text with what XML has in the place of characters that it lacks.
  func coerced(_ text: String) -> String {
    guard isForXML else { return text }
    return text.replacing("\u{FFFF}", with: "\u{FFFD}").replacing("\u{C}", with: " ")
  }

  /// The text with `\uHHHH` resolved; surrogates that are alone are U+FFFD, as in any string.
  func unescaped(_ text: String) -> String {
    guard doubleEscaped == .flag(true) else { return text }
    var units: [UInt16] = []
    var rest = text[...]
    while let start = rest.firstRange(of: "\\u") {
      units.append(contentsOf: rest[..<start.lowerBound].utf16)
      rest = rest[start.upperBound...]
      units.append(UInt16(rest.prefix(4), radix: 16) ?? 0xFFFD)
      rest = rest.dropFirst(4)
    }
    return String(decoding: units + rest.utf16, as: UTF16.self)
  }
}
