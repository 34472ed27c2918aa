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

  /// The format of that name, or else of that name in another case; plain text if there is none.
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
