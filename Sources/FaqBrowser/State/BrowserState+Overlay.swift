extension BrowserState {
  /// The rows between heading and status.
  var pageRows: Int { max(0, size.rows - 2) }

  /// Handles a key for the overlay.
  mutating func handleInOverlay(_ press: KeyPress) -> [BrowserEffect] {
    switch overlay {
    case .help(let scrolling): handle(press, inHelp: scrolling)
    case .dialog(let dialog): return handle(press, in: dialog)
    case .step: if press == .escape { overlay = nil }
    case .work(let running): if press == .escape, running.work != nil { overlay = nil }
    case nil: break
    }
    return []
  }

  /// Chooses the button that was clicked.
  mutating func clickInOverlay(_ point: ScreenPoint) -> [BrowserEffect] {
    guard case .dialog(let dialog) = overlay else { return [] }
    let box = DialogBox(dialog, in: size)
    return box.button(at: point).map { choose(dialog.buttons[$0]) } ?? []
  }
}

private extension BrowserState {
  mutating func handle(_ press: KeyPress, inHelp scrolling: Scrolling) {
    var scrolling = scrolling
    let count = HelpLines.all(of: catalogue).count
    switch KeyBinding.command(of: press, in: .page) {
    case .up: scrolling.move(by: -1, count: count, height: pageRows)
    case .down: scrolling.move(by: 1, count: count, height: pageRows)
    case .pageUp: scrolling.move(by: -pageRows, count: count, height: pageRows)
    case .pageDown: scrolling.move(by: pageRows, count: count, height: pageRows)
    case .first: scrolling = Scrolling()
    case .last: scrolling.move(by: count, count: count, height: pageRows)
    case .back, .help, .quit:
      overlay = nil
      return
    default: break
    }
    overlay = .help(scrolling)
  }

  mutating func handle(_ press: KeyPress, in dialog: Dialog) -> [BrowserEffect] {
    var dialog = dialog
    switch press {
    case .escape:
      overlay = nil
      return []
    case .enter, " ":
      guard dialog.selection < dialog.buttons.count else {
        overlay = nil
        return []
      }
      return choose(dialog.buttons[dialog.selection])
    case .up, .left, .shift(.tab), "k", "h": dialog.move(by: -1)
    case .down, .right, .tab, "j", "l": dialog.move(by: 1)
    default: break
    }
    overlay = .dialog(dialog)
    return []
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
