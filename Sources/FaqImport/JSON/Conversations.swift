import FaqService

/// Messages of chats, in which what the assistant says answers what the user says:
/// `{"messages": [{"role": "user", "content": "Why?"}, {"role": "assistant", "content": "So."}]}`.
enum Conversations {
  static func read(_ root: RawValue) -> ImportedContent? {
    var content = ImportedContent([], as: "messages of users, answered by an assistant")
    collect(from: root, into: &content)
    return content.counted
  }

  private static func collect(from value: RawValue, into content: inout ImportedContent) {
    let children = value.children
    let messages = value.elements.compactMap { Message($0) }
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
      case .question:
        question = message.content
        content.reading.candidateCount += 1
      case .answer:
        if let asked = question {
          if var entry = ImportedEntry(asking: asked), entry.add(message.content) {
            content.entries.append(entry)
            question = nil
          }
        } else if content.entries.count > start {
          _ = content.entries[content.entries.count - 1].add(message.content)
        }
      case nil: continue
      }
    }
  }
}

private struct Message {
  /// What a user or an assistant says; nil for what a program says.
  let speaker: FieldRole.Side?
  /// Where the name of the speaker's role begins.
  let role: Int
  let content: RawValue

  init?(_ value: RawValue) {
    guard let object = value.object, let role = (object["role"] ?? object["from"])?.string,
      let content = object["content"] ?? object["value"]
    else { return nil }
    switch role.text.lowercased() {
    case "user", "human", "customer": speaker = .question
    case "assistant", "gpt", "bot", "model", "agent": speaker = .answer
    case "system", "tool", "developer": speaker = nil
    default: return nil
    }
    (self.role, self.content) = (role.literal.startIndex, content)
  }
}
