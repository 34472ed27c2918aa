import Platform

/// The files that a path names: itself, those in a folder, or those that match a pattern.
enum FileFinding {
  /// The sources; nil if the path names one file.
  ///
  /// Throws if a folder or a pattern has no files, or too many.
  static func sources(
    at path: Path,
    upTo limit: Int = FileSearch.maximumCount
  ) throws(Failure) -> [ContentSource]? {
    guard let pattern = pattern(at: path) else { return nil }
    let files: [Path]
    do throws(FileSearch.Fault) {
      files = try FileSearch.files(matching: pattern, upTo: limit)
    } catch {
      throw Failure(error, in: path)
    }
    guard !files.isEmpty else {
      throw Failure(.unavailable, "\(path): there are no files", hint: "Check the path.")
    }
    return files.map { ContentSource(source: FolderFile(path: $0), finder: "\(path)") }
  }

  /// How to find the files; nil for the path of a file, even if its name has wildcards.
  static func pattern(at path: Path) -> FilePattern? {
    if Folder.exists(path) { return FilePattern(allIn: path) }
    return path.exists ? nil : FilePattern(path)
  }
}

private extension Failure {
  init(_ fault: FileSearch.Fault, in path: Path) {
    switch fault {
    case .unreadable(let folder, let error):
      self.init(
        .unavailable,
        "\(folder): \(error.message)",
        hint: "Check the permissions of the folder."
      )
    case .tooManyFiles(let limit):
      self.init(
        .unavailable,
        "\(path): there are more than \(limit) files",
        hint: "Name a folder in it, or a pattern such as '*.md'."
      )
    case .tooManyNames(let limit):
      self.init(
        .unavailable,
        "\(path): there are more than \(limit) files and folders",
        hint: "Name a folder in it."
      )
    case .tooDeep(let folder, let limit):
      self.init(
        .unavailable,
        "\(folder): folders are nested deeper than \(limit) levels",
        hint: "Name a folder in it."
      )
    }
  }
}
