import Platform
import Testing

@testable import FaqSources

@Suite("The cache is a folder of files that only their owner can read")
struct CacheStoreTests {
  private let folder: TemporaryFolder
  private let store: CacheStore
  private let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = folder.path("cache/faq")
    store = CacheStore(path: path)
  }

  @Test("An entry is a file named by a digest, in a new folder, accessible only to the owner")
  func files() throws {
    try store.keep(.small, for: "abc")
    #expect(store.entry(for: "abc") == .small)
    #expect(store.entry(for: "abd") == nil)
    let name = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
    #expect(Files.names(in: path) == [name])
    #expect(try Files.mode(of: "\(path)/\(name)") == 0o600)
    #expect(try Files.mode(of: path) == 0o700)
    #expect(try Files.mode(of: folder.path("cache")) == 0o700)
  }

  @Test("A new entry replaces the old one")
  func replaces() throws {
    try store.keep(.small, for: "abc")
    try store.keep(.large, for: "abc")
    #expect(store.entry(for: "abc") == .large)
    #expect(Files.names(in: path).count == 1)
  }

  @Test("The summary counts the entries, and clearing removes them but no foreign files")
  func clear() throws {
    try store.keep(.small, for: "a")
    try store.keep(.large, for: "b")
    try Files.write("", to: "\(path)/unfinished-1")
    try Files.write("mine", to: "\(path)/note")
    let size = CacheEntry.small.bytes.count + CacheEntry.large.bytes.count
    #expect(try store.summary() == CacheStore.Summary(count: 2, size: size))
    #expect(try store.clear() == CacheStore.Summary(count: 2, size: size))
    #expect(try store.summary() == CacheStore.Summary(count: 0, size: 0))
    #expect(Files.names(in: path) == ["note"])
  }

  @Test("If an entry cannot be removed, clearing removes the others and then fails")
  func unclearable() throws {
    try store.keep(.small, for: "a")
    let folder = String(repeating: "0", count: 64)
    try Files.makeFolder("\(path)/\(folder)", mode: 0o700)
    #expect(throws: FileSystemError.self) { try store.clear() }
    #expect(Files.names(in: path) == [folder])
  }

  @Test("A cache without a folder is empty")
  func missing() throws {
    #expect(store.entry(for: "a") == nil)
    #expect(try store.summary() == CacheStore.Summary(count: 0, size: 0))
    #expect(try store.clear().description == "0 entries, 0 bytes")
    #expect(store.obstacle == nil)
  }

  @Test("An unfinished file is removed once it is old, but not while it may still be written")
  func unfinished() throws {
    try store.keep(.small, for: "a")
    try Files.write("x", to: "\(path)/unfinished-1")
    try store.keep(.small, for: "a")
    #expect(Files.names(in: path).contains("unfinished-1"))
    let later = Timestamp(seconds: Timestamp.now().seconds + 700)
    try CacheStore(path: path, now: { later }).keep(.small, for: "a")
    #expect(Files.names(in: path).count == 1)
  }

  @Test("Entries unused for 90 days are removed at the next write")
  func unused() throws {
    try store.keep(.small, for: "a")
    try Files.write("mine", to: "\(path)/note")
    func keep(_ identity: String, days: Int64) throws {
      let later = Timestamp(seconds: Timestamp.now().seconds + days * 86_400)
      try CacheStore(path: path, now: { later }).keep(.small, for: identity)
    }
    try keep("b", days: 89)
    #expect(store.entry(for: "a") == .small)
    try keep("c", days: 91)
    #expect(store.entry(for: "a") == nil)
    #expect(store.entry(for: "c") == .small)
    #expect(Files.names(in: path).contains("note"))
  }

  @Test("Reading an entry counts as using it")
  func read() throws {
    try store.keep(.small, for: "a")
    let name = try #require(Files.names(in: path).first)
    let now = Timestamp.now()
    Files.setTimes(of: "\(path)/\(name)", written: now.seconds - 100 * 86_400, read: now.seconds)
    try store.keep(.small, for: "b")
    #expect(store.entry(for: "a") == .small)
    Files.setTimes(of: "\(path)/\(name)", written: now.seconds - 100 * 86_400, read: 0)
    try store.keep(.small, for: "b")
    #expect(store.entry(for: "a") == nil)
  }

  @Test("A folder that is open to other users is closed to them")
  func closes() throws {
    try Files.makeFolder(path, mode: 0o755)
    try store.keep(.small, for: "a")
    #expect(try Files.mode(of: path) == 0o700)
  }

  @Test("A link in place of an entry is not followed, neither to read nor to write")
  func links() throws {
    try store.keep(.small, for: "a")
    let entry = try #require(Files.names(in: path).first)
    let target = folder.path("target")
    try Files.write(CacheEntry.large.bytes, to: target)
    store.remove("a")
    try Files.link("\(path)/\(entry)", to: target)
    #expect(store.entry(for: "a") == nil)
    try store.keep(.small, for: "a")
    #expect(store.entry(for: "a") == .small)
    #expect(Files.bytes(of: target) == CacheEntry.large.bytes)
  }

  @Test("A damaged file counts as a missing entry", arguments: ["", "faq-cache 1 0\n", "{}"])
  func damaged(content: String) throws {
    try store.keep(.small, for: "a")
    let name = try #require(Files.names(in: path).first)
    try Files.write(content, to: "\(path)/\(name)")
    #expect(store.entry(for: "a") == nil)
  }

  @Test("If the folder cannot be created, nothing is cached, and the error says why")
  func impossible() throws {
    try Files.write("", to: folder.path("file"))
    let store = CacheStore(path: folder.path("file/faq"))
    let error = #expect(throws: SystemError.self) { try store.keep(.small, for: "a") }
    #expect(error?.message == "Not a directory")
    #expect(store.entry(for: "a") == nil)
    #expect(store.obstacle?.message == "Not a directory")
  }

  @Test("Concurrent writes of one entry leave one of them, complete")
  func together() async {
    let store = store
    await withTaskGroup { group in
      for i in 0..<64 {
        group.addTask {
          try? store.keep(i.isMultiple(of: 2) ? .small : .large, for: "a")
          let entry = store.entry(for: "a")
          #expect(entry == .small || entry == .large)
        }
      }
    }
    #expect(Files.names(in: path).count == 1)
  }
}

extension CacheEntry {
  static let small = Self(
    content: Array("[]".utf8),
    terms: KeepingTerms(allowsKeeping: true),
    checked: Timestamp(seconds: 1_000)
  )
  static let large = Self(
    content: [UInt8](repeating: 0x20, count: 200_000) + Array("[]".utf8),
    terms: KeepingTerms(allowsKeeping: true),
    checked: Timestamp(seconds: 1_000)
  )
}
