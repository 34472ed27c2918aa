import FaqService

/// One of the sources that the options ask for.
struct ContentSource {
  let source: any FaqSource
  /// The age of the copy in the cache, if there is one.
  var keptAge: () -> Duration? = { nil }

  /// The name in messages.
  var name: String { source.name }
}
