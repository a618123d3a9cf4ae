public import AtriumGeometry
import AtriumGraphics
public import AtriumKit

/// Plays a script in a window with any host.
///
/// The player uses only ``AtriumKit/Window/dispatch(_:)`` and the window's timers, so the host only needs to run the
/// event loop.
///
/// Commands take effect in sequence: a command starts only after a whole turn has processed the events of the previous
/// command. A script ends when its window closes: see ``windowDidClose()``. On a stage use
/// ``Stage/play(_:pictures:note:)``.
@MainActor
public final class ScriptPlayer {
  /// The timeout of `wait idle`, in seconds.
  private static let longestWaitForIdle = 60.0
  /// The maximum time for which `resize` waits for a window manager, in seconds.
  private static let longestWaitForSize = 2.0

  /// A closure that requests a window size, in points, optionally as a step of a live resize.
  ///
  /// The default closure requests the size from the window's host.
  public var resize: @MainActor (_ size: Size, _ isLive: Bool) -> Void
  /// The folder for the files of `screenshot`; nil, the default, writes no files.
  public var pictureFolder: String?
  /// Receives the messages of `note` commands.
  public var note: @MainActor (String) -> Void = { _ in }

  let script: EventScript
  /// The window that receives the events.
  public let window: Window
  private let recorder: LifecycleRecorder
  private let appearances = AppearanceRecord()
  /// The number of commands that have started.
  var position = 0
  private var hand = InputHand()
  /// The remaining steps of the current gesture.
  var steps: ArraySlice<InputGesture.Step> = []
  private var gestureStart = 0.0
  private var readyTurn = 0
  /// The condition for which the current command waits; nil if it does not wait.
  var wait: Wait?
  private var timer: AtriumKit.Timer?
  private var completion: (@MainActor (ScriptError?) -> Void)?
  /// The turn in which the user last asked to close the window; nil before the first request.
  private var closeRequestTurn: Int?
  private weak var observedRoot: ViewController?

  /// A condition for which a command waits, and its deadline.
  enum Wait {
    case idle(until: Double)
    case size(Size, until: Double)
    case time(Double)
  }

  /// Makes a player, which observes the window's root controller from now on.
  ///
  /// - Parameters:
  ///   - script: The script to play.
  ///   - window: The window that receives the script's events.
  public init(_ script: EventScript, on window: Window) {
    self.script = script
    self.window = window
    resize = { [weak window] size, _ in window?.requestSize(size) }
    recorder = LifecycleRecorder()
    observeRoot()
  }

  /// Starts to play in the window's next turns; the caller must retain the player until the end.
  ///
  /// - Parameter completion: Called once at the end of the script, with the error; nil without an error.
  public func start(completion: @escaping @MainActor (ScriptError?) -> Void) {
    self.completion = completion
    // A turn passes first, so that the first command finds a painted window.
    readyTurn = window.statistics.turnCount + 2
    window.observeEvents(owner: self) { [weak self] event in
      guard let self, event == .closeRequested else { return }
      closeRequestTurn = self.window.statistics.turnCount
    }
    arm(after: 0)
  }

  /// Stops playing; the completion is not called.
  public func stop() {
    timer?.invalidate()
    timer = nil
    completion = nil
  }

  /// Whether the script is being played.
  var isPlaying: Bool { completion != nil }

  /// Whether the user asked to close the window in the last turn or in the turn before.
  var isClosedByUser: Bool {
    closeRequestTurn.map { window.statistics.turnCount - $0 <= 1 } ?? false
  }

  /// The pointer's location after the last action; nil if the script has not moved it.
  private var pointerLocation: Point? { hand.location }

  /// Starts a gesture; the next command waits until the gesture has ended.
  func perform(_ gesture: InputGesture) {
    steps = gesture.steps[...]
    gestureStart = window.currentTime
    dispatchDueSteps()
  }

  /// Dispatches an event to the window; the next command waits until it has been processed.
  func dispatch(_ event: InputEvent) {
    window.dispatch(event)
    // The current turn has already delivered its events, so the next turn delivers this event, and the turn after that
    // is the first that can observe its effects.
    readyTurn = window.statistics.turnCount + 2
  }

