import ContentParser
import FaqService

/// Mends a content file in place.
struct FileFixing {
  let parser: ContentParser

  /// Writes the file if anything can be mended, and returns what has changed.
  ///
  /// A file that is not JSON stays as it is; a check of it says why.
  func fix(_ places: [SourceDecision.Place]) async throws -> [Diagnostic] {
    guard places.count == 1, case .file(let path) = places[0] else {
      throw Failure(
        .usage,
        "--fix needs a file, not \(places.count == 1 ? places[0].kind : "several sources")",
        hint: "Name a file with --source."
      )
    }
    guard FileFinding.pattern(at: path) == nil else {
      throw Failure(
        .usage,
        "--fix mends one file, and \(path) stands for several",
        hint: "Name a file with --source."
      )
    }
    let file = try await EditedFile(path: path)
    guard let fixed = try? ContentFixing(parser: parser).fixed(file.bytes) else { return [] }
    if !fixed.changes.isEmpty { try file.replace(with: fixed.bytes) }
    return fixed.notes
  }
}

private extension SourceDecision.Place {
  var kind: String {
    switch self {
    case .embedded: "the built-in content"
    case .file: "a file"
    case .standardInput: "standard input"
    case .web: "an address"
    case .scheme(let name, _): "content from \(name):"
    }
  }
}
