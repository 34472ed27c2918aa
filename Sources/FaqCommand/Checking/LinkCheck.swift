import ContentParser
import FaqSources
import Platform
import Synchronization

/// Asks where the links of some content lead.
struct LinkCheck {
  let run: Run
  let color: ColorRequest

  /// The answers to the addresses of links, each of which is asked once.
  func answers(to links: [ContentLink]) async throws -> [HTTPAddress: LinkProbe.Answer] {
    guard !links.isEmpty else { return [:] }
    guard HTTPSource.libraryVersion != nil else {
      throw Failure(
        .unavailable,
        "--links needs the library libcurl, which is not installed",
        hint: "Install the package libcurl4 (Debian, Ubuntu) or libcurl (Fedora, Alpine)."
      )
    }
    var probe = LinkProbe(authorities: Decision.authorities(in: run.environment).value)
    probe.agent = run.program.agent
    let survey = LinkSurvey(ask: probe.ask, pause: run.effects.pause)
    run.effects.watchSignals()
    let spinner = run.spinner("Asking addresses")
    let answers = await spinner.show {
      await survey.answers(to: links.lazy.map(\.address)) { spinner.note("\($0) of \($1)") }
    }
    let rest = Set(links.map(\.address)).count - answers.count
    if rest > 0 {
      let limit = survey.maximumCount
      run.warn("\(rest) addresses were not asked; the limit is \(limit)", color)
    }
    return answers
  }
}

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

extension Diagnostic.Code {
  /// The server of an address says that nothing is there.
  static let deadLink: Self = "dead-link"
  /// There is no usable answer from the server of an address.
  static let unreachableLink: Self = "unreachable-link"
  /// The server of an address refuses for a reason that may not concern readers.
  static let unconfirmedLink: Self = "unconfirmed-link"
  /// The server of an address has moved what was there for good.
  static let movedLink: Self = "moved-link"
}

extension Diagnostic {
  /// What an answer means for the author of a link; nil if all is well.
  ///
  /// A link is dead, and so an error, only if the server says so. Any other failure may be one of
  /// this network, may be temporary, or may concern programs and not people.
  init?(_ link: ContentLink, _ answer: LinkProbe.Answer) {
    let address = link.address
    switch answer {
    case .found(movedTo: nil), .cancelled: return nil
    case .found(movedTo: .some(let target)):
      self.init(
        .movedLink,
        .note,
        at: link.location,
        message: "\(address) has moved to \(target)",
        hint: target.isWhollyShown ? "Write \(target)." : nil
      )
    case .refused(let status, let reason) where Self.isDead(status):
      self.init(
        .deadLink,
        .error,
        at: link.location,
        message: "nothing is at \(address): \(reason)"
      )
    case .refused(_, let reason):
      self.init(
        .unconfirmedLink,
        .warning,
        at: link.location,
        message: "\(address) could not be checked: \(reason)",
        hint: "Look at it in a browser."
      )
    case .failed(let reason, let hint):
      self.init(
        .unreachableLink,
        .warning,
        at: link.location,
        message: "\(address) cannot be reached: \(reason)",
        hint: hint
      )
    }
  }

  /// Whether a status means that there is nothing for anybody, now and later.
  private static func isDead(_ status: Int) -> Bool {
    [400, 404, 410, 414].contains(status)
  }
}