  /// Makes the next command wait for a whole turn.
  private func waitForTurn() {
    readyTurn = window.statistics.turnCount + 2
  }

  private func arm(after delay: Double) {
    timer = window.scheduleTimer(withTimeInterval: delay) { [weak self] _ in self?.tick() }
  }

  private func tick() {
    timer = nil
    observeRoot()
    do throws(ScriptError) {
      if let delay = try proceed() { arm(after: delay) } else { finish(nil) }
    } catch {
      finish(error)
    }
  }

  /// Performs the due steps.
  ///
  /// - Returns: The time until the next step, in seconds; nil at the end.
  private func proceed() throws(ScriptError) -> Double? {
    let now = window.currentTime
    if !steps.isEmpty {
      dispatchDueSteps()
    } else if window.statistics.turnCount < readyTurn {
      return 0
    } else if let wait {
      guard try isOver(wait, at: now) else { return 1.0 / 60 }
      self.wait = nil
    } else if position < script.lines.count {
      position += 1
      try run(script.lines[position - 1])
    } else {
      return nil
    }
    if let next = steps.first { return gestureStart + next.offset - now }
    if case .time(let end)? = wait { return end - now }
    return 0
  }

  private func isOver(_ wait: Wait, at now: Double) throws(ScriptError) -> Bool {
    switch wait {
    case .time(let end): return now >= end - 1e-9
    case .size(let size, let end):
      let difference = Point(
        x: window.bounds.width - size.width, y: window.bounds.height - size.height)
      // If a window manager refuses the size, the script continues with the current size.
      return (abs(difference.x) <= 1 && abs(difference.y) <= 1) || now >= end
    case .idle(let end):
      if window.isIdle { return true }
      guard now < end else {
        throw ScriptError(
          file: script.file, line: script.lines[position - 1].number,
          message: "expected the window to come to rest within 60 s, but it still moves")
      }
      return false
    }
  }

  /// Dispatches the next step, and further due movements.
  private func dispatchDueSteps() {
    let now = window.currentTime
    var isFirst = true
    while let step = steps.first, gestureStart + step.offset <= now + 1e-9,
      isFirst || step.isMovement
    {
      isFirst = false
      steps.removeFirst()
      for action in step.actions {
        for event in hand.events(for: action, at: window.hostTime) { dispatch(event) }
      }
    }
  }

  func finish(_ error: ScriptError?) {
    let completion = completion
    self.completion = nil
    completion?(error)
  }

  private func observeRoot() {
    guard let root = window.rootViewController, root !== observedRoot else { return }
    observedRoot = root
    root.addLifecycleObserver(recorder)
    root.addLifecycleObserver(appearances)
    // Before the first turn, no controller has received appearance calls.
    if window.statistics.turnCount > 0 { appearances.noteVisible(root) }
  }
}

