import FaqImport
import FaqService
import FaqSources

extension Run {
  /// How the file is read that the options or a setting name; nil if the source is no file.
  func reading(of options: Options) async -> String? {
    guard case .file(let path)? = try? source(options.source).place else { return nil }
    let recent = RecentBytes()
    let file = ImportingSource(
      ObservedSource(base: path.source, recent: recent),
      as: options.shape ?? environment.configuration.options.shape,
      limit: options.limits.size
    ) { recent.imported = $0 }
    do {
      var bytes = try await file.open()
      _ = try await bytes.next()
      return recent.imported?.reading.description ?? "native content"
    } catch {
      return error.code == .malformed ? error.reason : nil
    }
  }
}
