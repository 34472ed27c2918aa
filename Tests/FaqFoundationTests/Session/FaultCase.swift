import FaqService
import FaqSources
import TestServer
import Testing

/// A server that misbehaves, and what is said of it.
struct FaultCase: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let steps: [ServerStep]
  let limits: TransferLimits
  let outcome: Outcome

  init(
    _ description: String,
    _ steps: ServerStep...,
    limits: TransferLimits = .short,
    is outcome: Outcome
  ) {
    testDescription = description
    self.steps = steps
    self.limits = limits
    self.outcome = outcome
  }

  static let all = connections + times + sizes + contents
}

private extension FaultCase {
  static let connections = [
    Self(
      "closed at once",
      is: .failure(
        "the server sent an invalid response",
        hint: "Check the address, its port, and whether it needs http: or https:.",
        .later
      )
    ),
    Self("reset at once", .reset, is: .failure("the connection was interrupted", .later)),
    Self(
      "cut off before the announced length",
      .head("200 OK", "Content-Length: 1000"),
      .send("[1,"),
      is: .failure("the transfer failed", .later)
    ),
    Self(
      "cut off before the last chunk",
      .head("200 OK", "Transfer-Encoding: chunked"),
      .send("3\r\n[1,\r\n"),
      is: .failure("the transfer failed", .later)
    ),
    Self(
      "no HTTP",
      .send("[]"),
      is: .failure(
        "the server does not speak HTTP",
        hint: "Check the address, its port, and whether it needs http: or https:."
      )
    ),
  ]

  static let times = [
    Self(
      "silence instead of an answer",
      .silence,
      limits: TransferLimits(silence: .seconds(1)),
      is: .failure("the server sent no data in time", .later)
    ),
    Self(
      "silence half-way",
      .head("200 OK", "Content-Length: 1000"),
      .send("[1,"),
      .silence,
      limits: TransferLimits(silence: .seconds(1)),
      is: .failure("the server sent no data in time", .later)
    ),
    Self(
      "one byte now and then",
      .head("200 OK"),
      .drip,
      limits: TransferLimits(total: .milliseconds(50)),
      is: .failure("the content was not complete in time", .later)
    ),
  ]

  static let sizes = [
    Self(
      "10 GiB announced",
      .head("200 OK", "Content-Length: 10737418240"),
      .silence,
      is: .failure(
        "the content has 10 GiB; the limit is 1 MiB",
        hint: "Raise the limit if you expect content of this size."
      )
    ),
    Self(
      "a body that is longer than the limit",
      .head("200 OK"),
      .send([UInt8](repeating: 0x5B, count: 1 << 20)),
      .send("[["),
      .silence,
      is: .failure(
        "the content is larger than the limit of 1 MiB",
        hint: "Raise the limit if you expect content of this size."
      )
    ),
  ]

  /// `[1]` in gzip.
  static let packedList: [UInt8] = [
    0x1F, 0x8B, 0x08, 0x00, 0x00, 0x00, 0x00, 0x00, 0x02, 0x03, 0x8B, 0x36, 0x8C, 0x05, 0x00, 0xB8,
    0x32, 0x2F, 0x4C, 0x03, 0x00, 0x00, 0x00,
  ]

  static let contents = [
    Self(
      "a page",
      .answer("200 OK", ["Content-Type: text/html"], body: "<html>"),
      is: .failure(
        "the server answered with a web page, not JSON",
        hint: "Check the address; it may lead to an ordinary page or to a login page."
      )
    ),
    Self(
      "not found",
      .answer("404 Not Found"),
      is: .failure("the server answered 404 Not Found", hint: "Check the address.")
    ),
    Self(
      "too busy",
      .answer("503 Service Unavailable", ["Retry-After: 7"]),
      is: .failure("the server answered 503 Service Unavailable", .after(.seconds(7)))
    ),
    Self("no content", .head("204 No Content"), is: .failure("the server answered 204 No Content")),
    Self(
      "nothing changed, for one who has nothing",
      .head("304 Not Modified"),
      is: .failure("the server says that the content has not changed, but there is no copy of it")
    ),
    Self(
      "gzip",
      .answer("200 OK", ["Content-Encoding: gzip"], bytes: packedList),
      is: .content("[1]")
    ),
    Self("nothing at all", .answer(body: ""), is: .content("")),
  ]
}
