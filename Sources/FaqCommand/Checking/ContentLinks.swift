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
