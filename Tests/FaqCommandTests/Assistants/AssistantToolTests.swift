import FaqBrowser
import Renderers
import Testing

@testable import FaqCommand

@Suite("Assistants search, list and read FAQs")
struct AssistantToolTests {
  @Test("A search returns ids, sentences and how sure they are, as data and as Markdown")
  func search() async {
    let answer = await Conversation.call("search_faqs", #"{"query":"refund in 30 days","limit":1}"#)
    #expect(
      answer.contains(
        #"{"type":"text","text":"1. **How do I get a refund?** · Billing · id: refund\\\n"#
      )
    )
    #expect(answer.contains("Write to \\\\*us\\\\*\u{FFFD} within 30 days."))
    #expect(
      answer.contains(
        """
        "structuredContent":{"results":[{"id":"refund","number":1,"title":"How do I get a refund?",\
        "category":"Billing","uri":"faq://refund","excerpt":"Write to *us*\u{FFFD} within 30 days."
        """
      )
    )
    #expect(answer.hasSuffix(#""matchCount":2,"isConfident":true},"isError":false}}"#))
    let unsure = await Conversation.call("search_faqs", #"{"query":"weather on the moon"}"#)
    #expect(unsure.contains(#""results":[],"matchCount":0,"isConfident":false"#))
    #expect(unsure.contains("Nothing matches “weather on the moon”."))
  }

