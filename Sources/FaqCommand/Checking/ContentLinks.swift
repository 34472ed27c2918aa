import ContentParser
import FaqSources

/// A web address in the content.
struct ContentLink: Equatable {
  let address: HTTPAddress
  let location: RawLocation

  /// The same address at its place in the original.
  func moved(by recent: RecentBytes) -> Self {
    Self(address: address, location: recent.origin(of: location))
  }

  /// The web addresses that readers of a document can follow or see as pictures, in its order.
  static func links(in document: Document) -> [Self] {
    var locator = RawLocator()
    var links: [Self] = []
    document.forEachBlock { block, targets in
      var places: [Address: RawValue]?
      for address in targets.addresses {
        guard let target = try? HTTPAddress(address.text) else { continue }
        places = places ?? addresses(in: block.raw, relativeTo: document.base)
        let value = places?[address] ?? block.raw.value
        links.append(Self(address: target, location: locator.location(of: value, in: block.raw)))
      }
    }
    return links
  }

  /// The first string of an item that is each address.
  private static func addresses(
    in item: RawItem,
    relativeTo base: BaseAddress?
  ) -> [Address: RawValue] {
    let values = item.value.all.compactMap { value in
      value.string.flatMap { try? Address($0.text, relativeTo: base) }.map { ($0, value) }
    }
    return Dictionary(values) { first, _ in first }
  }
}

/// What nodes lead to: the addresses and the FAQs, and the blocks among the nodes.
struct NodeTargets {
  /// All addresses, also those of pictures.
  private(set) var addresses: [Address] = []
  /// The first address on a separate line.
  private(set) var firstAction: Address?
  /// The first address that a text links to.
  private(set) var firstLink: Address?
  /// The other FAQs.
  private(set) var references: [FAQReference] = []
  private(set) var blocks: [any Block] = []

  init(of nodes: [Node]) { add(nodes) }

  private mutating func add(_ nodes: [Node]) {
    for node in nodes {
      if case .image(let image) = node, let address = image.address { addresses.append(address) }
      if case .blocks(let list) = node { blocks += list }
      node.forEachList({ add($0) }, { add($0) })
      if case .action(_, let address) = node {
        addresses.append(address)
        firstAction = firstAction ?? address
      }
    }
  }

  private mutating func add(_ inlines: [Inline]) {
    var rest = Array(inlines.reversed())
    while let inline = rest.popLast() {
      rest += inline.inner.reversed()
      switch inline {
      case .text, .lineBreak, .code, .emphasis, .strong, .strikethrough, .mark: continue
      case .reference(_, let faq): references.append(faq)
      case .image(let address, _): addresses.append(address)
      case .link(_, let address):
        addresses.append(address)
        firstLink = firstLink ?? address
      }
    }
  }
}

extension Document {
  /// The address that readers are asked to open, or else the first one that they can follow.
  var mainAddress: Address? {
    var (action, link): (Address?, Address?)
    forEachBlock { _, targets in
      action = action ?? targets.firstAction
      link = link ?? targets.firstLink
    }
    return action ?? link
  }

  /// Calls a function with each block, in order, and with what its nodes lead to.
  func forEachBlock(_ body: (any Block, NodeTargets) -> Void) {
    var rest = Array(blocks.reversed())
    while let block = rest.popLast() {
      let targets = NodeTargets(of: block.programNotice?.content ?? BlockList([block]).body)
      rest += targets.blocks.reversed()
      body(block, targets)
    }
  }
}

extension CheckCommand {
  /// The answers to the addresses of links, each of which is asked once.
  func answers(
    to links: [ContentLink],
    in run: Run
  ) async throws -> [HTTPAddress: LinkProbe.Answer] {
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
      run.warn("\(rest) addresses were not asked; the limit is \(limit)", options.color)
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
    progress: (_ answered: Int, _ total: Int) -> Void
  ) async -> [HTTPAddress: LinkProbe.Answer] {
    var seen: Set<HTTPAddress> = []
    let chosen = Array(addresses.lazy.filter { seen.insert($0).inserted }.prefix(maximumCount))
    var hosts = Dictionary(grouping: chosen, by: \.host).values.map { $0[...] }
    hosts.sort { $0.count < $1.count }
    return await withTaskGroup(of: (ArraySlice<HTTPAddress>, LinkProbe.Answer).self) { group in
      func ask(_ addresses: ArraySlice<HTTPAddress>, after pause: Duration? = nil) {
        group.addTask {
          if let pause { try? await self.pause(pause) }
          return (addresses, await self.ask(addresses[addresses.startIndex]))
        }
      }
      var answers: [HTTPAddress: LinkProbe.Answer] = [:]
      for _ in 0..<hostsAtOnce {
        if let host = hosts.popLast() { ask(host) }
      }
      for await (addresses, answer) in group {
        answers[addresses[addresses.startIndex]] = answer
        progress(answers.count, chosen.count)
        let rest = addresses.dropFirst()
        guard !Task.isCancelled else { continue }
        if !rest.isEmpty {
          ask(rest, after: pauseOfHost)
        } else if let host = hosts.popLast() {
          ask(host)
        }
      }
      return answers
    }
  }
}

extension Diagnostic {
  /// What an answer means for the author of a link; nil if all is well.
  ///
  /// A link is dead, and so an error, only if the server says so. Any other failure may be one of
  /// this network, may be temporary, or may concern programs and not people.
  init?(_ link: ContentLink, _ answer: LinkProbe.Answer) {
    let (code, message, hint): (Code, String, String?)
    let address = link.address
    switch answer {
    case .found(movedTo: nil), .cancelled: return nil
    case .found(movedTo: .some(let target)):
      (code, message) = (.movedLink, "\(address) has moved to \(target)")
      hint = target.isWhollyShown ? "Write \(target)." : nil
    // There is nothing for anybody, now and later.
    case .refused(let status, let reason) where [400, 404, 410, 414].contains(status):
      (code, message, hint) = (.deadLink, "nothing is at \(address): \(reason)", nil)
    case .refused(_, let reason):
      (code, message) = (.unconfirmedLink, "\(address) could not be checked: \(reason)")
      hint = "Look at it in a browser."
    case .failed(let reason, let advice):
      (code, message) = (.unreachableLink, "\(address) cannot be reached: \(reason)")
      hint = advice
    }
    self.init(code, at: link.location, message: message, hint: hint)
  }
}
