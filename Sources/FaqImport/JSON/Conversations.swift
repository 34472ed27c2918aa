import FaqService

/// Messages of chats, in which what the assistant says answers what the user says:
/// `{"messages": [{"role": "user", "content": "Why?"}, {"role": "assistant", "content": "So."}]}`.
enum Conversations: JSONRecogniser {
  static func read(_ root: RawValue) -> ImportedContent? {
    var content = ImportedContent([], reading: ImportReading(finding, count: 0))
    collect(from: root, into: &content)
    guard !content.entries.isEmpty else { return nil }
    content.reading.count = content.entries.count
    return content
  }

  private static let finding = "messages of users, answered by an assistant"

  private static func collect(from value: RawValue, into content: inout ImportedContent) {
    let children = value.children
    let messages = value.array?.compactMap { Message($0) } ?? []
    if messages.count > 1, messages.count == children.count {
      add(messages, to: &content)
    } else {
      for child in children { collect(from: child, into: &content) }
    }
  }

  private static func add(_ messages: [Message], to content: inout ImportedContent) {
    var question: RawValue?
    let start = content.entries.count
    for message in messages {
      content.leftOut.append(message.role)
      switch message.speaker {
      case .user:
        question = message.content
        content.reading.candidateCount += 1
      case .assistant:
        if let asked = question {
          guard let entry = ImportedEntry(asking: asked, answer: message.content) else { continue }
          content.entries.append(entry)
          question = nil
        } else if content.entries.count > start {
          _ = content.entries[content.entries.count - 1].add(message.content)
        }
      case .other: continue
      }
    }
  }
}

private struct Message {
  enum Speaker {
    case user
    case assistant
    case other
  }

  let speaker: Speaker
  /// Where the name of the speaker's role begins.
  let role: Int
  let content: RawValue

  init?(_ value: RawValue) {
    guard let object = value.object, let role = (object["role"] ?? object["from"])?.string,
      let content = object["content"] ?? object["value"]
    else { return nil }
    switch role.text.lowercased() {
    case "user", "human", "customer": speaker = .user
    case "assistant", "gpt", "bot", "model", "agent": speaker = .assistant
    case "system", "tool", "developer": speaker = .other
    default: return nil
    }
    self.role = role.literal.startIndex
    self.content = content
  }
}
