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

  static let all = connections + times + sizes + contents + packings
}

private extension FaultCase {
  static let truncated = Outcome.failure(
    "the connection ended before all of the content had come",
    .later
  )

  static let connections = [
    Self(
      "closed at once",
      is: .failure("the server closed the connection without an answer", .later)
    ),
    Self("reset at once", .reset, is: .failure("the connection was broken off", .later)),
    Self(
      "reset half-way",
      .head("200 OK", "Content-Length: 1000"),
      .send("[1,"),
      .reset,
      is: .failure("the connection was broken off", .later)
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
      "chunks that are none",
      .head("200 OK", "Transfer-Encoding: chunked"),
      .send("zz\r\n[]\r\n"),
      is: .failure("the server divided the content in a way that is not HTTP")
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
        hint: "Check the address and its port; https: may be meant for http:, or the reverse."
      )
    ),
  ]

  static let times = [
    Self(
      "silence instead of an answer",
      .silence,
      limits: TransferLimits(silence: .milliseconds(50)),
      is: .failure("no answer within 50 milliseconds", .later)
    ),
    Self(
      "silence half-way",
      .head("200 OK", "Content-Length: 1000"),
      .send("[1,"),
      .silence,
      limits: TransferLimits(silence: .milliseconds(50)),
      is: .failure("nothing more came within 50 milliseconds", .later)
    ),
    Self(
      "one byte now and then",
      .head("200 OK"),
      .drip,
      limits: TransferLimits(total: .milliseconds(50)),
      is: .failure("not all of the content came within 50 milliseconds", .later)
    ),
  ]

  static let large = Outcome.failure(
    "the content is larger than the limit of 1 MiB",
    hint: "If so much is to be expected, raise the limit."
  )

  static let sizes = [
    Self(
      "10 GiB announced",
      .head("200 OK", "Content-Length: 10737418240"),
      .silence,
      is: .failure(
        "the content is 10 GiB and so larger than the limit of 1 MiB",
        hint: "If so much is to be expected, raise the limit."
      )
    ),
    Self("a body without end", .head("200 OK"), .repeatedly(Array("[1],\n".utf8)), is: large),
    Self(
      "a gzip bomb",
      .head("200 OK", "Content-Encoding: gzip"),
      .repeatedly(Packed.spaces),
      is: large
    ),
    Self(
      "gzip without end that unpacks to nothing",
      .head("200 OK", "Content-Encoding: gzip"),
      .repeatedly(Packed.nothing),
      is: large
    ),
    Self(
      "headers without end",
      .send("HTTP/1.1 200 OK\r\n"),
      .repeatedly(Array("X-Header: value\r\n".utf8)),
      is: .failure("the headers of the answer are too large")
    ),
    Self(
      "two lengths",
      .head("200 OK", "Content-Length: 2", "Content-Length: 5"),
      .send("[]"),
      is: .failure("the server contradicts itself on the length of the content")
    ),
  ]

  static let page = Outcome.failure(
    "the server answered with a web page, not JSON",
    hint: "Check the address; it may lead to a page for people, or to one that asks to log in."
  )

  static let contents = [
    Self("a page", .answer("200 OK", ["Content-Type: text/html"], body: "<html>"), is: page),
    Self("a page that is called JSON", .answer(body: "\u{FEFF}\n<html>"), is: page),
    Self(
      "text that is called a page",
      .answer("200 OK", ["Content-Type: text/html"], body: "Hi"),
      is: page
    ),
    Self(
      "JSON that is called a page",
      .answer("200 OK", ["Content-Type: text/html"], body: " []"),
      is: .content(" []")
    ),
    Self(
      "another encoding",
      .answer("200 OK", ["Content-Type: application/json; charset=\"ISO-8859-1\""]),
      is: .failure(
        "the server sends the content as iso-8859-1, and JSON is UTF-8",
        hint: "The server's Content-Type has to say charset=utf-8, or nothing of a charset."
      )
    ),
    Self(
      "UTF-8 by name",
      .answer("200 OK", ["Content-Type: application/json;charset=UTF-8"]),
      is: .content("[]")
    ),
    Self(
      "nothing changed, for one who has nothing",
      .head("304 Not Modified"),
      is: .failure(
        "the server says that nothing has changed, though nothing was kept"
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
      "gzip cut off, in an answer that is whole",
      .answer("200 OK", ["Content-Encoding: gzip"], bytes: Packed.list.dropLast(1)),
      is: truncated
    ),
    Self(
      "gzip that is none",
      .answer("200 OK", ["Content-Encoding: gzip"]),
      is: .failure("the server says that the content is packed, and it cannot be unpacked")
    ),
    Self(
      "gzip with damage",
      .answer(
        "200 OK",
        ["Content-Encoding: gzip"],
        bytes: Packed.list.dropLast(8) + [UInt8](repeating: 0, count: 8)
      ),
      is: .failure("the server says that the content is packed, and it cannot be unpacked")
    ),
    Self(
      "another packing",
      .answer("200 OK", ["Content-Encoding: br"]),
      is: .failure("the server packed the content as br, which nobody asked for")
    ),
  ]
}
