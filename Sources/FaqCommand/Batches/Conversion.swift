import Platform
import Renderers

/// Converts the FAQs of all sources in one pass.
struct Conversion {
  let session: Session
  let plan: ConversionPlan
  /// Reports how much has been read.
  var reportProgress: (EntryReader) -> Void = { _ in return }

  /// Converts all FAQs to the destination of the plan.
  func run(_ entries: inout EntryReader) async throws -> CommandStatus {
    let names = session.style.settings.names
    if let layout = FolderLayout(plan, as: session.style.outputFormat, titled: names.overview) {
      guard !session.options.hasSearch else {
        throw Failure(
          .usage,
          "--search needs one page of all FAQs, and a folder has a page for each",
          hint: "Name a file with --output."
        )
      }
      return try await convert(&entries, to: layout)
    }
    let destination = try Destination(plan.output, otherwise: session.output)
    let status = try await convert(&entries, to: destination)
    try destination.finish()
    return status
  }

  private func convert(
    _ entries: inout EntryReader,
    to destination: Destination
  ) async throws -> CommandStatus {
    var writer = DocumentWriter(session: session, to: destination)
    do {
      try await writer.writeAll(&entries, reportProgress)
    } catch {
      // What has been written stays, so it must be complete.
      if plan.output == nil, writer.hasBegun { _ = try? writer.end(entries.envelope) }
      throw error
    }
    return try writer.end(entries.envelope)
  }

  /// Writes one file per FAQ.
  private func convert(
    _ entries: inout EntryReader,
    to layout: FolderLayout
  ) async throws -> CommandStatus {
    let first = try await entries.nextBatch(reportProgress)
    let session = session.writing(inLanguageOf: first?.entries ?? [])
    var writer = try FolderWriter(session: session, layout: layout)
    try await writer.writeAll(&entries, from: first, reportProgress)
    return try writer.end()
  }
}

/// The destination of a conversion: standard output, or a file that appears once it is complete.
struct Destination {
  private let output: any Output
  private let file: AtomicFile?
  /// The folder of the file.
  let folder: Path?

  /// The file at a path; without a path, the other output.
  init(_ path: Path?, otherwise output: any Output) throws(FileFailure) {
    file = try path.map { path throws(FileFailure) in try AtomicFile(path: path) }
    let directory = path.flatMap { $0.isDevice ? nil : $0.directory }
    folder = directory.map { $0.isEmpty ? "." : $0 }
    self.output = output
  }

  func write(_ bytes: [UInt8]) throws {
    guard !bytes.isEmpty else { return }
    if let file { try file.write(bytes) } else { try output.write(bytes) }
  }

  /// Makes the file appear.
  func finish() throws(FileFailure) { try file?.commit() }
}

extension Failure {
  init(_ error: FileFailure) {
    self.init(.writeFailed, "writing to \(error.path) failed: \(error.reason.message)")
  }
}
