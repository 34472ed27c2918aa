import ContentParser
import FaqService
import FaqSources

/// A web address in the content.
struct ContentLink: Equatable {
  let address: HTTPAddress
  let location: RawLocation
}

extension ContentLink {
  /// The web addresses that readers of a document can follow or see as pictures, in its order.
  static func links(in document: Document) -> [Self] {
    var locator = RawLocator()
    var links: [Self] = []
    var blocks = Array(document.blocks.elements.reversed())
    while let block = blocks.popLast() {
      let content = NodeAddresses(of: block.programNotice?.content ?? block.body)
      blocks += content.blocks.reversed()
      var places: AddressPlaces?
      for address in content.addresses {
        guard let target = try? HTTPAddress(address.text) else { continue }
        places = places ?? AddressPlaces(in: block.raw)
        let value = places?[address] ?? block.raw.value
        links.append(Self(address: target, location: locator.location(of: value, in: block.raw)))
      }
    }
    return links
  }
}

/// The addresses in nodes, and the blocks among them.
private struct NodeAddresses {
  private(set) var addresses: [Address] = []
  private(set) var blocks: [any Block] = []

  init(of nodes: [Node]) {
    var rest = Array(nodes.reversed())
    while let node = rest.popLast() {
      switch node {
      case .heading(_, let inlines), .paragraph(let inlines): add(inlines)
      case .list(_, let items): rest += items.joined().reversed()
      case .action(let label, let address):
        add(label)
        addresses.append(address)
      case .image(let image):
        addresses.append(image.address)
        add(image.caption)
      case .code, .divider: continue
      case .quote(let nodes), .group(let nodes), .notice(_, _, let nodes):
        rest += nodes.reversed()
      case .details(let summary, let nodes):
        add(summary)
        rest += nodes.reversed()
      case .blocks(let list): blocks += list.elements
      case .table(let table):
        add(table.caption)
        for cell in ([table.header] + table.rows).joined() { add(cell) }
      case .facts(let facts):
        for fact in facts { add(fact.name + fact.value) }
      }
    }
  }

  private mutating func add(_ inlines: [Inline]) {
    var rest = Array(inlines.reversed())
    while let inline = rest.popLast() {
      switch inline {
      case .text, .lineBreak, .code: continue
      case .emphasis(let inner), .strong(let inner), .strikethrough(let inner), .mark(let inner),
        .reference(let inner, _):
        rest += inner.reversed()
      case .image(let address, _): addresses.append(address)
      case .link(let inner, let address):
        addresses.append(address)
        rest += inner.reversed()
      }
    }
  }
}

/// The strings of an item that are addresses.
private struct AddressPlaces {
  private var values: [Address: RawValue] = [:]

  init(in item: RawItem) {
    var rest = [item.value]
    while let value = rest.popLast() {
      switch value.content {
      case .string(let string):
        guard let address = try? Address(string.text) else { continue }
        values[address] = values[address] ?? value
      case .array(let array): rest += array.reversed()
      case .object(let object): rest += object.map(\.value).reversed()
      case .null, .bool, .number: continue
      }
    }
  }

  subscript(address: Address) -> RawValue? { values[address] }
}
