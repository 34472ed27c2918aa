import FaqService
import Foundation
import Testing

@Suite("Files")
struct FileSourceTests {
  @Test("A file is read in chunks, and its size is known")
  func chunks() async throws {
    let entry = #"{"elements":[{"type":"title","text":"Wozu dient das — und für wen?"}]}"#
    let count = 1_000_000 / entry.utf8.count
    let text = "[" + Array(repeating: entry, count: count).joined(separator: ",") + "]"
    try await withFile(text) { path in
      let stream = try await FaqService(source: .file(path)).stream()
      #expect(stream.totalCount == text.utf8.count)
      #expect(stream.offset == 0)
      #expect(try await stream.skip(count - 1) == count - 1)
      #expect(stream.offset > text.utf8.count / 2)
      #expect(try await stream.next()?.location.pointer == "/\(count - 1)")
      #expect(try await stream.next() == nil)
      #expect(stream.offset == stream.totalCount)
    }
  }

  @Test("A file can be fetched repeatedly")
  func again() async throws {
    try await withFile("[[1],[2]]") { path async throws in
      let service = FaqService(source: .file(path))
      let faqs = try await service.fetch()
      #expect(faqs.count == 2)
      #expect(try await service.fetch() == faqs)
    }
  }

  @Test("A missing file is not found")
  func missing() async throws {
    let path = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path()
    let error = try await failure(of: path)
    #expect(error.code == .notFound)
    #expect(error.description == "\(path): there is no such file")
    #expect(error.hint == "Check the path.")
    #expect(error.recovery == .never)
    #expect(error.fault == nil)
  }

  @Test("A directory cannot be read")
  func directory() async throws {
    let path = FileManager.default.temporaryDirectory.path()
    let error = try await failure(of: path)
    #expect(error.code == .unreadable)
    #expect(error.description == "\(path): this is a directory, not a file")
    #expect(error.hint == "Name a file in it.")
  }

  @Test(
    "A file without read permission cannot be read",
    .disabled(if: geteuid() == 0, "root may read all")
  )
  func forbidden() async throws {
    try await withFile("[]") { path in
      try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: path)
      let error = try await failure(of: path)
      #expect(error.code == .unreadable)
      #expect(error.description == "\(path): permission denied")
    }
  }

  @Test("Other failures have the system's description")
  func throughFile() async throws {
    try await withFile("[]") { path in
      let error = try await failure(of: path + "/faqs.json")
      #expect(error.code == .unreadable)
      #expect(error.reason == "Not a directory")
    }
  }

  @Test("An empty file is malformed", arguments: ["", "\n \n", "\u{FEFF}"])
  func empty(text: String) async throws {
    try await withFile(text) { path in
      let error = try await failure(of: path)
      #expect(error.code == .malformed)
      #expect(error.fault?.code == .empty)
      #expect(error.hint == "A source without FAQs is written [].")
    }
  }

  private func failure(of path: String) async throws -> FaqServiceError {
    try #require(
      await #expect(throws: FaqServiceError.self) {
        try await FaqService(source: .file(path)).fetch()
      }
    )
  }

  private func withFile(_ text: String, _ body: (String) async throws -> Void) async throws {
    let url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try Data(text.utf8).write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    try await body(url.path())
  }
}
