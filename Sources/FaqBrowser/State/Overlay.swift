/// Something drawn over the screen, which receives the keys.
enum Overlay: Equatable, Sendable {
  case dialog(Dialog)
  case step(TimedStep)
  case work(RunningWork)

  /// The work that is being done.
  var work: BackgroundWork? { if case .work(let running) = self { running.work } else { nil } }
}

/// A dialog, and the button that Enter chooses.
struct Dialog: Equatable, Sendable {
  let title: String
  let message: String
  let buttons: [Interaction.Button]
  var selection = 0

  mutating func move(by count: Int) {
    selection = min(max(0, selection + count), max(0, buttons.count - 1))
  }
}

/// A step of known duration.
struct TimedStep: Equatable, Sendable {
  let title: String
  let start: Duration
  let duration: Duration
  let next: Interaction

  var end: Duration { start + duration }

  /// The elapsed part, from 0 to 1; the state replaces a step that has ended.
  func progress(at now: Duration) -> Double { duration > .zero ? (now - start) / duration : 1 }
}

/// Work of unknown duration, or a load that blocks input.
struct RunningWork: Equatable, Sendable {
  /// How long the bar takes from one end to the other and back.
  private static let period = Duration.seconds(2)

  let title: String
  let start: Duration
  /// What Escape cancels; nil during a load.
  let work: BackgroundWork?

  /// Where the bar is, from 0 to 1.
  func position(at now: Duration) -> Double {
    let phase = ((now - start) / Self.period).truncatingRemainder(dividingBy: 1)
    return 1 - abs(2 * phase - 1)
  }
}

/// A message in the status line, or a number that is being typed, until it is forgotten.
struct PassingText: Hashable, Sendable {
  let text: String
  let end: Duration
}

/// A search within a page.
struct Find: Sendable {
  var field = TextField()
  /// Whether keys are typed into the field.
  var isTyping = true
  var matches = LineMatches()
  /// The index of the match that was scrolled to.
  var current = 0
}

extension BrowserState {
  /// The rows between heading and status.
  var pageRows: Int { max(0, size.rows - 2) }

  /// Handles a key for a dialog, a step or work.
  mutating func handleInOverlay(_ press: KeyPress) -> [BrowserEffect] {
    if case .dialog(var dialog) = overlay {
      switch press {
      case .enter, " ":
        overlay = nil
        return dialog.buttons.isEmpty ? [] : choose(dialog.buttons[dialog.selection])
      case .up, .left, .shift(.tab), .control("p"), "k", "h": dialog.move(by: -1)
      case .down, .right, .tab, .control("n"), "j", "l": dialog.move(by: 1)
      default: break
      }
      overlay = .dialog(dialog)
    }
    switch KeyBinding.command(of: press, in: .everywhere) {
    case .back: return closeOverlay()
    case .some(let command) where [.help, .quit, .refresh].contains(command):
      return perform(command)
    default: return []
    }
  }

  /// Closes a dialog, or cancels a step, work or a load.
  private mutating func closeOverlay() -> [BrowserEffect] {
    defer { overlay = nil }
    guard case .work(let running) = overlay, running.work == nil else { return [] }
    content.cancel()
    return [.endLoading]
  }

  /// Chooses the button that was clicked.
  mutating func clickInOverlay(_ point: ScreenPoint) -> [BrowserEffect] {
    guard help == nil, case .dialog(let dialog) = overlay else { return [] }
    let box = DialogBox(dialog, in: self)
    return box.button(at: point).map { choose(dialog.buttons[$0]) } ?? []
  }

  mutating func handleInHelp(_ press: KeyPress) -> [BrowserEffect] {
    guard let command = KeyBinding.command(of: press, in: .page) else { return [] }
    if let distance = command.distance(half: pageRows / 2, whole: pageRows) {
      scrollHelp(by: distance)
    }
    if [.back, .help].contains(command) { help = nil }
    return command == .quit ? [.quit] : []
  }

  mutating func scrollHelp(by count: Int) {
    let (lines, height) = (helpLines.count, pageRows)
    help?.move(by: count, count: lines, height: height)
  }

  mutating func choose(_ button: Interaction.Button) -> [BrowserEffect] {
    overlay = nil
    switch button.outcome {
    case .interaction(let interaction):
      show(interaction)
      return []
    case .effect(let effect): return [effect]
    }
  }
}

/// The frames of a spinner.
package enum SpinnerFrame {
  /// How long a frame is shown, and any other bar before it moves.
  package static let duration = Duration.milliseconds(100)
  private static let texts = ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"]

  /// The text of a frame; the first follows the last.
  package static func text(at index: Int) -> String { texts[index % texts.count] }
}
