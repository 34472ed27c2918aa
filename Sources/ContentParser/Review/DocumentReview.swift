import Bytes
import FaqService

extension Document {
  /// All faults, and what its author should look at again, in the order of the content.
  ///
  /// Beyond the `diagnostics`, these are warnings about content that is valid, but hardly meant:
  /// an empty title, a title that is not first, a missing answer, markup in plain text, characters
  /// that are not shown.
  public func review() -> [Diagnostic] {
    var diagnosing = DocumentDiagnosing()
    return diagnosing.diagnostics(of: self, withReview: true)
  }
}

extension DocumentDiagnosing {
  mutating func review(_ document: Document) {
    guard document.raw.fault == nil else { return }
    reviewOrder(of: document.blocks.elements)
    review(document.blocks.elements)
    if document.raw.source.span.mayHideCharacters {
      for item in document.raw.items { reviewCharacters(in: item.value, of: item) }
    }
  }
}

private extension DocumentDiagnosing {
  mutating func reviewOrder(of blocks: [StoredBlock]) {
    var title: RawItem?
    var hasOthers = false
    let blocks = blocks.span
    for index in blocks.indices {
      if !blocks[index].isTitle {
        hasOthers = true
      } else if title == nil {
        let item = blocks[index].raw
        title = item
        if hasOthers { diagnose(.lateTitle, .warning, in: item) }
      }
    }
    if let title, !hasOthers { diagnose(.missingAnswer, .warning, in: title) }
  }

  mutating func review(_ blocks: [StoredBlock]) {
    let blocks = blocks.span
    for index in blocks.indices { blocks[index].review(by: &self) }
  }

  mutating func review(_ block: any Block) {
    if let body = block.bodyBlock {
      body.text.withUTF8Bytes { text in
        if body.format == .plain || text.isBlank { review(body: text, of: body.raw) }
      }
    } else if let title = block.title {
      title.text.withUTF8Bytes { review(title: $0, of: title.raw) }
    } else if let button = block.button {
      button.text.withUTF8Bytes { review(label: $0, of: button.raw) }
    }
    review(block.children.elements)
  }

  mutating func review(title: Span<UInt8>, of item: RawItem) {
    guard title.isBlank else { return }
    diagnose(.emptyTitle, .warning, in: item, .empty(.emptyTitle, "this title is empty"))
  }

  mutating func review(label: Span<UInt8>, of item: RawItem) {
    guard label.isBlank else { return }
    diagnose(.emptyLabel, .warning, in: item, .empty(.emptyLabel, "this button has no label"))
  }

  /// Reviews the text of a body without a format.
  mutating func review(body: Span<UInt8>, of item: RawItem) {
    if body.isBlank {
      diagnose(.emptyBody, .warning, in: item, .empty(.emptyBody, "this body is empty"))
    } else if let markup = SuspectedMarkup(in: body) {
      diagnose(.markupInText, .warning, in: item, .markup(markup, in: body))
    }
  }
}

private extension StoredBlock {
  func review(by diagnosing: inout DocumentDiagnosing) {
    switch self {
    case .title(let read): read.text.withUTF8 { diagnosing.review(title: $0, of: read.item) }
    case .plainBody(let read): read.text.withUTF8 { diagnosing.review(body: $0, of: read.item) }
    case .button(let read, _): read.text.withUTF8 { diagnosing.review(label: $0, of: read.item) }
    case .made(let block): diagnosing.review(block)
    }
  }
}

private extension BlockError {
  static let lateTitle = Self(
    .lateTitle,
    message: "the title is not the first item of this FAQ",
    hint: "Move it to the start of `elements`."
  )

  static let missingAnswer = Self(
    .missingAnswer,
    message: "this FAQ has a title, but no answer",
    hint: #"Add {"type": "body", "text": "…"} behind it."#
  )

  static func empty(_ code: Diagnostic.Code, _ message: String) -> Self {
    Self(code, at: .member("text"), message: message, hint: "Write a text, or remove the item.")
  }

  static func markup(_ markup: SuspectedMarkup, in text: Span<UInt8>) -> Self {
    let (excerpt, language) = (markup.excerpt(of: text), markup.language)
    return Self(
      .markupInText,
      at: .member("text"),
      message: "`\(excerpt)` looks like \(language.rawValue), but a body is plain text",
      hint: language.hint
    )
  }
}

private extension SuspectedMarkup.Language {
  var hint: String {
    switch self {
    case .html: Self.htmlHint
    case .markdown: Self.markdownHint
    }
  }

  static let htmlHint = hint(for: .html)
  static let markdownHint = hint(for: .markdown)

  static func hint(for format: BodyBlock.Format) -> String {
    #"Readers see it as it is written here, unless you add "format": "\#(format.rawValue)"."#
  }
}
