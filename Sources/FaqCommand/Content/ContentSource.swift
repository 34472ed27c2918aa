import ContentParser
import FaqService
import FaqSources
import Synchronization

/// One of the sources that the options ask for.
struct ContentSource {
  var source: any FaqSource
  /// The address of content from the web.
  var place: WebPlace?
  /// The folder, or the pattern, that the source was found by.
  ///
  /// Such a source is passed over if it holds no FAQs.
  var finder: String?
  /// Whether the content can be read again; standard input cannot.
  var isRepeatable = true
  /// The copy in the cache, if there is one.
  var keptCopy: @Sendable () -> CacheStore.Copy? = { nil }

  /// What relative addresses in content from the web are relative to; known once it is opened.
  var address: BaseAddress? { place?.address }

  /// Whether the content is from the web, and may be in the cache.
  var isFromWeb: Bool { place != nil }

  /// The name in messages.
  var name: String { source.name }

  /// The name that the user gave.
  var givenName: String { finder ?? name }
}

/// Where content of the web is: at the address that redirects led to, if there were any.
final class WebPlace: Sendable {
  private let known: Mutex<BaseAddress?>

  init(_ address: HTTPAddress) { known = Mutex(try? BaseAddress(address.place)) }

  var address: BaseAddress? { known.withLock(\.self) }

  /// Notes where a redirect led to.
  func move(to address: String) {
    if let address = try? BaseAddress(address) { known.withLock { $0 = address } }
  }
}