extension ScriptPlayer {
  /// Starts a command.
  func run(_ line: EventScript.Line) throws(ScriptError) {
    switch line.command {
    case .click(let button, let target, let modifiers):
      perform(.click(button, at: try place(target, line), modifiers: modifiers))
    case .press(let button, let target, let modifiers):
      perform(InputGesture(turns: [[.press(button, try place(target, line), modifiers)]]))
    case .release(let button, let target, let modifiers):
      var point: Point?
      if let target { point = try place(target, line) }
      perform(InputGesture(turns: [[.release(button, point, modifiers)]]))
    case .move(let target):
      perform(InputGesture(turns: [[.move(try place(target, line))]]))
    case .drag(let button, let start, let end, let duration, let modifiers):
      perform(
        .drag(
          button, from: try place(start, line), to: try place(end, line), duration: duration,
          modifiers: modifiers))
    case .chord(let buttons, let target):
      perform(.chord(buttons, at: try place(target, line)))
    case .tap(let fingers, let target):
      perform(.tap(fingers: fingers, at: try place(target, line)))
    case .touch(let phase, let id, let target):
      perform(InputGesture(turns: [[action(phase, id: id, at: try place(target, line))]]))
    case .swipe(let direction, let target):
      perform(.swipe(direction, at: try place(target, line)))
    case .scroll(let delta, let target):
      var point = pointerLocation ?? window.bounds.center
      if let target { point = try place(target, line) }
      perform(InputGesture(turns: [[.scroll(delta, point)]]))
    case .pinch(let scale, let target, let duration):
      perform(.pinch(scale, at: try place(target, line), duration: duration))
    case .rotate(let degrees, let target, let duration):
      perform(
        .rotation(degrees * .pi / 180, at: try place(target, line), duration: duration))
    case .touchpad(let gesture, let target, let duration):
      perform(gesture.input(at: try place(target, line), duration: duration))
    case .key(let key): perform(.key(key))
    case .type(let text): perform(.typing(text))
    case .resize(let size, let isLive):
      resize(size, isLive)
      waitForTurn()
      wait = .size(size, until: window.currentTime + ScriptPlayer.longestWaitForSize)
    case .theme(let style, let contrast):
      var settings = window.settings
      settings.userInterfaceStyle = style
      settings.accessibilityContrast = contrast
      dispatch(.settingsChanged(settings))
    case .motion(let motion):
      var settings = window.settings
      settings.motion = motion
      dispatch(.settingsChanged(settings))
    case .waitIdle:
      wait = .idle(until: window.currentTime + ScriptPlayer.longestWaitForIdle)
    case .wait(let seconds): wait = .time(window.currentTime + seconds)
    case .screenshot(let name): try takePicture(name, line)
    case .expect(let expectation, let name): try check(expectation, name, line)
    case .note(let text): note(text)
    }
  }

  func error(_ message: String, _ line: EventScript.Line) -> ScriptError {
    ScriptError(file: script.file, line: line.number, message: message)
  }

  /// Returns the current location of a target.
  private func place(
    _ target: ScriptCommand.Target, _ line: EventScript.Line
  ) throws(ScriptError) -> Point {
    switch target {
    case .point(let point): return point
    case .name(let name):
      let names = AccessibleNames(in: window)
      guard let entry = names.first(named: name) else {
        throw error(
          "expected something named \(ScriptToken.shortened(name)) on screen; there is "
            + names.summary, line)
      }
      return entry.visibleFrame.center
    }
  }

  private func action(
    _ phase: ScriptCommand.TouchPhase, id: Int, at point: Point
  ) -> InputAction {
    switch phase {
    case .began: .touchBegan(id, point)
    case .moved: .touchMoved(id, point)
    case .ended: .touchEnded(id, point)
    case .cancelled: .touchCancelled(id)
    }
  }

  private func takePicture(_ name: String, _ line: EventScript.Line) throws(ScriptError) {
    guard let pictureFolder else { return }
    let path = "\(pictureFolder)/\(name)"
    do throws(DrawingError) {
      try window.picture().writePNG(to: path)
    } catch {
      throw self.error("cannot save the picture: \(error)", line)
    }
  }

  func check(
    _ expectation: ScriptCommand.Expectation, _ name: String, _ line: EventScript.Line
  ) throws(ScriptError) {
    let shown = ScriptToken.shortened(name)
    switch expectation {
    case .visible, .hidden:
      let names = AccessibleNames(in: window)
      let isVisible = appearances.hasAppeared(name) || names.first(named: name) != nil
      guard isVisible != (expectation == .visible) else { return }
      throw error(
        "expected \(shown) to be \(expectation.rawValue); appeared: \(appearances.summary); "
          + "on screen: \(names.summary)", line)
    case .log:
      let hasLine = recorder.lines.contains {
        $0 == name || ($0.hasPrefix(name) && $0.dropFirst(name.count).first == "(")
      }
      guard !hasLine else { return }
      let last = recorder.lines.suffix(5).joined(separator: ", ")
      throw error(
        "expected \(shown) in the log; it has \(recorder.lines.count) lines, the last being "
          + "\(last.isEmpty ? "none" : last)", line)
    }
  }
}
