import ContentParser
import FaqImport
import FaqSources
import Platform
import Synchronization

/// One of the sources that the options ask for.
struct ContentSource {
  var source: any FaqSource
  /// The address of content from the web.
  var place: WebPlace?
  /// The folder, or the pattern, that the source was found by.
  ///
  /// Such a source is skipped if it holds no FAQs.
  var finder: String?
  /// Whether the content can be read again; standard input cannot.
  var isRepeatable = true
  /// Whether the content is a list of sources, one path or address per line.
  var isList = false
  /// Whether the content is from the web, or fetched in another way, and may be in the cache.
  var isFetched = false
  /// What reads the content before the recognisers of the program.
  var recognisers: [any ContentRecogniser] = []
  /// The copy in the cache, if there is one.
  var keptCopy: @Sendable () -> CacheStore.Copy? = { nil }

  /// The name in messages.
  var name: String { source.name }

  /// The name that the user gave.
  var givenName: String { finder ?? name }
}

/// Where content of the web is: at the address that redirects led to, if there were any.
final class WebPlace: Sendable {
  private let known: Mutex<BaseAddress?>

  init(_ address: HTTPAddress) { known = Mutex(try? BaseAddress(address.place)) }

  /// What relative addresses in the content are relative to.
  var address: BaseAddress? { known.withLock(\.self) }

  /// Notes where a redirect led to.
  func move(to address: String) {
    if let address = try? BaseAddress(address) { known.withLock { $0 = address } }
  }
}

/// The files that a path names: itself, those in a folder, or those that match a pattern.
enum FileFinder {
  /// The sources; nil if the path names one file.
  ///
  /// Throws if a folder or a pattern has no files, or too many.
  static func sources(
    at path: Path,
    upTo limit: Int = FileSearch.maximumCount
  ) throws(Failure) -> [ContentSource]? {
    guard let pattern = pattern(at: path) else { return nil }
    var search = FileSearch(at: path, upTo: limit)
    let files = try search.files(matching: pattern)
    guard !files.isEmpty else {
      let (problem, hint): (Message, Message) =
        Folder.exists(path)
        ? ("the folder has no files", "Put files with FAQs into it, or name another folder.")
        : ("no file matches", "Check the path.")
      throw Failure(.unavailable, "\(path): \(problem)", hint: hint)
    }
    return files.map {
      ContentSource(source: PathFile(path: $0, isFromFolder: true), finder: "\(path)")
    }
  }

  /// How to find the files; nil for the path of a file, even if its name has wildcards.
  static func pattern(at path: Path) -> FilePattern? {
    if Folder.exists(path) { return FilePattern(allIn: path) }
    return path.exists ? nil : FilePattern(path)
  }
}

/// The file with declared types that `--types` names.
struct TypesFile {
  /// The name in messages.
  let name: String
  let declarations: TypeDeclarations

  /// Reads the file; nil if none is named.
  init?(_ path: Path?) throws(Failure) {
    guard let path else { return nil }
    name = "\(path)"
    let text = try path.text(forOption: "--types")
    do throws(RawReadingError) {
      declarations = try TypeDeclarations(parsing: text)
    } catch {
      throw Failure(.malformed, "\(path): \(error)", hint: "Types are declared in JSON.")
    }
  }
}

extension Path {
  /// The text of the file that an option names.
  func text(forOption option: String) throws(Failure) -> String {
    String(utf8: try contents(forOption: option))
  }

  /// The bytes of the file that an option names.
  func contents(forOption option: String, upTo limit: Int = 8 << 20) throws(Failure) -> [UInt8] {
    do throws(SystemError) {
      return try FileDescriptor.contents(of: self, upTo: limit)
    } catch {
      throw Failure(.unavailable, "\(self): \(error.message)", hint: "\(option) names a file.")
    }
  }
}
