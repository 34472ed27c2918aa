import FaqService
import Platform

/// A file whose path is not valid UTF-8; `FileSource` reads all others.
struct OddlyNamedFile: FaqSource {
  let path: Path

  var name: String { "\(path)" }

  func open() throws(FaqServiceError) -> sending any ByteStream {
    do throws(SystemError) {
      return DescriptorStream(name: name, descriptor: try FileDescriptor.opened(path))
    } catch {
      if error == .noEntry {
        throw FaqServiceError(
          .notFound,
          source: name,
          reason: "there is no such file",
          hint: "Check the path."
        )
      }
      throw FaqServiceError(.unreadable, source: name, reason: error.message)
    }
  }
}

extension Path {
  /// The source of the file's content.
  var source: any FaqSource {
    if let text { FileSource(path: text) } else { OddlyNamedFile(path: self) }
  }
}
