import Testing

@testable import FaqCommand

@Suite("The manual page")
struct ManPageTests {
  private static let page = ManPage(program: .faq, environment: .pipe()).text

  @Test("It has the usual sections")
  func sections() {
    let headings = Self.page.split(separator: "\n").filter { $0.hasPrefix(".SH ") }
    for name in ["NAME", "SYNOPSIS", "DESCRIPTION", "COMMANDS", "VARIABLES", "FILES"] {
      #expect(headings.contains(".SH \(name)"))
    }
  }

  @Test("It explains every command and every option", arguments: Commands.standard.options)
  func options(option: OptionManual) {
    #expect(Self.page.contains(".B \(option.usage.replacing("-", with: "\\-"))\n"))
  }

  @Test("Hyphens are escaped, so that options can be copied, and no text is a request")
  func escapes() {
    let lines = Self.page.split(separator: "\n")
    let requests = [".TH", ".SH", ".SS", ".PP", ".TP", ".B "]
    #expect(
      lines.filter { $0.hasPrefix(".") }.allSatisfy { line in
        requests.contains { line.hasPrefix($0) }
      }
    )
    #expect(!Self.page.contains(" --"))
  }
}
