import FaqService
import FaqSources
import TestServer
import Testing

/// A misbehaving server, and the expected outcome.
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

  static let all = connections + times + sizes + contents + packings
}

private extension FaultCase {
  static let truncated = Outcome.failure(
    "the connection ended before the content was complete",
    .later
  )

  static let connections = [
    Self(
      "closed at once",
      is: .failure("the server closed the connection without a response", .later)
    ),
    Self("reset at once", .reset, is: .failure("the connection was interrupted", .later)),
    Self(
      "reset half-way",
      .head("200 OK", "Content-Length: 1000"),
      .send("[1,"),
      .reset,
      is: .failure("the connection was interrupted", .later)
    ),
    Self(
      "cut off before the announced length",
      .head("200 OK", "Content-Length: 1000"),
      .send("[1,"),
      is: truncated
    ),
    Self(
      "cut off before the last chunk",
      .head("200 OK", "Transfer-Encoding: chunked"),
      .send("3\r\n[1,\r\n"),
      is: truncated
    ),
    Self(
      "invalid chunks",
      .head("200 OK", "Transfer-Encoding: chunked"),
      .send("zz\r\n[]\r\n"),
      is: .failure("the server sent an invalid chunked encoding")
    ),
    Self(
      "longer than announced",
      .head("200 OK", "Content-Length: 2"),
      .send("[]]]"),
      is: .content("[]")
    ),
    Self(
      "no HTTP",
      .send("[]"),
      is: .failure(
        "the server does not speak HTTP",
        hint: "Check the port, and whether the address needs http: or https:."
      )
    ),
  ]

  static let times = [
    Self(
      "silence instead of a response",
      .silence,
      limits: TransferLimits(silence: .milliseconds(50)),
      is: .failure("no response within 50 milliseconds", .later)
    ),
    Self(
      "silence half-way",
      .head("200 OK", "Content-Length: 1000"),
      .send("[1,"),
      .silence,
      limits: TransferLimits(silence: .milliseconds(50)),
      is: .failure("no more data within 50 milliseconds", .later)
    ),
    Self(
      "single bytes at intervals",
      .head("200 OK"),
      .drip,
      limits: TransferLimits(total: .milliseconds(50)),
      is: .failure("the content was not complete within 50 milliseconds", .later)
    ),
  ]

  static let large = Outcome.failure(
    "the content is larger than the limit of 1 MiB",
    hint: "Raise the limit if you expect content of this size."
  )

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
    Self("an endless body", .head("200 OK"), .repeatedly(Array("[1],\n".utf8)), is: large),
    Self(
      "a gzip bomb",
      .head("200 OK", "Content-Encoding: gzip"),
      .repeatedly(Packed.spaces),
      is: large
    ),
    Self(
      "endless gzip that decompresses to nothing",
      .head("200 OK", "Content-Encoding: gzip"),
      .repeatedly(Packed.nothing),
      is: large
    ),
    Self(
      "endless headers",
      .send("HTTP/1.1 200 OK\r\n"),
      .repeatedly(Array("X-Header: value\r\n".utf8)),
      is: .failure("the headers of the response are too large")
    ),
    Self(
      "two lengths",
      .head("200 OK", "Content-Length: 2", "Content-Length: 5"),
      .send("[]"),
      is: .failure("the server sent an invalid or contradictory Content-Length")
    ),
  ]

  static let page = Outcome.failure(
    "the server answered with a web page, not JSON",
    hint: "Check the address; it may lead to an ordinary page or to a login page."
  )

  static let contents = [
    Self("a page", .answer("200 OK", ["Content-Type: text/html"], body: "<html>"), is: page),
    Self("a page labelled as JSON", .answer(body: "\u{FEFF}\n<html>"), is: page),
    Self(
      "text labelled as a page",
      .answer("200 OK", ["Content-Type: text/html"], body: "Hi"),
      is: page
    ),
    Self(
      "JSON labelled as a page",
      .answer("200 OK", ["Content-Type: text/html"], body: " []"),
      is: .content(" []")
    ),
    Self(
      "another encoding",
      .answer("200 OK", ["Content-Type: application/json; charset=\"ISO-8859-1\""]),
      is: .failure(
        "the server sends the content as iso-8859-1, and not as UTF-8",
        hint: "If that is right, read it with --encoding iso-8859-1, "
          + "and else with --encoding utf-8."
      )
    ),
    Self(
      "an encoding that nobody knows",
      .answer("200 OK", ["Content-Type: text/plain; charset=x-own"]),
      is: .failure(
        "the server sends the content as x-own, and not as UTF-8",
        hint: "If that is right, read it with --encoding x-own, and else with --encoding utf-8."
      )
    ),
    Self(
      "a table in another encoding",
      .answer("200 OK", ["Content-Type: text/csv; charset=windows-1251"], bytes: [0xC4, 0xE0]),
      is: .content("Да")
    ),
    Self(
      "UTF-8 by name",
      .answer("200 OK", ["Content-Type: application/json;charset=UTF-8"]),
      is: .content("[]")
    ),
    Self(
      "not modified, without a copy",
      .head("304 Not Modified"),
      is: .failure(
        "the server says that the content has not changed, but there is no copy of it"
      )
    ),
    Self("no content", .head("204 No Content"), is: .failure("the server answered 204 No Content")),
  ]

  static let packings = [
    Self(
      "gzip",
      .answer("200 OK", ["Content-Encoding: gzip"], bytes: Packed.list),
      is: .content("[1]")
    ),
    Self(
      "gzip in two members",
      .answer("200 OK", ["Content-Encoding: gzip"], bytes: Packed.spaces + Packed.list),
      is: .content(String(repeating: " ", count: 65_536) + "[1]")
    ),
    Self(
      "truncated gzip in a complete response",
      .answer("200 OK", ["Content-Encoding: gzip"], bytes: Packed.list.dropLast(1)),
      is: truncated
    ),
    Self(
      "invalid gzip",
      .answer("200 OK", ["Content-Encoding: gzip"]),
      is: .failure("the server says that the content is compressed, but it cannot be decompressed")
    ),
    Self(
      "damaged gzip",
      .answer(
        "200 OK",
        ["Content-Encoding: gzip"],
        bytes: Packed.list.dropLast(8) + [UInt8](repeating: 0, count: 8)
      ),
      is: .failure("the server says that the content is compressed, but it cannot be decompressed")
    ),
    Self(
      "another compression",
      .answer("200 OK", ["Content-Encoding: br"]),
      is: .failure("the server compressed the content as br, which was not requested")
    ),
  ]
}
