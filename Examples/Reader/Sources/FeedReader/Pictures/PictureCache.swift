import ContentParser
import Foundation

/// A folder of pictures from the web, limited in size and age.
///
/// It is a help and no more: a picture that cannot be kept is fetched again when it is needed.
struct PictureCache: Sendable {
  /// What the cache may hold.
  struct Limits: Equatable, Sendable {
    /// The size in bytes of all pictures.
    var size = 32 << 20
    /// How long a picture is kept, in seconds.
    var age: TimeInterval = 7 * 86_400
  }

  let folder: URL
  var limits = Limits()
  var now: @Sendable () -> Date = { Date() }

  /// The picture from an address, unless it is too old.
  func picture(from address: Address) -> [UInt8]? {
    let file = file(for: address)
    guard let date = file.modified, !isOld(date) else { return nil }
    return (try? Data(contentsOf: file)).flatMap { CachedPicture($0, from: address)?.bytes }
  }

  /// Keeps a picture, and removes old ones, and then the oldest until the rest is small enough.
  func keep(_ bytes: [UInt8], from address: Address) {
    guard bytes.count <= limits.size else { return }
    let file = file(for: address)
    do {
      try FileManager.default.createDirectory(
        at: folder,
        withIntermediateDirectories: true,
        attributes: [.posixPermissions: 0o700]
      )
      try CachedPicture(bytes: bytes, address: address).data.write(to: file, options: .atomic)
      try FileManager.default.setAttributes([.modificationDate: now()], ofItemAtPath: file.path)
    } catch {
      return
    }
    removeSurplus()
  }
}

private extension PictureCache {
  func isOld(_ date: Date) -> Bool { now().timeIntervalSince(date) > limits.age }

  /// The file of a picture, named by a short digest (FNV-1a) of its address.
  ///
  /// Another address may have the same digest, so that the file holds the address, too.
  func file(for address: Address) -> URL {
    let digest = address.text.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3
    }
    return folder.appending(path: "\(String(digest, radix: 16)).picture")
  }

  func removeSurplus() {
    let files =
      (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil))
    let kept = (files ?? []).filter { $0.pathExtension == "picture" }
      .compactMap { file in file.modified.map { (file: file, date: $0, size: file.size) } }
      .sorted { $0.date > $1.date }
    var size = 0
    for picture in kept {
      size += picture.size
      if size > limits.size || isOld(picture.date) {
        try? FileManager.default.removeItem(at: picture.file)
      }
    }
  }
}

private extension URL {
  var modified: Date? {
    (try? FileManager.default.attributesOfItem(atPath: path))?[.modificationDate] as? Date
  }

  var size: Int {
    ((try? FileManager.default.attributesOfItem(atPath: path))?[.size] as? Int) ?? 0
  }
}
