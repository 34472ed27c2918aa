import FaqSources
import Testing

@testable import FaqCommand

@Suite("The cache is in the folder of the XDG base directory specification")
struct CacheDecisionTests {
  @Test(
    "Variables",
    arguments: [
      (["HOME": "/home/a"], "/home/a/.cache/faq", "HOME is /home/a"),
      (["HOME": "/home/a", "XDG_CACHE_HOME": "/c"], "/c/faq", "XDG_CACHE_HOME is /c"),
      (["HOME": "/home/a", "XDG_CACHE_HOME": ""], "/home/a/.cache/faq", "HOME is /home/a"),
      (["HOME": "/home/a", "XDG_CACHE_HOME": "c"], "/home/a/.cache/faq", "HOME is /home/a"),
      (["XDG_CACHE_HOME": "c"], nil, "HOME is not set"),
      (["HOME": ""], nil, "HOME is not set"),
      (["HOME": "a"], nil, "HOME is not an absolute path"),
    ] as [([String: String], String?, String)]
  )
  func place(variables: [String: String], path: String?, reason: String) {
    let decision = Decision.cacheFolder(.normal, in: .pipe(variables))
    #expect(decision.value == path)
    #expect(decision.reason == reason)
  }

  @Test(
    "Options",
    arguments: [
      (.normal, "/c/faq"), (.refresh, "/c/faq"), (.offline, "/c/faq"), (nil, nil),
    ] as [(CachePolicy?, String?)]
  )
  func options(policy: CachePolicy?, path: String?) {
    #expect(Decision.cacheFolder(policy, in: .pipe(["XDG_CACHE_HOME": "/c"])).value == path)
  }
}
