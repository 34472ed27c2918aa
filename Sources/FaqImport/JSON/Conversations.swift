import FaqService

/// Messages of chats, in which what the assistant says answers what the user says:
/// `{"messages": [{"role": "user", "content": "Why?"}, {"role": "assistant", "content": "So."}]}`.
enum Conversations: JSONRecogniser {
  static func read(_ root: RawValue) -> ImportedContent? {
    var entries: [ImportedEntry] = []
    collect(from: root, into: &entries)
    guard !entries.isEmpty else { return nil }
    return ImportedContent(
      entries,
      reading: ImportReading("messages of users, answered by an assistant", count: entries.count)
    )
  }

  private static func collect(from value: RawValue, into entries: inout [ImportedEntry]) {
    if let array = value.array {
      let messages = array.compactMap { Message($0) }
      let elements = Array(array)
      if messages.count > 1, messages.count == elements.count {
        add(messages, to: &entries)
      } else {
        for element in elements { collect(from: element, into: &entries) }
      }
    } else if let object = value.object {
      for member in object { collect(from: member.value, into: &entries) }
    }
  }

  private static func add(_ messages: [Message], to entries: inout [ImportedEntry]) {
    var question: RawValue?
    for message in messages {
      switch message.speaker {
      case .user: question = message.content
      case .assistant:
        if let asked = question {
          guard let entry = ImportedEntry(asking: asked, answer: message.content) else { continue }
          entries.append(entry)
          question = nil
        } else if !entries.isEmpty {
          _ = entries[entries.count - 1].add(message.content)
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
  let content: RawValue

  init?(_ value: RawValue) {
    guard let object = value.object, let role = (object["role"] ?? object["from"])?.string?.text,
      let content = object["content"] ?? object["value"]
    else { return nil }
    switch role.lowercased() {
    case "user", "human", "customer": speaker = .user
    case "assistant", "gpt", "bot", "model", "agent": speaker = .assistant
    case "system", "tool", "developer": speaker = .other
    default: return nil
    }
    self.content = content
  }
}
