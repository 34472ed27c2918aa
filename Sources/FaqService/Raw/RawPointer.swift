extension RawStorage {
  /// The JSON Pointer of the entry, or in a flat list of one of its items.
  func pointer(ofElement ordinal: Int) -> String {
    guard let index = origin.index else { return origin.container }
    return origin.container + "/\(index + ordinal)"
  }

  /// The JSON Pointer of the token at `target`, which lies within the anchor.
  func pointer(to target: Int, from anchor: RawItem.Anchor) -> String {
    var pointer =
      switch tokens[0].kind {
      case .run: pointer(ofElement: anchor.ordinal)
      case _ where anchor.ordinal < 0: pointer(ofElement: 0)
      case .object: pointer(ofElement: 0) + "/elements/\(anchor.ordinal)"
      default: pointer(ofElement: 0) + "/\(anchor.ordinal)"
      }
    appendPath(to: target, from: anchor.index, pointer: &pointer)
    return pointer
  }

  /// The JSON Pointer of any token, in an entry or in a member of the envelope.
  func pointer(to target: Int) -> String {
    switch tokens[0].kind {
    case .run:
      return pointer(to: target, from: anchor(of: target))
    case .string where tokens.count > 1:
      var pointer = pathStep(ofName: 0)
      appendPath(to: target, from: 1, pointer: &pointer)
      return pointer
    default:
      return pointer(to: target, from: .alone)
    }
  }

  /// The item of a flat list that contains a token.
  private func anchor(of target: Int) -> RawItem.Anchor {
    var index = firstChild(of: 0)
    var ordinal = 0
    while next(after: index) <= target {
      index = next(after: index)
      ordinal += 1
    }
    return RawItem.Anchor(index: index, ordinal: ordinal)
  }

  /// Appends the path from the container at `start` to the token at `target`.
  func appendPath(to target: Int, from start: Int, pointer: inout String) {
    var container = start
    while container < target, target < next(after: container) {
      let step = childStep(towards: target, in: container)
      pointer += step.path
      container = step.child
    }
  }

  private func childStep(
    towards target: Int,
    in container: Int
  ) -> (path: String, child: Int) {
    let isObject = tokens[container].kind == .object
    var child = firstChild(of: container)
    var ordinal = 0
    while true {
      let value = isObject ? child + 1 : child
      let end = next(after: value)
      if target < end {
        return (isObject ? pathStep(ofName: child) : "/\(ordinal)", max(value, child))
      }
      child = end
      ordinal += 1
    }
  }

  private func pathStep(ofName index: Int) -> String {
    "/" + RawString(value: RawValue(storage: self, index: index)).text.escapedForPointer
  }
}

extension String {
  /// `a/b~c` as a reference token of a JSON Pointer: `a~1b~0c`.
  var escapedForPointer: String {
    var escaped = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "~": escaped += "~0"
      case "/": escaped += "~1"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
