import FaqSources

/// What an option takes, and where that goes.
struct OptionArgument: Sendable {
  typealias Setter = @Sendable (inout Options, OptionValue) throws(UsageError) -> Void

  /// What help calls the value; nil if there is none.
  let placeholder: String?
  /// The words that the value is one of, if it is.
  let words: [String]
  /// Whether every occurrence counts, and not the last one alone.
  let isRepeatable: Bool
  /// Nil for an option that is a command in disguise, such as `--help`.
  let set: Setter?

  private init(
    _ placeholder: String?,
    words: [String] = [],
    isRepeatable: Bool = false,
    set: Setter?
  ) {
    self.placeholder = placeholder
    self.words = words
    self.isRepeatable = isRepeatable
    self.set = set
  }
}

extension OptionArgument {
  /// Nothing: the option is a question, which is answered before anything else is done.
  static let question = Self(nil, set: nil)

  /// Nothing: the option says it all.
  static func flag(_ set: @escaping @Sendable (inout Options) -> Void) -> Self {
    Self(nil) { (options, _) in set(&options) }
  }

  /// Any text.
  static func text(
    _ placeholder: String,
    _ set: @escaping @Sendable (inout Options, String) -> Void
  ) -> Self {
    Self(placeholder) { (options, value) in set(&options, value.text) }
  }

  /// Any text but the empty one.
  static func name(
    _ placeholder: String,
    _ set: @escaping @Sendable (inout Options, String) -> Void
  ) -> Self {
    Self(placeholder) { (options, value) throws(UsageError) in set(&options, try value.name()) }
  }

  /// One of a few words.
  static func choice<C: Choice>(
    _ placeholder: String,
    _ set: @escaping @Sendable (inout Options, C) -> Void
  ) -> Self {
    Self(placeholder, words: C.words) { (options, value) throws(UsageError) in
      set(&options, try value.choice())
    }
  }

  /// A whole number within bounds.
  static func number(
    _ placeholder: String,
    in range: ClosedRange<Int>,
    _ set: @escaping @Sendable (inout Options, Int) -> Void
  ) -> Self {
    Self(placeholder) { (options, value) throws(UsageError) in
      set(&options, try value.number(in: range))
    }
  }

  /// A number of bytes: `64M`.
  static func size(
    _ placeholder: String,
    _ set: @escaping @Sendable (inout Options, Int) -> Void
  ) -> Self {
    Self(placeholder) { (options, value) throws(UsageError) in set(&options, try value.size()) }
  }

  /// A header, of which there may be several.
  static func header(
    _ placeholder: String,
    _ add: @escaping @Sendable (inout Options, HTTPHeader) -> Void
  ) -> Self {
    Self(placeholder, isRepeatable: true) { (options, value) throws(UsageError) in
      add(&options, try value.header())
    }
  }

  /// How a source fails on purpose.
  static func failure(_ placeholder: String) -> Self {
    Self(placeholder) { (options, value) throws(UsageError) in
      options.simulatedFailure = try value.simulatedFailure()
    }
  }
}
