import Renderers

/// The standard formats, which can be given overrides for block types.
///
/// ```swift
/// FaqCommand(name: "acme-help", version: "1.4", blocks: [Video.self], formats: [.html(players)])
/// ```
extension OutputFormat {
  /// Text for a terminal: the format `ansi`, whose overrides the screens use as well.
  public static func ansi(_ overrides: BlockOverrides<TextWriter> = BlockOverrides()) -> Self {
    Self("ansi", fileExtension: "ans") { settings in
      var renderer = TextRenderer.ansi(
        theme: settings.theme,
        width: settings.width,
        hyperlinks: settings.hyperlinks,
        pictures: settings.pictures
      )
      renderer.overrides = overrides
      renderer.names = settings.names
      return renderer
    }
  }

  /// Text without any markup: the format `plain`.
  public static func plain(_ overrides: BlockOverrides<TextWriter> = BlockOverrides()) -> Self {
    Self("plain", fileExtension: "txt") { settings in
      var renderer = TextRenderer.plain(width: settings.width)
      renderer.overrides = overrides
      renderer.names = settings.names
      return renderer
    }
  }

  /// CommonMark: the format `markdown`.
  public static func markdown(
    _ overrides: BlockOverrides<MarkdownWriter> = BlockOverrides()
  ) -> Self {
    Self("markdown", fileExtension: "md", mediaType: "text/markdown") { settings in
      var renderer = MarkdownRenderer(headingLevel: settings.headingLevel)
      renderer.overrides = overrides
      renderer.names = settings.names
      return renderer
    }
  }

  /// A page, or with `--fragment` articles to embed: the format `html`.
  public static func html(_ overrides: BlockOverrides<HTMLWriter> = BlockOverrides()) -> Self {
    Self("html", fileExtension: "html", mediaType: "text/html") { settings in
      if settings.isFragment {
        var renderer = HTMLFragmentRenderer(headingLevel: settings.headingLevel)
        renderer.overrides = overrides
        renderer.names = settings.names
        return renderer
      }
      var renderer = HTMLPageRenderer(hasFilter: settings.hasFilter)
      renderer.linkedNumbers = settings.linkedNumbers
      renderer.overrides = overrides
      renderer.names = settings.names
      return renderer
    }
  }
}
