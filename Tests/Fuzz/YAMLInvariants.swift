import Bytes
import FaqService
import YAML

/// Checks what must hold for all text that may be YAML.
struct YAMLInvariants {
  private let text: [UInt8]

  init(of text: [UInt8]) { self.text = text }

  func check() throws(Violation) {
    let yaml: YAMLDocuments
    do throws(YAMLFault) {
      yaml = try YAMLDocuments(text)
    } catch {
      try Violation.unless(
        (0...text.count).contains(error.offset) && !error.reason.isEmpty,
        "the fault is at \(error.offset), outside of the text"
      )
      return
    }
    guard String(validating: text, as: Unicode.UTF8.self) != nil else { return }
    for range in yaml.ranges {
      let document = Array(yaml.json[range].drop { $0 == 0x20 })
      let list = Array("[".utf8) + document + Array("]".utf8)
      try Violation.unless(
        (try? RawValue(parsing: list)) != nil,
        "a document becomes \(String(decoding: document, as: Unicode.UTF8.self)), no JSON"
      )
      try Violation.unless(
        (0...text.count).contains(yaml.map.origin(of: range.lowerBound)),
        "a document begins after the end of the text"
      )
    }
  }
}
