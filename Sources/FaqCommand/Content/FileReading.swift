import FaqImport
import FaqService
import FaqSources

extension Run {
  /// How the content of a file is read; nil if the file cannot be read.
  func reading(of file: any FaqSource, _ options: Options) async -> String? {
    let recent = RecentBytes()
    let source = ImportingSource(
      ObservedSource(base: file, recent: recent),
      as: options.shape ?? environment.configuration.options.shape,
      limit: options.limits.size
    ) { recent.add($0) }
    do {
      var bytes = try await source.open()
      while try await bytes.next() != nil, recent.imported != nil {
        // Only the last piece knows how many entries there are.
      }
      return recent.imported?.reading.description ?? "native content"
    } catch {
      return error.code == .malformed ? error.reason : nil
    }
  }
}
