/// Calls a closure at each frame of a view's window, for motion that no animation block describes.
///
/// It begins paused. While it is not, and its view is in a window that somebody can see, that window
/// asks for every frame; paused it costs nothing. What moves should be a function of the time that the
/// closure is given, since turns that answer input come between frames. Frames follow the display's
/// rate, ``Window/maximumFramesPerSecond``, unless ``preferredFramesPerSecond`` asks for fewer.
@MainActor
public final class DisplayLink {
  private let action: @MainActor (Double) -> Void
  private weak var view: View?
  private weak var window: Window?
  /// When it is due, in the window's seconds, while it is not paused.
  private(set) var nextTime = 0.0

  /// Makes a link that is paused.
  ///
  /// - Parameters:
  ///   - view: Whose window's frames count; not kept alive.
  ///   - action: Is called in step 2 of a turn with the window's time, in seconds.
  public init(view: View, action: @escaping @MainActor (_ time: Double) -> Void) {
    self.view = view
    self.action = action
  }

  /// Whether it is silent.
  ///
  /// It stays so outside a window, and a view that leaves its window pauses it.
  public var isPaused: Bool {
    get { window == nil }
    set {
      guard newValue != isPaused else { return }
      if newValue { return stop() }
      window = view?.window
      window?.addDisplayLink(self)
    }
  }

  /// How many calls a second will do; 0, the default, for one at each frame.
  ///
  /// The nearest rate holds that the display's can be divided to: 30 are 28.8 on a display of 144 Hz,
  /// every fifth picture. Turns that come between those do not call it then.
  public var preferredFramesPerSecond = 0 {
    didSet {
      guard preferredFramesPerSecond != oldValue, let window else { return }
      nextTime = min(nextTime, window.currentTime + interval(in: window))
      window.updateFrameRequest()
    }
  }

  func begin(at time: Double) { nextTime = time }

  /// A turn of the window.
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
    let frame = currentTime + frameInterval
    let isFirst = animatingViews.isEmpty && displayLinks.isEmpty
    nextAnimationFrame = isFirst ? frame : min(nextAnimationFrame, frame)
    // On the beat of what moves already, if anything does.
    link.begin(at: nextAnimationFrame)
    displayLinks.append(link)
    updateFrameRequest()
  }

  fileprivate func removeDisplayLink(_ link: DisplayLink) {
    displayLinks.removeAll { $0 === link }
    updateFrameRequest()
  }

  func fireDisplayLinks() {
    for link in displayLinks { link.fire(at: currentTime) }
  }
}
