import Bytes
import ContentParser
import Renderers

/// An output format: its name in options, and its renderer.
///
/// ```swift
/// OutputFormat("adoc", fileExtension: "adoc", mediaType: "text/asciidoc") { AsciiDocRenderer() }
/// ```
public struct OutputFormat: Sendable {
  /// The name in `--format` and `--to`: ASCII letters, digits and hyphens.
  public let name: String
  /// The extension of its files, without the dot.
  public let fileExtension: String
  /// The media type of its files.
  public let mediaType: String

  /// Makes a renderer for some settings.
  public let renderer: @Sendable (OutputSettings) -> any Renderer
  /// Whether commands write what they find as the JSON of this program, for other programs.
  private(set) var isData = false

  /// Creates a format whose renderer depends on the options of the program.
  ///
  /// - Parameters:
  ///   - name: The name in `--format` and `--to`; that of a standard format takes its place.
  ///   - fileExtension: The extension of its files, without the dot: ASCII letters, digits and
  ///     hyphens.
  ///   - mediaType: The media type of its files, which help names.
  ///   - renderer: Makes a renderer for the options that the user has given. It may be called more
  ///     than once; a renderer is used by several threads at the same time.
  /// - Precondition: The name and the extension have the form above.
  public init(
    _ name: String,
    fileExtension: String,
    mediaType: String = "text/plain",
    renderer: @escaping @Sendable (OutputSettings) -> any Renderer
  ) {
    precondition(name.isProgramName, "'\(name)' is not the name of a format: use a-z, 0-9 and -")
    precondition(fileExtension.isProgramName, "'\(fileExtension)' is not a file extension")
    self.name = name
    self.fileExtension = fileExtension
    self.mediaType = mediaType
    self.renderer = renderer
  }

  /// Creates a format that follows none of the options of the program.
  ///
  /// - Parameters:
  ///   - name: The name in `--format` and `--to`; that of a standard format takes its place.
  ///   - fileExtension: The extension of its files, without the dot: ASCII letters, digits and
  ///     hyphens.
  ///   - mediaType: The media type of its files, which help names.
  ///   - renderer: Makes a renderer. It may be called more than once.
  /// - Precondition: The name and the extension have the form above.
  public init(
    _ name: String,
    fileExtension: String,
    mediaType: String = "text/plain",
    renderer: @escaping @Sendable () -> any Renderer
  ) { self.init(name, fileExtension: fileExtension, mediaType: mediaType) { _ in renderer() } }

  /// JSON that is content again.
  static let json = changing(
    Self("json", fileExtension: "json", mediaType: "application/json") { settings in
      changing(JSONRenderer(types: settings.types, base: settings.base)) {
        $0.leadingMembers = settings.leadingMembers
      }
    }
  ) { $0.isData = true }
}

/// The options that concern renderers.
public struct OutputSettings: Sendable {
  /// The column at which to wrap; nil for no wrapping.
  public let width: Int?
  /// The looks of roles, where the output has any.
  public var theme: Theme { makeTheme() }
  /// Whether to write terminal hyperlinks.
  public let hyperlinks: Bool
  /// The colours in which to draw pictures, if at all.
  public let pictures: PictureColors?
  /// The level of title headings.
  public let headingLevel: Int
  /// Whether the output becomes a part of another document.
  public let isFragment: Bool
  /// Whether a page has a field that finds answers in it.
  public let hasSearch: Bool
  /// What entries are called in headings, in the language of the output.
  public let names: EntryNames
  /// The language of what is written beside the content: that of the source, or else English.
  public let language: LanguageTag
  /// What is written beside the content, by language.
  public let labels: Labels
  /// The declarations of types at the start of the content, which JSON keeps.
  public let types: [RawItem]
  /// What relative addresses in most FAQs are relative to, which JSON says.
  public let base: BaseAddress?

  var leadingMembers: [RawMember] = []
  /// What a page says of itself, and what options add to it.
  public internal(set) var page = HTMLPageDetails()
  /// Makes the theme, which most formats do not ask for.
  private let makeTheme: @Sendable () -> Theme
  /// Where links between FAQs lead.
  var links = FAQLinks()

  /// Creates settings, to make a renderer outside of a run; each defaults to that of a run without
  /// options whose output is a file.
  public init(
    width: Int? = nil,
    theme: @autoclosure @escaping @Sendable () -> Theme = .monochrome,
    hyperlinks: Bool = false,
    pictures: PictureColors? = nil,
    headingLevel: Int = 1,
    isFragment: Bool = false,
    hasSearch: Bool = false,
    names: EntryNames = .faqs,
    language: LanguageTag = "en",
    labels: Labels = .standard,
    types: [RawItem] = [],
    base: BaseAddress? = nil
  ) {
    self.width = width
    makeTheme = theme
    self.hyperlinks = hyperlinks
    self.pictures = pictures
    self.headingLevel = headingLevel
    self.isFragment = isFragment
    self.hasSearch = hasSearch
    self.names = names.localized(to: language, by: labels)
    self.language = language
    self.labels = labels
    self.types = types
    self.base = base
  }
}

