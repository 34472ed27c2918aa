import FaqSources

/// An option, and how it stores its value in a command or in options that commands share.
struct CommandOption<Target>: Sendable {
  typealias Setter = @Sendable (inout Target, OptionValue) throws(UsageError) -> Void

  let manual: OptionManual
  let repetition: OptionRepetition
  let set: Setter

  init(
    _ name: String,
    letter: Character? = nil,
    _ argument: OptionArgument<Target>,
    in group: OptionGroup,
    _ summary: String
  ) {
    manual = OptionManual(
      name: name,
      letter: letter,
      placeholder: argument.placeholder,
      words: argument.words,
      completion: argument.completion,
      group: group,
      summary: summary
    )
    repetition = argument.repetition
    set = argument.set
  }
}

extension CommandOption where Target == Options {
  /// The same option of a command, which holds the shared options.
  func of<Owner: Command>(_: Owner.Type = Owner.self) -> CommandOption<Owner> {
    let set: CommandOption<Owner>.Setter = { (command, value) throws(UsageError) in
      try self.set(&command.options, value)
    }
    return CommandOption<Owner>(manual: manual, repetition: repetition, set: set)
  }
}

extension CommandOption {
  private init(manual: OptionManual, repetition: OptionRepetition, set: @escaping Setter) {
    self.manual = manual
    self.repetition = repetition
    self.set = set
  }
}
