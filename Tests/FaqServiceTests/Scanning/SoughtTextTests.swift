import FaqService
import Testing

@Suite("Look-ups by name")
struct SoughtTextTests {
  @Test("A name of any length is found, and similar names are not", arguments: 0...20)
  func lengths(count: Int) throws {
    let name = Array("the name of a member".utf8.prefix(count))
    let others = name.indices.map { place in
      var other = name
      other[place] = 0x5F
      return other
    }
    let object = try object(of: others + [name + [0x5F], name, name.dropLast() + [0x5F, 0x5F]])
    #expect(object[String(utf8: name)]?.description == "\(count + 1)")
    for (index, other) in others.enumerated() {
      #expect(object[String(utf8: other)]?.description == "\(index)")
    }
  }

  @Test("A string at the end of its bytes is compared", arguments: 0...20)
  func end(count: Int) throws {
    let text = String("naïve café, 日本語 🙂 and more".prefix(count))
    let string = try #require(try RawValue(parsing: "\"\(text)\"").string)
    #expect(string == text)
    #expect((string == text + "x") == false)
    #expect((string == "x" + text.dropFirst()) == text.hasPrefix("x"))
  }

  /// An object with these names, whose values are their indices.
  private func object(of names: [[UInt8]]) throws -> RawObject {
    let members = names.enumerated().map { "\"\(String(utf8: $1))\":\($0)" }
    return try #require(try RawValue(parsing: "{\(members.joined(separator: ","))}").object)
  }
}