  @Test(
    "A search may be of one category or language",
    arguments: [
      (#"{"query":"passwort","category":"account"}"#, "\"number\":2"),
      (#"{"query":"passwort","category":"Billing"}"#, "Nothing matches “passwort”."),
      (#"{"query":"passwort refund","language":"de"}"#, "\"number\":2"),
      (
        #"{"query":"passwort","category":"Sales"}"#,
        "there is no category “Sales”; some are “Billing”, “Account”"
      ),
    ]
  )
  func conditions(arguments: String, part: String) async {
    #expect(await Conversation.call("search_faqs", arguments).contains(part))
  }

  @Test("An FAQ is read by its id or number, as safe Markdown")
  func read() async {
    let whole = """
      {"jsonrpc":"2.0","id":1,"result":{"content":[{"type":"text","text":"# How do I get a \
      refund?\\n\\nWrite to \\\\*us\\\\*\u{FFFD} within 30 days.\\n"}],"isError":false}}
      """
    for id in ["\"refund\"", "1", "\"1\""] {
      #expect(await Conversation.call("read_faq", "{\"id\":\(id)}") == whole)
    }
  }

  @Test("With a part of the FAQs, their numbers are those that list shows")
  func numbers() async {
    let answer = await Conversation.call("list_faqs", "{}", options: ["--category", "account"])
    #expect(answer.contains(#""number":2"#))
    #expect(!answer.contains(#""number":1"#))
    let options = ["--category", "account"]
    let second = await Conversation.call("read_faq", #"{"id":2}"#, options: options)
    #expect(second.contains("Passwort"))
    let first = await Conversation.call("read_faq", #"{"id":1}"#, options: options)
    #expect(first.contains("\"isError\":true"))
  }

  @Test(
    "A faulty call is an error that the assistant sees",
    arguments: [
      ("search_faqs", "{}", #"search_faqs needs a text \"query\""#),
      ("search_faqs", #"{"query":7}"#, #"\"query\" must be a text"#),
      (
        "search_faqs", #"{"query":"a","limit":0}"#,
        #"\"limit\" must be a whole number of at least 1 and at most 20"#
      ),
      ("search_faqs", #"{"query":"a","sort":1}"#, "there is no argument “sort”"),
      ("read_faq", #"{"id":"none"}"#, "there is no FAQ “none”"),
      ("read_faq", #"{"id":1,"offset":99999}"#, "the FAQ ends before 99999"),
      ("list_faqs", #"{"cursor":"x"}"#, #"list_faqs has returned no such \"cursor\""#),
    ]
  )
  func faults(name: String, arguments: String, message: String) async {
    let answer = await Conversation.call(name, arguments)
    #expect(answer.contains(message) && answer.contains("\"isError\":true"), "\(answer)")
  }

  @Test(
    "A long FAQ is read in parts that make the whole, and no character is divided",
    arguments: [
      (1...5_000).map { "Zeile \($0) ä\n" }.joined(), "x" + String(repeating: "ä", count: 40_000),
    ]
  )
  func parts(text: String) throws {
    let bytes = Array(text.utf8)
    var offset: Int? = 0
    var parts: [String] = []
    while let start = offset {
      let part = try #require(AssistantContent.portion(of: bytes, from: start))
      parts.append(part.text)
      offset = part.next
    }
    #expect(parts.count == 3)
    #expect(parts.joined() == text)
    #expect(AssistantContent.portion(of: bytes, from: bytes.count) == nil)
  }

  @Test("An FAQ with a long id goes by its number, so that answers stay small")
  func longID() async {
    let id = String(repeating: "a", count: 201)
    let content = #"[{"id":"\#(id)","elements":[{"type":"title","text":"Why?"}]}]"#
    let program = FaqCommand(name: "zoo", version: "1", content: .embedded(content))
    let parameters = #"{"name":"list_faqs","arguments":{},\#(Conversation.meta)}"#
    let request = #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":\#(parameters)}"#
    let output = await program.result(of: ["mcp"], input: request).output
    #expect(output.contains(#""id":"1","number":1,"title":"Why?","uri":"faq://1""#), "\(output)")
    #expect(!output.contains(id))
  }

  @Test("The tools say what the content is about, and that they change nothing")
  func descriptions() async throws {
    let request = #"{"jsonrpc":"2.0","id":1,"method":"tools/list"}"#
    let line = try #require(await Conversation.answers([request]).first)
    #expect(
      line.contains(
        """
        Finds the FAQs that answer a question best. It has 3 FAQs of built-in content, in categories \
        such as Billing, Account: “How do I get a refund?”, “Wie ändere ich mein Passwort?”, \
        “Untitled no more”"
        """
      )
    )
    #expect(line.split(separator: "\"readOnlyHint\":true").count == 4)
  }

  @Test(
    "A file is called by its name without its folders, and by a title that is given",
    arguments: [
      (["a"], "1 FAQ of a.json:"), (["a", "b"], "2 FAQs of a.json and b.json:"),
      (["a", "--title", "Acme help"], "1 FAQ of Acme help:"),
      (["a", "--title", ""], "1 FAQ of a.json:"),
    ]
  )
  func title(arguments: [String], name: String) async throws {
    let folder = try TemporaryFolder()
    for file in ["a.json", "b.json"] {
      try folder.write(#"[{"elements":[{"type":"title","text":"Why?"}]}]"#, to: file)
    }
    let request = #"{"jsonrpc":"2.0","id":1,"method":"tools/list"}"#
    let named = arguments.map { $0.count == 1 ? "\(folder.path)/\($0).json" : $0 }
    let line = try #require(await Conversation.answers([request], arguments: named).first)
    #expect(line.contains("It has \(name) “Why?”"), "\(line)")
  }

  @Test("A program with other entries calls them by its own names")
  func names() async {
    let animals = EntryNames(singular: "animal", plural: "animals", overview: "Animals")
    let program = FaqCommand(
      name: "zoo",
      version: "1",
      content: .embedded(#"[{"elements":[]}]"#),
      catalogue: Catalogue(animals)
    )
    let request =
      #"{"jsonrpc":"2.0","id":1,"method":"tools/list","params":{\#(Conversation.meta)}}"#
    let output = await program.result(of: ["mcp"], input: request).output
    #expect(output.contains("Finds the animals that answer a question best. It has 1 animal of "))
    #expect(output.contains("\"name\":\"search_faqs\""))
  }
}
