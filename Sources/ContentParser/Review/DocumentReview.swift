import Bytes
import FaqService

extension Document {
  /// All faults, and what its author should look at again, in the order of the content.
  ///
  /// Beyond the `diagnostics`, these are warnings about content that is valid, but hardly meant:
  /// an empty title, a title that is not first, a missing answer, markup in plain text, characters
  /// that are not shown.
  public func review() -> [Diagnostic] {
    DocumentDiagnosing.diagnostics(of: self, withReview: true)
  }
}

extension DocumentDiagnosing {
  mutating func review(_ document: Document) {
    guard document.raw.fault == nil else { return }
    reviewOrder(of: document.blocks.elements)
    for block in document.blocks.elements { review(block) }
    if document.raw.source.span.mayHideCharacters {
      for item in document.raw.items { reviewCharacters(in: item.value, of: item) }
    }
  }
}

private extension DocumentDiagnosing {
  mutating func reviewOrder(of blocks: [StoredBlock]) {
    var title: RawItem?
    var hasOthers = false
    for block in blocks {
      if !block.isTitle {
        hasOthers = true
      } else if title == nil {
        title = block.raw
        if hasOthers { diagnose(.lateTitle, .warning, in: block.raw) }
      }
    }
    if let title, !hasOthers { diagnose(.missingAnswer, .warning, in: title) }
  }

  mutating func review(_ block: StoredBlock) {
    if let error = BlockError.review(of: block) { diagnose(error, .warning, in: block.raw) }
    if case .made(let block) = block {
      for child in block.children.elements { review(child) }
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

  /// The warning about the text of a standard block.
  static func review(of block: StoredBlock) -> Self? {
    switch block {
    case .title(let read): review(title: read.text.text)
    case .plainBody(let read): review(body: read.text.text, .plain)
    case .made(let block): review(of: block)
    }
  }

  private static func review(title: String) -> Self? {
    title.isBlank ? .empty(.emptyTitle, "this title is empty") : nil
  }

  private static func review(body: String, _ format: BodyBlock.Format) -> Self? {
    if body.isBlank { return .empty(.emptyBody, "this body is empty") }
    guard format == .plain else { return nil }
    return SuspectedMarkup(in: body).map { .markup($0) }
  }

  private static func review(of block: any Block) -> Self? {
    if let body = block.bodyBlock { return review(body: body.text, body.format) }
    if let title = block.title { return review(title: title.text) }
    if let button = block.button, button.text.isBlank {
      return .empty(.emptyLabel, "this button has no label")
    }
    return nil
  }

  static func empty(_ code: Diagnostic.Code, _ message: String) -> Self {
    Self(code, at: .member("text"), message: message, hint: "Write a text, or remove the item.")
  }

  static func markup(_ markup: SuspectedMarkup) -> Self {
    Self(
      .markupInText,
      at: .member("text"),
      message:
        "`\(markup.excerpt)` looks like \(markup.language.rawValue), but a body is plain text",
      hint: markup.language.hint
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