/// The name of a theme; a program may have themes of its own.
struct ThemeName: RawRepresentable, Hashable, Sendable {
  let rawValue: String

  static let dark = Self(rawValue: "dark")
}

/// The themes of a program, by name; they are made when they are asked for.
struct Themes: Sendable {
  private static let standardNames = ["dark", "light", "none"]

  /// The themes beside the standard ones; one of the same name takes the place of its predecessor.
  let others: [String: Theme]

  /// The names, in the order of help.
  var names: [String] {
    Self.standardNames + others.keys.filter { !Self.standardNames.contains($0) }.sorted()
  }

  /// The theme with a name; no looks if no theme has it.
  subscript(name: ThemeName) -> Theme {
    if let theme = others[name.rawValue] { return theme }
    return switch name.rawValue {
    case "dark": .dark
    case "light": .light
    default: .plain
    }
  }
}

/// The name of a format; a program may have formats of its own.
struct FormatName: RawRepresentable, Hashable, Sendable {
  let rawValue: String

  static let ansi = Self(rawValue: "ansi")
  static let plain = Self(rawValue: "plain")
  static let markdown = Self(rawValue: "markdown")
  static let html = Self(rawValue: "html")
  static let json = Self(rawValue: "json")
  /// Another name for JSON, which is native content again.
  static let faq = Self(rawValue: "faq")
}

/// The formats of a program, by name.
struct OutputFormats: Sendable {
  /// In the order of help.
  let all: [OutputFormat]

  /// The five formats of the framework.
  static let standard = Self(all: [.ansi(), .plain(), .markdown(), .html(), .json])

  /// The names, in the order of help.
  var names: [String] { all.map(\.name) }

  /// The format with a name, in any case; plain text if no format has it.
  subscript(name: FormatName) -> OutputFormat {
    let sought = name.rawValue.lowercased()
    return all.first { $0.name == name.rawValue } ?? all.first { $0.name.lowercased() == sought }
      ?? .plain()
  }

  /// These formats with some more; one of the same name takes the place of its predecessor.
  ///
  /// - Precondition: No two of the others have one name.
  func adding(_ others: [OutputFormat]) -> Self {
    let added = others.map(\.name)
    precondition(Set(added).count == added.count, "two formats have one name: \(added)")
    let kept = all.map { format in others.first { $0.name == format.name } ?? format }
    return Self(all: kept + others.filter { !names.contains($0.name) })
  }
}

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
      (renderer.overrides, renderer.names) = (overrides, settings.names)
      return renderer
    }
  }

  /// Text without any markup: the format `plain`.
  public static func plain(_ overrides: BlockOverrides<TextWriter> = BlockOverrides()) -> Self {
    Self("plain", fileExtension: "txt") { settings in
      var renderer = TextRenderer.plain(width: settings.width)
      (renderer.overrides, renderer.names) = (overrides, settings.names)
      return renderer
    }
  }

  /// CommonMark: the format `markdown`.
  public static func markdown(
    _ overrides: BlockOverrides<MarkdownWriter> = BlockOverrides()
  ) -> Self {
    Self("markdown", fileExtension: "md", mediaType: "text/markdown") { settings in
      var renderer = MarkdownRenderer(headingLevel: settings.headingLevel)
      (renderer.overrides, renderer.names) = (overrides, settings.names)
      return renderer
    }
  }

  /// A page, or with `--fragment` articles to embed: the format `html`.
  public static func html(_ overrides: BlockOverrides<HTMLWriter> = BlockOverrides()) -> Self {
    Self("html", fileExtension: "html", mediaType: "text/html") { settings in
      if settings.isFragment {
        var renderer = HTMLFragmentRenderer(
          headingLevel: settings.headingLevel,
          language: settings.language
        )
        (renderer.overrides, renderer.names) = (overrides, settings.names)
        renderer.labels = settings.labels
        return renderer
      }
      var renderer = HTMLPageRenderer(language: settings.language, hasSearch: settings.hasSearch)
      renderer.labels = settings.labels
      renderer.links = settings.links
      renderer.details = settings.page
      (renderer.overrides, renderer.names) = (overrides, settings.names)
      return renderer
    }
  }
}
