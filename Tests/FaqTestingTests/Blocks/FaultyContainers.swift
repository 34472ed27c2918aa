import ContentParser
import FaqService

/// A block with blocks in `blocks`, and one fault.
protocol FaultyContainer: ContainerBlock {
  init(raw: RawItem, children: BlockList)
}

extension FaultyContainer {
  static var type: BlockType { "box" }
  static var examples: [String] { [#"{"type":"box","blocks":[{"type":"body","text":"Hello"}]}"#] }

  static var fields: ItemFields<Self> {
    ItemFields(.required("blocks", .blocks), as: Self.init(raw:children:))
  }
}

/// It has no fault.
struct Box: FaultyContainer {
  let raw: RawItem
  var children: BlockList
  var body: [Node] { [.quote([.blocks(children)])] }
}

/// It shows the nodes of its children, without their languages and overrides.
struct LoweringBox: FaultyContainer {
  let raw: RawItem
  var children: BlockList
  var body: [Node] { [.quote(children.body)] }
}

/// It does not say which blocks it holds.
struct SecretiveBox: FaultyContainer {
  let raw: RawItem
  var children: BlockList = []
  private let content: BlockList
  var body: [Node] { [.quote([.blocks(content)])] }

  init(raw: RawItem, children: BlockList) {
    self.raw = raw
    content = children
  }
}

/// It shows the blocks that it was read with, also when it is given others.
struct StubbornBox: FaultyContainer {
  let raw: RawItem
  var children: BlockList
  private let content: BlockList
  var body: [Node] { [.quote([.blocks(content)])] }

  init(raw: RawItem, children: BlockList) {
    self.raw = raw
    self.children = children
    content = children
  }
}

/// It does not show its children.
struct EmptyBox: FaultyContainer {
  let raw: RawItem
  var children: BlockList
  var body: [Node] { [] }
}

/// It leaves out blocks of unknown types, under every policy.
struct PickyBox: FaultyContainer {
  let raw: RawItem
  var children: BlockList
  var body: [Node] { [.quote([.blocks(children)])] }

  init(raw: RawItem, children: BlockList) {
    self.raw = raw
    self.children = BlockList(children.filter { ($0 as? UnknownBlock)?.reason != .unregistered })
  }
}
