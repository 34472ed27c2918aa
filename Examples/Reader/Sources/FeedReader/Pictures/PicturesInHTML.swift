import Renderers

extension Pictures {
  /// Writes pictures into the page; one that is not there is an image at its address.
  var html: BlockOverrides<HTMLWriter> {
    var overrides = BlockOverrides<HTMLWriter>()
    overrides.add(Picture.self) { block, writer in
      guard let picture = bytes(of: block).flatMap({ EmbeddedPicture($0) }) else {
        writer.nodes(block.body)
        return
      }
      writer.element("figure") { figure in
        figure.element("img", ["src": picture, "alt": block.description])
      }
    }
    return overrides
  }
}
