extension RawItem {
  /// Creates an item whose members are strings.
  ///
  /// `RawItem(type: "title", members: ["text": "Why?"])` is `{"type":"title","text":"Why?"}`.
  ///
  /// - Precondition: The item's JSON is smaller than 256 MiB.
  public init(type: String, members: KeyValuePairs<String, String> = [:]) {
    var builder = RawBuilder()
    builder.appendObject { object in
      object.appendName("type")
      object.appendString(type)
      for (name, text) in members {
        object.appendName(name)
        object.appendString(text)
      }
    }
    self.init(value: RawValue(storage: builder.storage, index: 0), anchor: .alone)
  }
}

extension RawFaq {
  /// Creates an entry from items, whose sources are copied: `{"elements":[{"type":"title"},…]}`.
  ///
  /// - Precondition: The entry's JSON is smaller than 256 MiB.
  public init(items: [RawItem]) {
    var builder = RawBuilder()
    builder.appendObject { object in
      object.appendName("elements")
      object.appendArray { elements in
        for item in items { elements.append(item.value) }
      }
    }
    self.init(storage: builder.storage)
  }
}
