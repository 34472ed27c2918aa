import ContentParser
import FaqService
import FaqSources

/// The pictures of articles, from the web and from the cache.
struct Pictures: Sendable {
  /// Fetches a picture; nil if that fails.
  typealias Fetch = @Sendable (Address) async -> [UInt8]?

  /// A picture is not worth more time or room than this.
  private static let limits = TransferLimits(
    connecting: .seconds(5),
    total: .seconds(10),
    size: 2 << 20
  )

  /// Nil if there is no folder for it.
  let cache: PictureCache?
  var download: Fetch = { address in
    try? await Download.fetch(address, "image/*", limits: Self.limits).bytes
  }

  /// Fetches a picture into the cache, unless it is there.
  func fetch(_ address: Address) async {
    guard let cache, cache.picture(from: address) == nil else { return }
    if let bytes = await download(address) { cache.keep(bytes, from: address) }
  }

  /// The bytes of a picture, if the feed or the cache has them.
  func bytes(of picture: Picture) -> [UInt8]? {
    picture.bytes ?? picture.address.flatMap { cache?.picture(from: $0) }
  }
}
