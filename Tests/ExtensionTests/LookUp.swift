import ContentParser

func addingCaptions(
  to document: Document,
  lookUp: (Address) async throws -> String
) async throws -> Document {
  try await document.mapBlocks { block in
    guard let video = block as? Video else { return block }
    return Video(raw: video.raw, caption: try await lookUp(video.url), url: video.url)
  }
}
