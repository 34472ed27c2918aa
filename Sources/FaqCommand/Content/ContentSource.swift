import ContentParser
import FaqService
import FaqSources

/// One of the sources that the options ask for.
struct ContentSource {
  var source: any FaqSource
  /// The address of content from the web, from which relative addresses lead on.
  var address: BaseAddress?
  /// The folder, or the pattern, that the source was found by.
  ///
  /// Such a source is passed over if it holds no FAQs.
  var finder: String?
  /// Whether the content can be read again; standard input cannot.
  var isRepeatable = true
  /// The copy in the cache, if there is one.
  var keptCopy: @Sendable () -> CacheStore.Copy? = { nil }

  /// Whether the content is from the web, and may be in the cache.
  var isFromWeb: Bool { address != nil }

  /// The name in messages.
  var name: String { source.name }

  /// The name that the user gave.
  var givenName: String { finder ?? name }
}
