import FaqBrowser
import FaqSources
import Platform
import Renderers
import Synchronization

/// Shows on standard error that an operation is in progress, once it has taken a while.
final class Spinner: Sendable {
  /// Show progress from this number of bytes on.
  private static let largeCount = 256 << 10

  private let style: Style
  private let label: String
  private let columns: Int
  private let output: any Output
  private let effects: SystemEffects
  private let state = Mutex(State())

  private struct State {
    /// The number of the current operation; drawing for an earlier one ends.
    var run = 0
    var isRunning = false
    var hasLine = false
    var frame = 0
    var progress = ""
  }

  init(
    _ label: String,
    on output: any Output,
    in environment: Environment,
    with effects: SystemEffects
  ) {
    style = Decision.spinner(in: environment).value
    self.label = label
    columns = environment.errorSize?.columns ?? 80
    self.output = output
    self.effects = effects
  }

  /// Shows the spinner while `body` runs, and erases it afterwards.
  func show<Result, Failure>(
    if isWanted: Bool = true,
    while body: () async throws(Failure) -> sending Result
  ) async throws(Failure) -> sending Result {
    guard isWanted, style != .hidden else { return try await body() }
    let run = begin()
    let drawing = Task.detached { await self.draw(run) }
    defer {
      end()
      drawing.cancel()
    }
    return try await body()
  }

  /// Shows how many bytes have arrived, and the total if it is known.
  func note(_ count: Int, of totalCount: Int?) {
    guard count >= Self.largeCount else { return }
    let total = totalCount.map { " of \(ByteCount($0))" } ?? ""
    note("\(ByteCount(count))\(total)")
  }

  /// Shows the progress.
  func note(_ progress: String) { state.withLock { $0.progress = " \(progress)" } }

  /// Erases the spinner, even if the operation goes on.
  func end() {
    state.withLock { state in
      state.isRunning = false
      erase(&state)
    }
  }

  private func begin() -> Int {
    state.withLock { state in
      state.run += 1
      state.isRunning = true
      state.progress = ""
      return state.run
    }
  }

  private func erase(_ state: inout State) {
    guard state.hasLine else { return }
    if effects.isForeground() { try? output.write(Interruption.erasure) }
    forgetLine(&state)
  }

  private func forgetLine(_ state: inout State) {
    state.hasLine = false
    Interruption.hasLine = false
  }

  private func draw(_ run: Int) async {
    repeat {
      guard (try? await effects.pause(SpinnerFrame.duration)) != nil else { return }
    } while drawsFrame(run)
  }

  /// Draws the next frame; false if drawing ends.
  private func drawsFrame(_ run: Int) -> Bool {
    state.withLock { state in
      guard state.isRunning, state.run == run else { return false }
      guard effects.isForeground() else {
        // The shell has the line now.
        forgetLine(&state)
        return true
      }
      if style == .still {
        try? output.write("\(label)\n".sanitised)
        return false
      }
      let text = "\(label)\(state.progress)".sanitised
      let frame = SpinnerFrame.text(at: state.frame)
      state.frame += 1
      state.hasLine = true
      Interruption.hasLine = true
      try? output.write("\(Interruption.erasure)\(frame) \(text.prefix(max(0, columns - 3)))")
      return true
    }
  }

  /// How to show that an operation is in progress.
  enum Style: Equatable, Sendable {
    case moving
    /// One line without animation.
    case still
    case hidden
  }
}

extension Spinner: Output {
  /// Writes above the spinner, which continues on the next line.
  func write(_ bytes: [UInt8]) throws(WriteError) {
    try state.withLock { state throws(WriteError) in
      erase(&state)
      try output.write(bytes)
    }
  }

  func close() throws(WriteError) { try output.close() }
}

extension Decision<Spinner.Style> {
  static func spinner(in environment: Environment) -> Self {
    let obstacle =
      environment.absence(of: [.error]) ?? environment.automation ?? environment.background
      ?? environment.dumbness
    return if let obstacle {
      Self(.hidden, obstacle)
    } else if environment["ACCESSIBLE"] != nil {
      Self(.still, "ACCESSIBLE is set")
    } else {
      Self(.moving, "standard error is a terminal")
    }
  }
}
