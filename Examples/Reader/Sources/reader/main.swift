import FaqCommand
import FeedReader
import Foundation

/// The folder in which the program also caches feeds.
let caches = ProcessInfo.processInfo.environment.cacheFolder

await FeedReader.program(pictureFolder: caches?.appending(path: "reader/pictures")).main()

private extension [String: String] {
  var cacheFolder: URL? {
    if let path = self["XDG_CACHE_HOME"], path.hasPrefix("/") { return URL(filePath: path) }
    return self["HOME"].map { URL(filePath: $0).appending(path: ".cache") }
  }
}
