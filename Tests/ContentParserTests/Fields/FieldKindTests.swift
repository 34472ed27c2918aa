import ContentParser
import FaqService
import Testing

@Suite("The kinds of fields")
struct FieldKindTests {
  private static func item(_ value: String) throws -> RawItem {
    try RawItem(parsing: #"{"type":"a","n":\#(value)}"#)
  }

  private static func wrongKind(_ predicate: String) -> BlockError {
    BlockError(.wrongKind, at: .member("n"), message: "`n` must be \(predicate)")
  }

  @Test(
    "A text is any string",
    arguments: [(#""""#, ""), (#""a\nb""#, "a\nb"), (#""\u00e9\ud800""#, "é\u{FFFD}")]
  )
  func text(value: String, text: String) throws {
    #expect(try Self.item(value).text("n") == text)
    #expect(try Self.item(value).required("n", .text) == text)
  }

  @Test("An address has a scheme of its own")
  func absoluteAddress() throws {
    let item = try Self.item(#""https://e.org/a""#)
    #expect(try item.required("n", .address) == Address("https://e.org/a"))
    #expect(throws: BlockError.self) { try Self.item(#""a""#).required("n", .address) }
  }

  @Test(
    "Any other value is of the wrong kind",
    arguments: [
      ("null", "null"), ("true", "true"), ("1.50", "the number 1.50"), ("[]", "an array"),
      ("{}", "an object"),
    ]
  )
  func wrongText(value: String, found: String) throws {
    let item = try Self.item(value)
    #expect(throws: Self.wrongKind("a string, but is \(found)")) { try item.text("n") }
    #expect(throws: Self.wrongKind("a string, but is \(found)")) { try item.optional("n", .text) }
    #expect(throws: Self.wrongKind("a string, but is \(found)")) { try item.address("n") }
    #expect(throws: Self.wrongKind("a string, but is \(found)")) { try item.date("n") }
    #expect(throws: Self.wrongKind("a string, but is \(found)")) {
      try item.choice("n", of: Level.self)
    }
  }

  @Test(
    "An int is a number without a fraction and an exponent",
    arguments: [
      ("0", 0), ("-0", 0), ("-12", -12), ("9223372036854775807", Int.max),
      ("-9223372036854775808", Int.min),
    ]
  )
  func int(value: String, int: Int) throws { #expect(try Self.item(value).int("n") == int) }

  @Test(
    "Another number is not an int, and neither is another value",
    arguments: [
      ("3.0", "the number 3.0"), ("1e3", "the number 1e3"),
      ("9223372036854775808", "the number 9223372036854775808"), (#""3""#, "a string"),
      ("false", "false"), ("null", "null"),
    ]
  )
  func wrongInt(value: String, found: String) throws {
    let item = try Self.item(value)
    #expect(throws: Self.wrongKind("a whole number, but is \(found)")) { try item.int("n") }
  }

  @Test(
    "A double is any number that one can hold",
    arguments: [("3", 3), ("-0.5", -0.5), ("1E-3", 0.001), ("1e308", 1e308), ("1e-999", 0)]
  )
  func double(value: String, double: Double) throws {
    #expect(try Self.item(value).double("n") == double)
  }

  @Test(
    "A number beyond its range is not a double",
    arguments: [
      ("1e309", "the number 1e309"), ("-1e999", "the number -1e999"), (#""1""#, "a string"),
    ]
  )
  func wrongDouble(value: String, found: String) throws {
    let item = try Self.item(value)
    #expect(throws: Self.wrongKind("a number, but is \(found)")) { try item.double("n") }
  }

  @Test("A long number is cut in the message")
  func longNumber() throws {
    let item = try Self.item(String(repeating: "7", count: 100_000))
    let start = String(repeating: "7", count: 40)
    #expect(throws: Self.wrongKind("true or false, but is the number \(start)")) {
      try item.bool("n")
    }
  }

  @Test("A bool is true or false, and no number")
  func bool() throws {
    #expect(try Self.item("true").bool("n"))
    #expect(try !Self.item("false").bool("n"))
    let item = try Self.item("1")
    #expect(throws: Self.wrongKind("true or false, but is the number 1")) { try item.bool("n") }
  }

  @Test("An address is safe to follow")
  func address() throws {
    #expect(try Self.item(#""tel:1""#).address("n") == Address("tel:1"))
    let item = try Self.item(#""javascript:a""#)
    let error = #expect(throws: BlockError.self) { try item.address("n") }
    #expect(error?.code == .unsafeAddress)
    #expect(error?.place == .member("n"))
    #expect(error?.message.hasPrefix("`n` ") == true)
  }

  @Test("A date is a date and time of RFC 3339")
  func date() throws {
    #expect(try Self.item(#""1970-01-02T00:00:00Z""#).date("n").seconds == 86_400)
    let item = try Self.item(#""2026-11-21""#)
    let error = BlockError(
      .invalidValue,
      at: .member("n"),
      message: "`n` is not a date and time",
      hint: "Write it as in 2026-11-21T09:30:00Z."
    )
    #expect(throws: error) { try item.date("n") }
  }

  @Test("A day is a date without a time")
  func day() throws {
    #expect(try Self.item(#""2026-05-01""#).day("n") == CalendarDay("2026-05-01"))
    let item = try Self.item(#""2026-05-01T00:00:00Z""#)
    let error = BlockError(
      .invalidValue,
      at: .member("n"),
      message: "`n` is not a date without a time",
      hint: "Write it as in 2026-11-21."
    )
    #expect(throws: error) { try item.day("n") }
  }

  @Test(
    "A choice is the raw value of a case, and a similar text gets a hint",
    arguments: [
      ("wraning", "Did you mean `warning`?"), ("Warning", "Did you mean `warning`?"),
      ("severe", nil), ("", nil),
    ]
  )
  func choice(text: String, hint: String?) throws {
    #expect(try Self.item(#""warning""#).choice("n", of: Level.self) == .warning)
    let item = try Self.item(#""\#(text)""#)
    let error = BlockError(
      .invalidValue,
      at: .member("n"),
      message: "`n` must be one of `note`, `warning`, `danger`, but is `\(text)`",
      hint: hint,
      correction: hint.map { _ in "warning" }
    )
    #expect(throws: error) { try item.choice("n", of: Level.self) }
    #expect(throws: error) { try item.optional("n", .choice(Level.self)) }
  }

  @Test("A kind of one's own converts values, and its errors are about the value")
  func custom() throws {
    #expect(try Self.item("4").required("n", .even) == 4)
    let item = try Self.item("[2,4,5]")
    let five = try RawValue(parsing: "5")
    #expect(throws: BlockError("odd", at: .value(five), message: "5 is odd")) {
      try item.array("n", of: .even)
    }
  }
}

private enum Level: String, CaseIterable {
  case note
  case warning
  case danger
}

private extension FieldKind<Int> {
  static var even: Self {
    Self { value throws(BlockError) in
      guard case .number(let number) = value.content, let int = Int(number.spelling),
        int.isMultiple(of: 2)
      else { throw BlockError("odd", message: "\(value) is odd") }
      return int
    }
  }
}
