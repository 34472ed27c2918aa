import ContentParser
import FaqService
import Platform

/// The file with declared types that `--types` or the configuration names.
struct TypesFile {
  private static let sizeLimit = 8 << 20

  /// The name in messages.
  let name: String
  let declarations: TypeDeclarations

  /// Reads the file; nil if none is named.
  init?(_ option: Path?, in environment: Environment) throws(Failure) {
    guard let path = option ?? environment.configuration.options.types else { return nil }
    name = "\(path)"
    declarations = try Self.declarations(in: try Self.contents(of: path), of: name)
  }

  private static func contents(of path: Path) throws(Failure) -> [UInt8] {
    do throws(SystemError) {
      return try FileDescriptor.contents(of: path, upTo: sizeLimit)
    } catch {
      throw Failure(.unavailable, "\(path): \(error.message)", hint: "--types names a file.")
    }
  }

  private static func declarations(
    in bytes: [UInt8],
    of name: String
  ) throws(Failure) -> TypeDeclarations {
    do throws(RawReadingError) {
      return try TypeDeclarations(parsing: String(utf8: bytes))
    } catch {
      throw Failure(.malformed, "\(name): \(error)", hint: "Types are declared in JSON.")
    }
  }
}
