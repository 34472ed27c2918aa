import Platform

/// Where a conversion writes, and for whom.
struct ConversionPlan: Equatable, Sendable {
  /// The file or folder to write; nil for standard output.
  var output: Path?
  /// The file for lines that cannot be converted; nil to discard them.
  var rejects: Path?
  /// The site generator that the folder is laid out for.
  var site: SiteChoice?
  /// When its pages have title headings.
  var titleHeadings = TitleHeadingChoice.auto
}
