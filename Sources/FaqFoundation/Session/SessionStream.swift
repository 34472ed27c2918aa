import FaqService
import FaqSources

/// The events of a transfer, read one after another.
struct SessionStream: ByteStream {
  /// The source, and where it redirected to.
  private(set) var name: String
  private var events: SessionTransfer.Events.Iterator

  init(_ events: SessionTransfer.Events, name: String) {
    self.name = name
    self.events = events.makeAsyncIterator()
  }

  /// The head of the response, which comes before all bytes.
  mutating func response() async throws(FaqServiceError) -> HTTPResponse {
    while let event = try await nextEvent() {
      if case .response(let response, let name) = event {
        self.name = name
        return response
      }
    }
    throw FaqServiceError(
      .unavailable,
      source: name,
      reason: "the server closed the connection without a response",
      recovery: .later
    )
  }

  mutating func next() async throws(FaqServiceError) -> [UInt8]? {
    while let event = try await nextEvent() {
      if case .bytes(let bytes) = event { return bytes }
    }
    return nil
  }

  private mutating func nextEvent() async throws(FaqServiceError) -> SessionTransfer.Event? {
    if let event = await events.next(isolation: #isolation) { return try event.get() }
    // Cancelling the task ends the events too.
    guard !Task.isCancelled else { throw .cancelled(source: name) }
    return nil
  }
}
