extension Document {
  /// A copy of the document in which `transform` replaces each block.
  ///
  /// Blocks within a container or a fallback are replaced before the block that they are in. The
  /// raw entry stays the same, and so does the output as JSON.
  ///
  /// - Parameter transform: Returns the block to put in place of another, or the same one.
  /// - Returns: The copy, also if no block has changed.
  /// - Throws: The first error of `transform`.
  public func mapBlocks<Failure>(
    _ transform: (any Block) throws(Failure) -> any Block
  ) throws(Failure) -> Self {
    var mapped: [any Block] = []
    for block in blocks { mapped.append(try block.mapped(transform)) }
    return replacingBlocks(with: mapped)
  }
}

extension Document {
  /// A copy of the document in which `transform` replaces each block, one after another.
  ///
  /// - Parameter transform: Returns the block to put in place of another, or the same one. Blocks
  ///   within a block come before it.
  /// - Returns: The copy, also if no block has changed.
  /// - Throws: The first error of `transform`.
  public func mapBlocks<Failure>(
    _ transform: (any Block) async throws(Failure) -> any Block
  ) async throws(Failure) -> Self {
    var mapped: [any Block] = []
    for block in blocks { mapped.append(try await block.mapped(transform)) }
    return replacingBlocks(with: mapped)
  }

  private func replacingBlocks(with blocks: [any Block]) -> Self {
    Self(raw: raw, blocks: BlockList(blocks), unknownPolicy: unknownPolicy, base: base)
  }
}

private extension Block {
  func mapped<Failure>(
    _ transform: (any Block) throws(Failure) -> any Block
  ) throws(Failure) -> any Block {
    if children.isEmpty { return try transform(self) }
    var mapped: [any Block] = []
    for child in children { mapped.append(try child.mapped(transform)) }
    return try transform(replacingChildren(with: mapped))
  }
}

private extension Block {
  func mapped<Failure>(
    _ transform: (any Block) async throws(Failure) -> any Block
  ) async throws(Failure) -> any Block {
    if children.isEmpty { return try await transform(self) }
    var mapped: [any Block] = []
    for child in children { mapped.append(try await child.mapped(transform)) }
    return try await transform(replacingChildren(with: mapped))
  }

  func replacingChildren(with blocks: [any Block]) -> any Block {
    let blocks = BlockList(blocks)
    if let unknown = self as? UnknownBlock { return unknown.replacingFallback(with: blocks) }
    if var declared = self as? DeclaredBlock {
      declared.children = blocks
      return declared
    }
    guard var container = self as? any ContainerBlock else { return self }
    container.children = blocks
    return container
  }
}
