import ContentParser
import FaqService
import FaqSources

/// A web address in the content.
struct ContentLink: Equatable {
  let address: HTTPAddress
  let location: RawLocation
}

extension ContentLink {
  /// The same address at its place in the original.
  func moved(by recent: RecentBytes) -> Self {
    Self(address: address, location: recent.origin(of: location))
  }

  /// The web addresses that readers of a document can follow or see as pictures, in its order.
  static func links(in document: Document, relativeTo base: BaseAddress?) -> [Self] {
    var locator = RawLocator()
    var links: [Self] = []
    document.forEachBlock { block, targets in
      var places: AddressPlaces?
      for address in targets.addresses {
        guard let target = try? HTTPAddress(address.text) else { continue }
        places = places ?? AddressPlaces(in: block.raw, relativeTo: base)
        let value = places?[address] ?? block.raw.value
        links.append(Self(address: target, location: locator.location(of: value, in: block.raw)))
      }
    }
    return links
  }
}

/// The strings of an item that are addresses.
private struct AddressPlaces {
  private var values: [Address: RawValue] = [:]

  init(in item: RawItem, relativeTo base: BaseAddress?) {
    var rest = [item.value]
    while let value = rest.popLast() {
      switch value.content {
      case .string(let string):
        guard let address = try? Address(string.text, relativeTo: base) else { continue }
        values[address] = values[address] ?? value
      case .array(let array): rest += array.reversed()
      case .object(let object): rest += object.map(\.value).reversed()
      case .null, .bool, .number: continue
      }
    }
  }

  subscript(address: Address) -> RawValue? { values[address] }
}
