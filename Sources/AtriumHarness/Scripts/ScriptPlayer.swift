public import AtriumGeometry
public import AtriumKit

/// Plays a script on a window, on any host: everything goes through ``AtriumKit/Window/dispatch(_:)``
/// and the window's own timers, so that nothing is needed but turns.
///
/// Commands take effect one after the other: the next one begins only when a whole turn has passed
/// over what the one before dispatched. On a stage use ``Stage/play(_:pictures:note:)``.
@MainActor
public final class ScriptPlayer {
  /// How long `wait idle` waits at most, in seconds.
  static let longestWaitForIdle = 60.0
  /// How long `resize` waits at most for a window manager, in seconds.
  static let longestWaitForSize = 2.0

  /// Asks for a window size, in points, as a step of a live resize or not.
  ///
  /// The default asks the window's host.
  public var resize: @MainActor (_ size: Size, _ isLive: Bool) -> Void
  /// The folder for what `screenshot` names; nil, the default, for no pictures.
  public var pictureFolder: String?
  /// Takes the texts of `note`.
  public var note: @MainActor (String) -> Void = { _ in }
  /// Hears of every event just before it is dispatched.
  public var eventObserver: @MainActor (InputEvent) -> Void = { _ in }

  let script: EventScript
  /// What it plays on.
  public let window: Window
  let recorder: LifecycleRecorder
  let appearances = AppearanceRecord()
  private var position = 0
  private var hand = InputHand()
  private var steps: ArraySlice<InputGesture.Step> = []
  private var gestureStart = 0.0
  private var readyTurn = 0
  /// What the command that has begun still waits for, and until when.
  var wait: Wait?
  private var timer: AtriumKit.Timer?
  private var completion: (@MainActor (ScriptError?) -> Void)?
  private weak var observedRoot: ViewController?

  /// What a command waits for.
  enum Wait {
    case idle(until: Double)
    case size(Size, until: Double)
    case time(Double)
  }

  /// Makes a player; from now on it hears what happens to the window's root controller.
  ///
  /// - Parameters:
  ///   - script: What to play.
  ///   - window: On what.
  public init(_ script: EventScript, on window: Window) {
    self.script = script
    self.window = window
    resize = { [weak window] size, _ in window?.requestSize(size) }
    recorder = LifecycleRecorder()
    observeRoot()
  }

  /// Begins to play, in the window's next turns; the player must be kept until it is done.
  ///
  /// - Parameter completion: Is called once, with what went wrong, if anything.
  public func start(completion: @escaping @MainActor (ScriptError?) -> Void) {
    self.completion = completion
    // A turn passes first, so that the first command finds the window as people see it.
    readyTurn = window.statistics.turnCount + 2
    arm(after: 0)
  }

  /// Ends the playing; the completion is not called.
  public func stop() {
    timer?.invalidate()
    timer = nil
    completion = nil
  }

  /// Where the script has left the pointer; nil if it has not moved it.
  var pointerLocation: Point? { hand.location }

  /// Begins a gesture; the next command waits for its end.
  func perform(_ gesture: InputGesture) {
    steps = gesture.steps[...]
    gestureStart = window.currentTime
    dispatchDueSteps()
  }

  /// Hands an event to the window; the next command waits until it has been dealt with.
  func dispatch(_ event: InputEvent) {
    eventObserver(event)
    window.dispatch(event)
    // This turn has delivered its events already: the next one delivers this, the one after sees
    // what came of it.
    readyTurn = window.statistics.turnCount + 2
  }

  /// The next command waits for a whole turn.
  func waitForTurn() {
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

  /// Does what is due.
  ///
  /// - Returns: Seconds until there is more to do; nil at the end.
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
      // A window manager may refuse; then the script goes on with what there is.
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

  /// Dispatches the next step, and more if time has run ahead of a movement.
  private func dispatchDueSteps() {
    let now = window.currentTime
    var isFirst = true
    while let step = steps.first, gestureStart + step.offset <= now + 1e-9,
      isFirst || step.isMovement
    {
      isFirst = false
      steps.removeFirst()
      for action in step.actions {
        for event in hand.events(for: action, at: now) { dispatch(event) }
      }
    }
  }

  private func finish(_ error: ScriptError?) {
    let completion = completion
    self.completion = nil
    completion?(error)
  }

  private func observeRoot() {
    guard let root = window.rootViewController, root !== observedRoot else { return }
    observedRoot = root
    root.addLifecycleObserver(recorder)
    root.addLifecycleObserver(appearances)
    // Before the first turn nobody has appeared.
    if window.statistics.turnCount > 0 { appearances.noteVisible(root) }
  }
}
