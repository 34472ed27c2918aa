import ContentParser
import FaqService
import Testing

/// A block under contract: the content of one FAQ, and the words of it that each policy shows.
///
/// Every renderer renders each block of the list under every policy.
struct ContractBlock: Sendable, CustomTestStringConvertible {
  let name: String
  let content: String
  /// The words that every policy shows.
  var always = ""
  /// The words of an item that is no block: `show` and `text` show them, `drop` does not.
  var unknown = ""
  /// The same of an item within a container.
  var inner = ""
  /// The words of the notice that `show` writes before such an item.
  var notice = ""
  /// Whether the policy `fail` refuses the document.
  var isRefused = false

  var testDescription: String { name }

  init(
    _ name: String,
    _ items: String,
    always: String = "",
    unknown: String = "",
    inner: String = "",
    notice: String = "",
    isRefused: Bool = false
  ) {
    self.name = name
    content = items.hasPrefix("{\"elements\"") ? items : #"[{"elements":[\#(items)]}]"#
    self.always = always
    self.unknown = unknown
    self.inner = inner
    self.notice = notice
    self.isRefused = isRefused
  }

  /// The words that a reader sees, in this order.
  func words(under policy: UnknownPolicy) throws -> [String] {
    switch policy {
    case .show where inner.isEmpty: return [notice, unknown, always].words
    case .show: return [always, notice, inner].words
    case .text: return [unknown, always, inner].words
    case .drop: return always.words
    case .fail:
      let document = try document(under: policy)
      guard let refusal = document.refusal, document.raw.fault == nil else {
        return try words(under: .show)
      }
      return "This FAQ is refused: \(refusal)".words
    }
  }

  /// The words that a reader does not see.
  func hiddenWords(under policy: UnknownPolicy) throws -> Set<String> {
    Set([notice, unknown, always, inner].words).subtracting(try words(under: policy))
  }

  /// The last document of the content: that of the block.
  func document(under policy: UnknownPolicy) throws -> Document {
    let faq = try #require(try [RawFaq].reading(content).last)
    return try parser(under: policy).parse(faq)
  }

  /// A parser that knows the types of the contract's blocks.
  func parser(under policy: UnknownPolicy) throws -> ContentParser {
    ContentParser(
      registry: try .standard.adding([Recipe.self, Panel.self]),
      unknownPolicy: policy
    )
  }
}
