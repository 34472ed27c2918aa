import ContentParser
import Foundation
import Synchronization
import Testing

@testable import FeedReader

@Suite("The cache of pictures is limited in size and age")
struct PictureCacheTests {
  /// A clock that a test sets.
  private final class Clock: Sendable {
    private let seconds = Mutex(0.0)

    var now: Date { Date(timeIntervalSince1970: 1_000_000 + seconds.withLock(\.self)) }

    func advance(_ count: TimeInterval) { seconds.withLock { $0 += count } }
  }

  private final class Folder {
    let url = URL.temporaryDirectory.appending(path: "reader-\(UUID().uuidString)")

    deinit { try? FileManager.default.removeItem(at: url) }
  }

  private let folder = Folder()
  private let clock = Clock()
  private let map: Address
  private let house: Address

  init() throws {
    map = try Address("https://example.com/map.png")
    house = try Address("https://example.com/house.png")
  }

  /// A cache for 80 bytes, which are two pictures with their addresses, and 60 seconds.
  private var cache: PictureCache {
    PictureCache(folder: folder.url, limits: .init(size: 80, age: 60)) { [clock] in clock.now }
  }

  @Test("A picture is kept for its address")
  func keeping() {
    #expect(cache.picture(from: map) == nil)
    cache.keep([1, 2, 3], from: map)
    #expect(cache.picture(from: map) == [1, 2, 3])
    #expect(cache.picture(from: house) == nil)
    cache.keep([4], from: map)
    #expect(cache.picture(from: map) == [4])
  }

  @Test("A picture that is too old is not used, and removed at the next write")
  func age() throws {
    cache.keep([1], from: map)
    clock.advance(60)
    #expect(cache.picture(from: map) == [1])
    clock.advance(1)
    #expect(cache.picture(from: map) == nil)
    cache.keep([2], from: house)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path).count == 1)
  }

  @Test("The oldest picture makes room for a new one")
  func size() throws {
    let mill = try Address("https://example.com/mill.png")
    for address in [map, house, mill] {
      cache.keep([1, 2, 3, 4], from: address)
      clock.advance(1)
    }
    #expect(cache.picture(from: map) == nil)
    #expect(cache.picture(from: house) == [1, 2, 3, 4])
    #expect(cache.picture(from: mill) == [1, 2, 3, 4])
  }

  @Test("A picture that is larger than the whole cache is not kept")
  func oversize() {
    cache.keep([1], from: house)
    cache.keep([UInt8](repeating: 0, count: 81), from: map)
    #expect(cache.picture(from: map) == nil)
    #expect(cache.picture(from: house) == [1])
  }

  @Test("Other files in the folder stay")
  func otherFiles() throws {
    cache.keep([1], from: map)
    let file = folder.url.appending(path: "notes.txt")
    try Data("keep".utf8).write(to: file)
    clock.advance(1_000)
    cache.keep([2], from: house)
    #expect(try Data(contentsOf: file) == Data("keep".utf8))
  }

  @Test("Only the user can read the folder")
  func privacy() throws {
    cache.keep([1], from: map)
    let attributes = try FileManager.default.attributesOfItem(atPath: folder.url.path)
    #expect(attributes[.posixPermissions] as? Int == 0o700)
  }

  @Test("A picture is fetched only if it is not in the cache")
  func fetching() async {
    let count = Mutex(0)
    let pictures = Pictures(cache: cache) { _ in
      count.withLock { $0 += 1 }
      return [7]
    }
    await pictures.fetch(map)
    await pictures.fetch(map)
    #expect(count.withLock(\.self) == 1)
    #expect(cache.picture(from: map) == [7])
  }
}
