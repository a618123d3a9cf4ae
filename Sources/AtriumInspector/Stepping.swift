import AtriumControls
import AtriumKit

/// A step in progress in a window whose time is stopped (SM-7).
struct Stepping {
  /// The condition that ends the step.
  enum Goal {
    case call
    case rest
  }

  /// The maximum number of turns of a step.
  static let mostTurns = 600

  let goal: Goal
  let firstCall: Int
  var turns = 0
}

extension InspectorSession {
  /// The rates of the window's time that the inspector offers.
  ///
  /// The last rate stops the window's time (SM-1).
  public static let rates = [1, 0.5, 0.25, 0.1, 0.0]
  /// The time that one step advances, in seconds; it is the same on all displays.
  static let stepInterval = 1.0 / 60

  /// The rate of the window's time; see ``AtriumKit/Window/timeRate``.
  public var timeRate: Double {
    get { window?.timeRate ?? 1 }
    set {
      guard let window, newValue != window.timeRate else { return }
      if window.timeRate == 1 { timeOfDay = TimeOfDay(of: window) }
      window.timeRate = newValue
      if newValue == 0 {
        heldTitle = HeldTitle(of: window)
      } else {
        heldTitle?.remove(from: window)
        heldTitle = nil
      }
      if newValue == 1 {
        timeOfDay?.send(to: window)
        timeOfDay = nil
      }
      if newValue > 0 { stepping = nil }
      updateOverlay()
      tell(.mode)
    }
  }

  /// Advances the window's time by 1/60 second if that time is stopped; otherwise stops the window's time.
  public func stepTurn() {
    guard timeRate == 0 else { return timeRate = 0 }
    stepping = nil
    window?.advanceHeldTime(by: InspectorSession.stepInterval)
  }

  /// Stops the window's time, and runs turns until a life-cycle call is made, at most 600 turns.
  public func stepToCall() { step(to: .call) }

  /// Stops the window's time, and runs turns until nothing is moving, at most 600 turns.
  public func stepToRest() { step(to: .rest) }

  private func step(to goal: Stepping.Goal) {
    timeRate = 0
    stepping = Stepping(goal: goal, firstCall: (calls.last?.number ?? -1) + 1)
    window?.advanceHeldTime(by: InspectorSession.stepInterval)
    tell(.mode)
  }

  /// Whether turns are being run for ``stepToCall()`` or ``stepToRest()``.
  public var isStepping: Bool { stepping != nil }

  /// Reads the window, and continues the step in progress.
  func turnDidEnd() {
    read()
    guard var step = stepping, let window else { return }
    step.turns += 1
    let isDone =
      switch step.goal {
      case .call: (calls.last?.number ?? -1) >= step.firstCall
      case .rest: window.isIdle
      }
    if isDone || step.turns >= Stepping.mostTurns {
      stepping = nil
      tell(.mode)
    } else {
      stepping = step
      window.advanceHeldTime(by: InspectorSession.stepInterval)
    }
  }
}

/// The true time of day of a window whose clock runs slowly.
///
/// The time of day that the window itself reports is behind until the normal rate is restored (SM-10).
@MainActor
struct TimeOfDay {
  /// The time of day at which the host's clock was zero, in seconds from midnight.
  private let offset: Double

  /// Reads the time of day of a window while the window's clock is correct; nil if the window does not know the time of
  /// day.
  init?(of window: Window) {
    guard let seconds = window.secondsSinceMidnight else { return nil }
    offset = seconds - window.hostTime
  }

  /// Sends the true time of day to the window once.
  func send(to window: Window) {
    let seconds = (offset + window.hostTime).truncatingRemainder(dividingBy: 86_400)
    window.dispatch(
      .timeOfDay(
        secondsSinceMidnight: seconds < 0 ? seconds + 86_400 : seconds, time: window.hostTime))
  }
}

/// The suffix in the title of a window whose time is stopped (SM-5).
@MainActor
struct HeldTitle {
  private let own: String
  private let shown: String

  /// Adds the suffix to the title of a window.
  init(of window: Window) {
    own = window.title
    shown = own.isEmpty ? String(localized: "paused") : String(localized: "%@ (paused)", own)
    window.title = shown
  }

  /// Restores the title of a window, unless the program has set another title since then.
  func remove(from window: Window) {
    if window.title == shown { window.title = own }
  }
}
