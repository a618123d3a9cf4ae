/// An object that calls a closure at each display frame of a view's window.
///
/// Use it for motion without an animation block.
///
/// A link starts paused. While it runs and its view is in a visible window, that window requests display frames.
/// A paused link costs nothing. Display frames follow the display's rate, ``Window/maximumFramesPerSecond``,
/// unless ``preferredFramesPerSecond`` is lower. By default, turns that respond to input between two display frames
/// also call the closure. The motion should therefore be a function of the time that the closure receives.
@MainActor
public final class DisplayLink {
  private let action: @MainActor (Double) -> Void
  private weak var view: View?
  private weak var window: Window?
  /// While the link is not paused, the time of the next call, in seconds of the window's clock.
  private(set) var nextTime = 0.0

  /// Makes a paused link.
  ///
  /// - Parameters:
  ///   - view: A view in the window that provides the display frames; not retained.
  ///   - action: Called in step 2 of a turn with the window's time, in seconds.
  public init(view: View, action: @escaping @MainActor (_ time: Double) -> Void) {
    self.view = view
    self.action = action
  }

  /// Whether the link is paused and does not call its closure.
  ///
  /// A link cannot run while its view is outside a window. It pauses when the view leaves its window.
  public var isPaused: Bool {
    get { window == nil }
    set {
      guard newValue != isPaused else { return }
      if newValue { return stop() }
      window = view?.window
      window?.addDisplayLink(self)
    }
  }

  /// The preferred number of calls per second; 0, the default, calls the closure at each display frame.
  ///
  /// The nearest divisor of the display's rate is used. On a display of 144 Hz, a value of 30 gives 28.8 calls per
  /// second, at every fifth display frame. With a preferred rate, turns between those display frames do not call the
  /// closure.
  public var preferredFramesPerSecond = 0 {
    didSet {
      guard preferredFramesPerSecond != oldValue, let window else { return }
      nextTime = min(nextTime, window.currentTime + interval(in: window))
      window.updateFrameRequest()
    }
  }

  func begin(at time: Double) { nextTime = time }

  /// Calls the closure in a turn of the window if it is due.
  func fire(at time: Double) {
    guard let window, view?.window === window else { return stop() }
    let isDue = time >= nextTime - 1e-9
    if isDue { nextTime = window.frameTime(after: nextTime, interval: interval(in: window)) }
    if isDue || preferredFramesPerSecond <= 0 { action(time) }
  }

  private func interval(in window: Window) -> Double {
    window.frameInterval(preferred: preferredFramesPerSecond > 0 ? preferredFramesPerSecond : .max)
  }

  private func stop() {
    window?.removeDisplayLink(self)
    window = nil
  }
}

extension Window {
  fileprivate func addDisplayLink(_ link: DisplayLink) {
    runningAnimations.begin(link, nextFrame: currentTime + frameInterval)
    updateFrameRequest()
  }

  fileprivate func removeDisplayLink(_ link: DisplayLink) {
    runningAnimations.end(link)
    updateFrameRequest()
  }
}
