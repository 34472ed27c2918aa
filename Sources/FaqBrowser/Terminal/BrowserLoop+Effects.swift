import Bytes
import Platform

extension BrowserLoop {
  /// Carries out an effect.
  mutating func perform(_ effect: BrowserEffect) {
    switch effect {
    case .load:
      let isRefresh = state.content.provenance.map { !$0.isOutdated } ?? false
      tasks.load(browser.source, isRefresh: isRefresh, mailbox)
      follow(.loadingBegan)
    case .endLoading: tasks.endLoading()
    case .search(let request): tasks.search(request, in: state.content.shown.entries, mailbox)
    case .layOut(let request): tasks.layOut(request, of: state, mailbox)
    case .setFavourite(let identity, let isFavourite): store(identity, isFavourite)
    case .open(let address): open(address)
    case .copy(let text): copy(Array(text.utf8))
    case .copyEntry(let place): if let entry = exported(place) { copy(entry.bytes) }
    case .save(let place, let format): if let entry = exported(place, format) { save(entry) }
    case .edit(let place): edit(place)
    case .run(let work): tasks.run(work, mailbox)
    case .endWork: tasks.endWork()
    case .suspend: suspend()
    case .redraw: redraw()
    case .quit: isEnded = true
    }
  }
}

private extension BrowserLoop {
  mutating func tell(_ text: String) { follow(.interaction(.notice(text))) }

  mutating func store(_ identity: String, _ isFavourite: Bool) {
    guard let store = browser.favourites else { return }
    do throws(FavouriteFailure) {
      follow(.favourites(try store.set(identity, isFavourite)))
    } catch {
      follow(.interaction(error.interaction))
    }
  }

  /// Opens an address; programs that fail may take a while to do so.
  func open(_ address: String) {
    Task.detached { [mailbox, variables = browser.variables] in
      mailbox.send(.interaction(.notice(WebBrowser(variables: variables).report(opening: address))))
    }
  }

  mutating func copy(_ bytes: [UInt8]) {
    write(Clipboard.sequence(copying: bytes))
    tell("Copied, if the terminal allows it.")
  }

  /// An entry in a format, the first if none is named.
  func exported(_ place: EntryPlace, _ format: String? = nil) -> ExportedEntry? {
    guard let format = format ?? browser.catalogue.formats.first else { return nil }
    let number = state.content.shown[place.entry].number
    return browser.source.export(state.content.shown[place], number: number, as: format)
  }

  mutating func save(_ entry: ExportedEntry) {
    do throws(FileFailure) {
      tell("Saved as \(try SavedEntry.write(entry))")
    } catch {
      let button = Interaction.Button.button("OK", .end)
      follow(.interaction(.dialog("Not saved", "\(error.path): \(error.reason.message)", [button])))
    }
  }

  /// Opens the source in the editor, which uses the terminal meanwhile.
  mutating func edit(_ place: EntryPlace) {
    let entry = state.content.shown[place]
    let number = state.content.shown[place.entry].number
    guard let place = browser.source.place(of: entry, number: number) else {
      tell("The source is not a file that can be edited.")
      return
    }
    let words = Editor(variables: browser.variables).command(at: place)
    FullScreen.leave()
    let ending = NoticedSignals.withUsualEffect(of: SIGTSTP) { try? run(words) }
    takeBack()
    if ending == nil { tell("\(words[0]) could not be started. EDITOR names another program.") }
  }

  func run(_ words: [String]) throws(SystemError) -> ChildProcess.Ending {
    let process = try ForegroundProgram.start { () throws(SystemError) in
      try ChildProcess(words, variables: browser.variables, streams: Keyboard.streams)
    }
    return ForegroundProgram.wait(for: process)
  }

  /// Stops all processes of the job, as Ctrl-Z does.
  mutating func suspend() {
    FullScreen.leave()
    NoticedSignals.withUsualEffect(of: SIGTSTP) {
      kill(0, SIGTSTP)
      // The stop may take effect a moment later.
      if let signals {
        _ = FileDescriptor.readiness(of: [signals], within: .milliseconds(100))
      }
    }
    takeBack()
  }

  mutating func takeBack() {
    do throws(SystemError) { try FullScreen.enter() } catch { isEnded = true }
    redraw()
  }
}

/// Saves entries in the working folder, and replaces no file.
enum SavedEntry {
  private static let lastNumber = 99

  /// Writes a file under its name, or under one with a number if that is taken: `retry-2.md`.
  ///
  /// - Returns: The name of the file.
  static func write(_ entry: ExportedEntry) throws(FileFailure) -> String {
    for number in 1...lastNumber {
      let name = number == 1 ? entry.fileName : numbered(entry.fileName, number)
      do throws(FileFailure) {
        try AtomicFile.write(entry.bytes, to: Path(name), replacing: false)
        return name
      } catch {
        guard error.reason == .exists else { throw error }
      }
    }
    throw FileFailure(path: Path(entry.fileName), reason: .exists)
  }

  private static func numbered(_ name: String, _ number: Int) -> String {
    guard let dot = name.lastIndex(of: ".") else { return "\(name)-\(number)" }
    return "\(name[..<dot])-\(number)\(name[dot...])"
  }
}

/// The user's editor, which opens a file at a line.
struct Editor {
  private let words: [String]

  /// The editor that `VISUAL` or `EDITOR` names, or else vi.
  init(variables: [String: String]) {
    let named = ["VISUAL", "EDITOR"].map { name in
      (variables[name] ?? "").split(whereSeparator: \.isWhitespace).map(String.init)
    }
    words = named.first { !$0.isEmpty } ?? ["vi"]
  }

  /// The command: `vi +12 faqs.json`, `code -g faqs.json:12`.
  func command(at place: SourcePlace) -> [String] {
    let name = words[0].split(separator: "/").last ?? ""
    return switch name {
    case "code", "codium", "cursor": words + ["-g", "\(place.path):\(place.line)"]
    case "hx", "helix", "subl", "zed": words + ["\(place.path):\(place.line)"]
    default: words + ["+\(place.line)", place.path]
    }
  }
}

/// The clipboard of the terminal, which OSC 52 fills.
enum Clipboard {
  /// The sequence that puts bytes on the clipboard.
  static func sequence(copying bytes: [UInt8]) -> [UInt8] {
    Array("\u{1B}]52;c;".utf8) + bytes.base64 + Array("\u{1B}\\".utf8)
  }
}

extension WebBrowser {
  /// Opens an address, and says whether that worked.
  func report(opening address: String) -> String {
    open(address) ? "Opened \(address)" : "No browser could open \(address)"
  }
}
