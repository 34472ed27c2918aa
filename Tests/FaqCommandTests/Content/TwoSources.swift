/// A folder with two sources, native JSON and Markdown, of two FAQs each.
struct TwoSources {
  static let native = """
    {"title": "Ours", "faqs": [
      {"elements": [{"type": "title", "text": "Why?"}, {"type": "body", "text": "So."}]},
      {"elements": [{"type": "title", "text": "How?"}, {"type": "button", "text": "Go"}]}
    ]}
    """
  private static let markdown = """
    # FAQ

    ## Why?

    Because of *this*.

    ## Who?

    We do.
    """

  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(Self.native, to: "a.json")
    try folder.write(Self.markdown, to: "b.md")
  }

  /// Runs faq with both of them, in their order.
  func run(_ arguments: [String]) throws -> Program.Result {
    let sources = ["--source", "\(folder.path)/a.json", "--source", "\(folder.path)/b.md"]
    return try Program.faq.run([arguments[0]] + sources + arguments.dropFirst())
  }
}
