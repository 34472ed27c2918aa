import ContentParser
import FaqService
import Testing

@Suite("The kinds of fields")
struct FieldKindTests {
  private static func item(_ value: String) throws -> BlockReader {
    BlockReader(try RawItem(parsing: #"{"type":"a","n":\#(value)}"#))
  }

  private static func wrongKind(_ predicate: String) -> BlockError {
    BlockError(.wrongKind, at: .member("n"), message: "`n` must be \(predicate)")
  }

  @Test(
    "A text is any string",
    arguments: [(#""""#, ""), (#""a\nb""#, "a\nb"), (#""\u00e9\ud800""#, "é\u{FFFD}")]
  )
  func text(value: String, text: String) throws {
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
    #expect(throws: Self.wrongKind("a string, but is \(found)")) { try item.required("n", .text) }
    #expect(throws: Self.wrongKind("a string, but is \(found)")) { try item.optional("n", .text) }
    #expect(throws: Self.wrongKind("a string, but is \(found)")) {
      try item.required("n", .address)
    }
    #expect(throws: Self.wrongKind("a string, but is \(found)")) { try item.required("n", .date) }
    #expect(throws: Self.wrongKind("a string, but is \(found)")) {
      try item.required("n", .choice(Level.self))
    }
  }

  @Test(
    "An int is a number without a fraction and an exponent",
    arguments: [
      ("0", 0), ("-0", 0), ("-12", -12), ("9223372036854775807", Int.max),
      ("-9223372036854775808", Int.min),
    ]
  )
  func int(value: String, int: Int) throws {
    #expect(try Self.item(value).required("n", .int) == int)
  }

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
    #expect(throws: Self.wrongKind("a whole number, but is \(found)")) {
      try item.required("n", .int)
    }
  }

  @Test(
    "A double is any number that one can hold",
    arguments: [("3", 3), ("-0.5", -0.5), ("1E-3", 0.001), ("1e308", 1e308), ("1e-999", 0)]
  )
  func double(value: String, double: Double) throws {
    #expect(try Self.item(value).required("n", .double) == double)
  }

  @Test(
    "A number beyond its range is not a double",
    arguments: [
      ("1e309", "the number 1e309"), ("-1e999", "the number -1e999"), (#""1""#, "a string"),
    ]
  )
  func wrongDouble(value: String, found: String) throws {
    let item = try Self.item(value)
    #expect(throws: Self.wrongKind("a number, but is \(found)")) { try item.required("n", .double) }
  }

  @Test("A long number is cut in the message")
  func longNumber() throws {
    let item = try Self.item(String(repeating: "7", count: 100_000))
    let start = String(repeating: "7", count: 40)
    #expect(throws: Self.wrongKind("true or false, but is the number \(start)")) {
      try item.required("n", .bool)
    }
  }

  @Test("A bool is true or false, and no number")
  func bool() throws {
    #expect(try Self.item("true").required("n", .bool))
    #expect(try !Self.item("false").required("n", .bool))
    let item = try Self.item("1")
    #expect(throws: Self.wrongKind("true or false, but is the number 1")) {
      try item.required("n", .bool)
    }
  }

  @Test("An address is safe to follow")
  func address() throws {
    #expect(try Self.item(#""tel:1""#).required("n", .address) == Address("tel:1"))
    let item = try Self.item(#""javascript:a""#)
    let error = #expect(throws: BlockError.self) { try item.required("n", .address) }
    #expect(error?.code == .unsafeAddress)
    #expect(error?.place == .member("n"))
    #expect(error?.message.hasPrefix("`n` ") == true)
  }

  @Test("A date is a date and time of RFC 3339")
  func date() throws {
    #expect(try Self.item(#""1970-01-02T00:00:00Z""#).required("n", .date).seconds == 86_400)
    let item = try Self.item(#""2026-11-21""#)
    let error = BlockError(
      .invalidValue,
      at: .member("n"),
      message: "`n` is not a date and time",
      hint: "Write it as in 2026-11-21T09:30:00Z."
    )
    #expect(throws: error) { try item.required("n", .date) }
  }

  @Test("A day is a date without a time")
  func day() throws {
    #expect(try Self.item(#""2026-05-01""#).required("n", .day) == CalendarDay("2026-05-01"))
    let item = try Self.item(#""2026-05-01T00:00:00Z""#)
    let error = BlockError(
      .invalidValue,
      at: .member("n"),
      message: "`n` is not a date without a time",
      hint: "Write it as in 2026-11-21."
    )
    #expect(throws: error) { try item.required("n", .day) }
  }

  @Test(
    "A choice is the raw value of a case, and a similar text gets a hint",
    arguments: [
      ("wraning", "Did you mean `warning`?"), ("Warning", "Did you mean `warning`?"),
      ("severe", nil), ("", nil),
    ]
  )
  func choice(text: String, hint: String?) throws {
    #expect(try Self.item(#""warning""#).required("n", .choice(Level.self)) == .warning)
    let item = try Self.item(#""\#(text)""#)
    let error = BlockError(
      .invalidValue,
      at: .member("n"),
      message: "`n` must be one of `note`, `warning`, `danger`, but is `\(text)`",
      hint: hint,
      correction: hint.map { _ in "warning" }
    )
    #expect(throws: error) { try item.required("n", .choice(Level.self)) }
    #expect(throws: error) { try item.optional("n", .choice(Level.self)) }
  }

  @Test("A custom kind converts values, and its errors are about the value")
  func custom() throws {
    #expect(try Self.item("4").required("n", .even) == 4)
    let item = try Self.item("[2,4,5]")
    let five = try RawValue(parsing: "5")
    #expect(throws: BlockError("odd", at: .value(five), message: "5 is odd")) {
      try item.required("n", .list(of: .even))
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
    int.map { int throws(BlockError) in
      guard int.isMultiple(of: 2) else { throw BlockError("odd", message: "\(int) is odd") }
      return int
    }
  }
}
