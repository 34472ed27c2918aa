import Testing

@testable import FaqCommand

@Suite("Operands select FAQs")
struct SelectionTests {
  private static let start = "FAQs are numbered from 1; faq list shows the numbers."

  @Test(
    "Numbers, ranges and words",
    arguments: [
      (["2"], .numbers([2...2])),
      (["007"], .numbers([7...7])),
      (["5-7"], .numbers([5...7])),
      (["5-5", "2"], .numbers([5...5, 2...2])),
      (["1-9223372036854775807"], .numbers([1...Int.max])),
      (["2nd"], .words("2nd")),
      (["e-mail"], .words("e-mail")),
      (["--"], .words("--")),
      (["３"], .words("３")),
    ] as [([String], Selection)]
  )
  func reading(operands: [String], selection: Selection) throws {
    #expect(try Selection(operands: operands, of: "faq") == selection)
  }

  @Test(
    "An invalid number or range is explained",
    arguments: [
      ("0", "there is no FAQ 0", start),
      ("0-3", "there is no FAQ 0", start),
      ("-1", "'-1' is a negative number", start),
      ("2-", "the range '2-' has no end", "Write both numbers, as in 5-7."),
      ("7-5", "the range '7-5' runs backwards", "Write: 5-7"),
      ("5-7-9", "'5-7-9' is neither a number nor a range", "Write 2, or 5-7."),
      ("2,5-7", "'2,5-7' is neither a number nor a range", "Write: 2 5-7"),
      (
        "99999999999999999999", "the number 99999999999999999999 is too large", start
      ),
      (
        "1-9223372036854775808", "the number 9223372036854775808 is too large", start
      ),
    ]
  )
  func errors(operand: String, message: String, hint: String) {
    #expect(throws: UsageError(Message(verbatim: message), hint: Message(verbatim: hint))) {
      try Selection(operands: [operand], of: "faq")
    }
    #expect(throws: UsageError(Message(verbatim: message), hint: Message(verbatim: hint))) {
      try FaqCommand.faq.command("show \(operand)")
    }
  }
}
