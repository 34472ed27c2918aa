import ContentParser
import FaqImport
import FaqService
import FaqSources
import Platform

/// What several occurrences of an option mean.
enum OptionRepetition: Hashable, Sendable {
  case lastCounts
  case allCount
  /// The option may be given only once.
  case invalid
}

/// The value that an option accepts, and how to store it.
struct OptionArgument<Target>: Sendable {
  typealias Setter = @Sendable (inout Target, OptionValue) throws(UsageError) -> Void

  /// The name of the value in help; nil if the option has no value.
  let placeholder: String?
  let words: OptionWords
  let completion: OptionManual.Completion
  let repetition: OptionRepetition
  let set: Setter

  private init(
    _ placeholder: String?,
    words: OptionWords = .any,
    completion: OptionManual.Completion = .words,
    repetition: OptionRepetition = .lastCounts,
    set: @escaping Setter
  ) {
    self.placeholder = placeholder
    self.words = words
    self.completion = completion
    self.repetition = repetition
    self.set = set
  }
}

extension OptionArgument {
  /// No value.
  static func flag(_ set: @escaping @Sendable (inout Target) -> Void) -> Self {
    Self(nil) { (target, _) in set(&target) }
  }

  /// Any text.
  static func text(
    _ placeholder: String,
    repetition: OptionRepetition = .lastCounts,
    _ set: @escaping @Sendable (inout Target, String) -> Void
  ) -> Self {
    Self(placeholder, repetition: repetition) { (target, value) in set(&target, value.text) }
  }

  /// The name of a file or a folder, which is not empty.
  static func path(
    _ placeholder: String,
    repetition: OptionRepetition = .lastCounts,
    _ set: @escaping @Sendable (inout Target, Path) -> Void
  ) -> Self {
    let setter: Setter = { (target, value) throws(UsageError) in set(&target, try value.path()) }
    return Self(placeholder, completion: .file, repetition: repetition, set: setter)
  }

  /// One of a few words.
  static func choice<C: Choice>(
    _ placeholder: String,
    _ set: @escaping @Sendable (inout Target, C) -> Void
  ) -> Self {
    Self(placeholder, words: .fixed(C.words)) { (target, value) throws(UsageError) in
      set(&target, try value.choice())
    }
  }

  /// The name of one of the program's formats.
  static func format(
    _ placeholder: String,
    _ set: @escaping @Sendable (inout Target, FormatName) -> Void
  ) -> Self {
    Self(placeholder, words: .formats) { (target, value) throws(UsageError) in
      set(&target, try value.format())
    }
  }

  /// A whole number within bounds.
  static func number(
    _ placeholder: String,
    in range: ClosedRange<Int>,
    _ set: @escaping @Sendable (inout Target, Int) -> Void
  ) -> Self {
    Self(placeholder) { (target, value) throws(UsageError) in
      set(&target, try value.number(in: range))
    }
  }

  /// A number of bytes: `64M`.
  static func size(
    _ placeholder: String,
    _ set: @escaping @Sendable (inout Target, Int) -> Void
  ) -> Self {
    Self(placeholder) { (target, value) throws(UsageError) in set(&target, try value.size()) }
  }

  /// Where the entries of content are: `$.rows[*] title content`.
  static func shape(
    _ placeholder: String,
    _ set: @escaping @Sendable (inout Target, ImportShape) -> Void
  ) -> Self {
    Self(placeholder) { (target, value) throws(UsageError) in set(&target, try value.shape()) }
  }

  /// The address that relative ones are resolved against.
  static func base(
    _ placeholder: String,
    _ set: @escaping @Sendable (inout Target, BaseAddress) -> Void
  ) -> Self {
    Self(placeholder) { (target, value) throws(UsageError) in set(&target, try value.base()) }
  }

  /// The tag of a language: `pt-BR`.
  static func language(
    _ placeholder: String,
    _ set: @escaping @Sendable (inout Target, LanguageTag) -> Void
  ) -> Self {
    Self(placeholder) { (target, value) throws(UsageError) in set(&target, try value.language()) }
  }

  /// An HTTP header; the option is repeatable.
  static func header(
    _ placeholder: String,
    _ add: @escaping @Sendable (inout Target, HTTPHeader) -> Void
  ) -> Self {
    Self(placeholder, repetition: .allCount) { (target, value) throws(UsageError) in
      add(&target, try value.header())
    }
  }

  /// The way in which a source fails on purpose.
  static func failure(
    _ placeholder: String,
    _ set: @escaping @Sendable (inout Target, SimulatedFailure) -> Void
  ) -> Self {
    Self(placeholder) { (target, value) throws(UsageError) in
      set(&target, try value.simulatedFailure())
    }
  }
}
