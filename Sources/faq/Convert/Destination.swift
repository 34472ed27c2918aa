/// Where a conversion goes: standard output, or a file that appears once it is whole.
struct Destination {
  private let output: any Output
  private let file: AtomicFile?

  /// The file at a path, or where there is none, another output.
  init(_ path: String?, otherwise output: any Output) throws(Failure) {
    do throws(FileFailure) {
      file = try path.map { path throws(FileFailure) in try AtomicFile(path: path) }
    } catch {
      throw Failure(error)
    }
    self.output = output
  }

  func write(_ bytes: [UInt8]) throws {
    guard !bytes.isEmpty else { return }
    guard let file else { return try output.write(bytes) }
    do throws(FileFailure) { try file.write(bytes) } catch { throw Failure(error) }
  }

  /// Lets the file appear.
  func finish() throws(Failure) {
    do throws(FileFailure) { try file?.commit() } catch { throw Failure(error) }
  }
}

extension Failure {
  init(_ error: FileFailure) {
    self.init(.writeFailed, "writing to \(error.path) failed: \(error.reason.message)")
  }
}
