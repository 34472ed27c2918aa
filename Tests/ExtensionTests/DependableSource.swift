import FaqService
import FaqSources

func dependable(_ source: HTTPSource, cache path: String) -> some FaqSource {
  let patient = RetryingSource(WholeSource(source), retries: 3)
  return CachedSource(patient, in: CacheStore(path: path)) { age, failure in
    print("\(failure); this is what it said \(age) ago")
  }
}
