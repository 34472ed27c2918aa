/// What lies over the screen and takes the keys.
enum Overlay: Hashable, Sendable {
  case help(Scrolling)
  case dialog(Dialog)
  case step(TimedStep)
}

/// A dialog, and the button that Enter chooses.
struct Dialog: Hashable, Sendable {
  let title: String
  let message: String
  let buttons: [Interaction.Button]
  var selection = 0

  mutating func move(by count: Int) {
    selection = min(max(0, selection + count), max(0, buttons.count - 1))
  }
}

/// Something that takes a time that is known.
struct TimedStep: Hashable, Sendable {
  let title: String
  let start: Duration
  let duration: Duration
  let next: Interaction

  var end: Duration { start + duration }

  /// How much of it is over before its end, from 0 to 1.
  func progress(at now: Duration) -> Double {
    duration > .zero ? (now - start) / duration : 1
  }
}

/// A line that is shown for a moment.
struct Notice: Hashable, Sendable {
  static let duration = Duration.seconds(4)

  let text: String
  let end: Duration
}

/// A number that is being typed.
struct Jump: Hashable, Sendable {
  static let pause = Duration.seconds(1)

  var digits: String
  var end: Duration
}

/// A search within a page.
struct Find: Hashable, Sendable {
  var field = TextField()
  /// The lines that match.
  var lines: [Int] = []
  /// Which of these lines was brought into sight.
  var current = 0
}
