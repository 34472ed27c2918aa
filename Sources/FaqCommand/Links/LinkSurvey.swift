import FaqSources
import Synchronization

/// Asks many addresses, each once, without being a burden to any host.
struct LinkSurvey: Sendable {
  /// How many hosts are asked at once.
  var hostsAtOnce = 16
  /// The pause after an answer of a host, before the next question to it.
  var pauseOfHost = Duration.milliseconds(250)
  /// How many addresses are asked; the others get no answer.
  var maximumCount = 5_000

  let ask: @Sendable (HTTPAddress) async -> LinkProbe.Answer
  let pause: @Sendable (Duration) async throws -> Void

  /// The answers by address; `progress` is called with their number so far.
  func answers(
    to addresses: some Sequence<HTTPAddress>,
    progress: @escaping @Sendable (_ answered: Int, _ total: Int) -> Void
  ) async -> [HTTPAddress: LinkProbe.Answer] {
    let chosen = addresses.unique(upTo: maximumCount)
    let counter = Counter(total: chosen.count, report: progress)
    var hosts = Array(Dictionary(grouping: chosen, by: \.host).values)
    hosts.sort { $0.count < $1.count }
    return await withTaskGroup(of: [(HTTPAddress, LinkProbe.Answer)].self) { group in
      var answers: [HTTPAddress: LinkProbe.Answer] = [:]
      for _ in 0..<hostsAtOnce {
        if let host = hosts.popLast() { group.addTask { await askHost(host, counter) } }
      }
      for await batch in group {
        for (address, answer) in batch { answers[address] = answer }
        if let host = hosts.popLast() { group.addTask { await askHost(host, counter) } }
      }
      return answers
    }
  }
}

private extension LinkSurvey {
  /// Asks the addresses of one host, one after another.
  func askHost(
    _ addresses: [HTTPAddress],
    _ counter: Counter
  ) async -> [(HTTPAddress, LinkProbe.Answer)] {
    var answers: [(HTTPAddress, LinkProbe.Answer)] = []
    for address in addresses {
      if !answers.isEmpty { try? await pause(pauseOfHost) }
      guard !Task.isCancelled else { break }
      answers.append((address, await ask(address)))
      counter.count()
    }
    return answers
  }
}

/// Counts answers on any thread.
private final class Counter: Sendable {
  private let total: Int
  private let report: @Sendable (Int, Int) -> Void
  private let answered = Atomic(0)

  init(total: Int, report: @escaping @Sendable (Int, Int) -> Void) {
    self.total = total
    self.report = report
  }

  func count() { report(answered.add(1, ordering: .relaxed).newValue, total) }
}

private extension Sequence where Element: Hashable {
  /// The first elements that differ from all before.
  func unique(upTo count: Int) -> [Element] {
    var seen: Set<Element> = []
    return Array(lazy.filter { seen.insert($0).inserted }.prefix(count))
  }
}
