extension Renderer where Self == MarkdownRenderer {
  /// CommonMark that reads back as the same text.
  public static var markdown: Self { Self() }
}

extension Renderer where Self == HTMLPageRenderer {
  /// A whole page that can be published as it is.
  public static var htmlPage: Self { Self() }
}

extension Renderer where Self == HTMLFragmentRenderer {
  /// Articles to embed in another page.
  public static var htmlFragment: Self { Self() }
}

extension Renderer where Self == JSONRenderer {
  /// JSON that is content again.
  public static var json: Self { Self() }
}
