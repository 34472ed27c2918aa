import Testing

@testable import FaqSources

@Suite("The head of a response")
struct HeadReadingTests {
  @Test("A field may go on in lines that begin with a space, as old servers write it")
  func continuation() {
    let lines = ["  nothing\r\n", "HTTP/1.1 200 OK\r\n", "A: b\r\n", "  c \r\n", "\td\r\n", "\r\n"]
    var reading = HeadReader()
    for line in lines { _ = reading.add(Array(line.utf8)) }
    #expect(reading.head?.status == 200)
    #expect(reading.head?.values("a") == ["b c d"])
  }

  @Test("A field that is not UTF-8 is read as Latin-1")
  func latin1() {
    var reading = HeadReader()
    _ = reading.add(Array("HTTP/1.1 200 OK\r\n".utf8))
    _ = reading.add(Array("A: caf".utf8) + [0xE9, 0x0D, 0x0A])
    _ = reading.add([0x0D, 0x0A])
    #expect(reading.head?.values("a") == ["café"])
  }
}
