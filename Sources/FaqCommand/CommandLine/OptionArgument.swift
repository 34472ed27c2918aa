import FaqSources

/// The value that an option accepts, and how to store it.
struct OptionArgument: Sendable {
  typealias Setter = @Sendable (inout Options, OptionValue) throws(UsageError) -> Void

  /// The name of the value in help; nil if the option has no value.
  let placeholder: String?
  /// The accepted words; empty if any value of the right form is accepted.
  let words: [String]
  /// Whether every occurrence counts, and not only the last.
  let isRepeatable: Bool
  /// Stores the value; nil for `--help` and `--version`, which replace the command.
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
  /// No value: the option is a question that is answered instead of running the command.
  static let question = Self(nil, set: nil)

  /// No value.
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

  /// Any text that is not empty.
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

  /// An HTTP header; the option is repeatable.
  static func header(
    _ placeholder: String,
    _ add: @escaping @Sendable (inout Options, HTTPHeader) -> Void
  ) -> Self {
    Self(placeholder, isRepeatable: true) { (options, value) throws(UsageError) in
      add(&options, try value.header())
    }
  }

  /// The way in which a source fails on purpose.
  static func failure(_ placeholder: String) -> Self {
    Self(placeholder) { (options, value) throws(UsageError) in
      options.simulatedFailure = try value.simulatedFailure()
    }
  }
}
