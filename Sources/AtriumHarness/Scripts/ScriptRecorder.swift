import AtriumGeometry
public import AtriumKit

/// Records the input of a window's user as a script that repeats the input.
///
/// The script has pointer, wheel, touch, key and text input, resizes, themes and motion, with the pauses between them
/// and before the window closes. Movements of the pointer are recorded at most sixty times a second. Events without a
/// script command, such as focus changes, are omitted, and so are touchpad gestures.
///
/// Secure text is not recorded: each character is written as a bullet, without the pauses between the keys, because
/// the rhythm of typing can reveal characters. See ``AtriumKit/KeyInputReceiving/isSecureTextEntry``.
@MainActor
public final class ScriptRecorder {
  /// The shortest recorded pause, in seconds, about as long as a command takes.
  private static let shortestWait = 0.02
  /// The comment before the first secure text in a recording.
  private static let secretNote = "# Secure text is left out: a bullet stands for each character."

  private let sink: @MainActor (String) -> Void
  private var secrets = SecretReceivers()
  private var lastTime = 0.0
  private var lastMoveTime = -Double.infinity
  private var waitingMove: PointerInput?
  private var lastSize: PixelSize?
  private var settings: Settings?
  private var hasNotedSecrets = false
  /// Whether the last recorded command types secure text.
  private var endsWithSecret = false

  /// Records the events of a window from now on, as long as the recorder exists.
  ///
  /// - Parameters:
  ///   - window: The window whose events are recorded.
  ///   - sink: Receives each line at once, without a line break.
  public init(
    observing window: Window, sink: @escaping @MainActor (_ line: String) -> Void
  ) {
    self.sink = sink
    // Events are recorded at their delivery, because a key in the same turn may have moved the focus to secure text.
    window.observeEvents(owner: self) { [weak self, unowned window] event in
      self?.record(event, of: window)
    }
  }

  private func record(_ event: InputEvent, of window: Window) {
    let time = window.currentTime
    let isSecret = secrets.contains(window.firstResponder)
    switch event {
    case .pointerDown(let input): button("press", input)
    case .pointerUp(let input): button("release", input)
    case .pointerMoved(let input): moved(input)
    case .touchBegan(let input): touch(.began, input)
    case .touchMoved(let input): touch(.moved, input)
    case .touchEnded(let input): touch(.ended, input)
    case .touchCancelled(let input): touch(.cancelled, input)
    case .scroll(let input):
      write("scroll \(text(input.delta)) at \(text(input.location))", at: input.time)
    case .keyDown(let input): keyDown(input, isSecret: isSecret)
    case .text(let text): typed(text, isSecret: isSecret, at: time)
    case .resized(let pixels, let scale, let isLive): resized(pixels, scale, isLive, at: time)
    case .settingsChanged(let new): settingsChanged(new, at: time)
    case .closeRequested:
      // Record the pause before the close request, so that animations that run in the pause also
      // run when the script is played.
      flush(before: time)
      wait(until: time)
    default: break
    }
  }

  private func button(_ verb: String, _ input: PointerInput) {
    // A press has its own location, so a movement directly before the press need not be recorded.
    waitingMove = nil
    guard let name = input.button?.scriptName else { return }
    write("\(verb) \(name) \(text(input.location))\(text(input.modifierFlags))", at: input.time)
  }

  private func moved(_ input: PointerInput) {
    guard input.time - lastMoveTime >= 1.0 / 60 else {
      waitingMove = input
      return
    }
    waitingMove = nil
    lastMoveTime = input.time
    write("move \(text(input.location))", at: input.time)
  }

  /// Writes a touch; a cancelled touch has no location.
  private func touch(_ phase: ScriptCommand.TouchPhase, _ input: TouchInput) {
    guard (0...99).contains(input.id) else { return }
    let location = phase == .cancelled ? "" : " " + text(input.location)
    write("touch \(phase.rawValue) \(input.id)\(location)", at: input.time)
  }

  private func keyDown(_ input: KeyInput, isSecret: Bool) {
    let flags = input.key.modifierFlags
    let writes = !input.key.characters.isEmpty && !input.key.writesControlCharacter
    // The text of a key follows as a separate event.
    if writes, flags.isDisjoint(with: [.control, .alternate, .command]) {
      flush(before: input.time)
      if !(isSecret && endsWithSecret) { wait(until: input.time) }
      lastTime = input.time
      return
    }
    guard let name = input.key.scriptName else { return }
    write("key \(name)", at: input.time)
  }

  private func typed(_ text: String, isSecret: Bool, at time: Double) {
    guard !text.unicodeScalars.contains(where: { $0.value < 0x20 }) else { return }
    guard isSecret else { return write("type \(quoted(text))", at: time) }
    if !hasNotedSecrets { sink(ScriptRecorder.secretNote) }
    hasNotedSecrets = true
    write("type \(quoted(String(repeating: "•", count: text.count)))", at: time)
    endsWithSecret = true
  }

  private func resized(_ pixels: PixelSize, _ scale: Double, _ isLive: Bool, at time: Double) {
    guard pixels != lastSize, scale > 0 else { return }
    lastSize = pixels
    func side(_ pixels: Int) -> Int { max(1, Int(nearest: Double(pixels) / scale)) }
    write(
      "resize \(side(pixels.width))x\(side(pixels.height))\(isLive ? " live" : "")", at: time)
  }

  private func settingsChanged(_ new: Settings, at time: Double) {
    let isDark = new.userInterfaceStyle == .dark
    let theme = isDark ? "dark" : new.accessibilityContrast == .high ? "contrast" : "light"
    let motion =
      switch new.motion {
      case .full: "full"
      case .reduced: "reduced"
      case .off: "off"
      }
    if new.userInterfaceStyle != settings?.userInterfaceStyle
      || new.accessibilityContrast != settings?.accessibilityContrast
    {
      write("theme \(theme)", at: time)
    }
    if new.motion != settings?.motion { write("motion \(motion)", at: time) }
    settings = new
  }

  private func write(_ line: String, at time: Double) {
    flush(before: time)
    wait(until: time)
    endsWithSecret = false
    sink(line)
  }

  /// Writes a movement that was held back by the limit of sixty movements a second, before another command.
  private func flush(before time: Double) {
    guard let input = waitingMove else { return }
    waitingMove = nil
    endsWithSecret = false
    wait(until: input.time)
    sink("move \(text(input.location))")
  }

  private func wait(until time: Double) {
    let pause = time - lastTime
    guard pause >= ScriptRecorder.shortestWait else { return }
    sink("wait \(DecimalText.short(pause))")
    lastTime = time
  }

  private func text(_ point: Point) -> String {
    "\(DecimalText.short(point.x)),\(DecimalText.short(point.y))"
  }

  private func text(_ flags: KeyModifierFlags) -> String {
    let names = [
      (KeyModifierFlags.shift, "Shift"), (.control, "Ctrl"), (.alternate, "Alt"),
      (.command, "Super"),
    ].filter { flags.contains($0.0) }.map(\.1)
    return names.isEmpty ? "" : " with " + names.joined(separator: "+")
  }

  private func quoted(_ text: String) -> String {
    "\""
      + text.reduce(into: "") { result, character in
        if character == "\"" || character == "\\" { result.append("\\") }
        result.append(character)
      } + "\""
  }
}
