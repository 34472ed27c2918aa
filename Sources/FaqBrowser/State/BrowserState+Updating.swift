extension BrowserState {
  /// Handles an event at a time since the start, and returns what the runtime has to do.
  mutating func update(_ event: BrowserEvent, at now: Duration) -> [BrowserEffect] {
    self.now = now
    let work = overlay?.work
    expire()
    let effects = follow(event) + settle()
    return effects + workEffects(since: work)
  }
}

private extension BrowserState {
  mutating func follow(_ event: BrowserEvent) -> [BrowserEffect] {
    switch event {
    case .input(let input): return handle(input)
    case .resize(let size): self.size = size
    case .tick: break
    case .loadingBegan: beginLoading()
    case .arrived(let batch): append(batch)
    case .loadingEnded(let provenance): return endLoading(provenance)
    case .loadingFailed(let failure): fail(failure)
    case .sourceChanged: return [.load]
    case .favourites(let identities): setFavourites(identities)
    case .found(let hits, let request): show(hits, for: request)
    case .laidOut(let page, let request): show(page, for: request)
    case .interaction(let interaction): show(interaction)
    case .workEnded(let work, let next): end(work, next)
    }
    return []
  }

  /// Goes on with what follows work, unless the user has cancelled it.
  mutating func end(_ work: Work, _ next: Interaction) {
    guard overlay?.work == work else { return }
    overlay = nil
    show(next)
  }

  /// Starts the work that is shown, and cancels work that is shown no longer.
  func workEffects(since before: Work?) -> [BrowserEffect] {
    guard overlay?.work != before else { return [] }
    return [overlay?.work.map { .run($0) } ?? .endWork]
  }

  /// Removes messages and steps whose time is over.
  mutating func expire() {
    if let notice, notice.end <= now { self.notice = nil }
    if let jump, jump.end <= now { self.jump = nil }
    if case .step(let step) = overlay, step.end <= now {
      overlay = nil
      show(step.next)
    }
  }

  /// Scrolls to the selection, and lays out its page if that has changed.
  mutating func settle() -> [BrowserEffect] {
    overview.select(overview.selection)
    if let height = layout.list?.rows {
      overview.scrolling.reveal(overview.selection, count: overview.rows.count, height: height)
    }
    if case .entry = reading, selected == nil { reading = nil }
    if !isReading { find = nil }
    return layOut()
  }
}

extension BrowserState {
  mutating func scrollPage(by count: Int) {
    let height = pageHeight
    page?.scroll(by: count, height: height)
  }

  /// Shows a dialog or a message, or begins a step.
  mutating func show(_ interaction: Interaction) {
    switch interaction {
    case .dialog(let title, let message, let buttons):
      overlay = .dialog(Dialog(title: title, message: message, buttons: buttons))
    case .step(let title, let duration, let next):
      overlay = .step(TimedStep(title: title, start: now, duration: duration, next: next))
    case .work(let title, let work):
      overlay = .work(RunningWork(title: title, start: now, work: work))
    case .page: openPage()
    case .document(let title, let document):
      reading = .document(title: title, document, before: reading)
      (page, awaitedPage, find) = (nil, nil, nil)
    case .notice(let text): tell(text)
    case .end: break
    }
  }

  /// Shows a line for a moment.
  mutating func tell(_ text: String) { notice = Notice(text: text, end: now + Notice.duration) }
}
