/// Calls a closure at each frame of a view's window, for motion that no animation block describes.
///
/// It begins paused. While it is not, and its view is in a window that somebody can see, that window
/// asks for every frame; paused it costs nothing. What moves should be a function of the time that the
/// closure is given, since turns that answer input come between frames.
@MainActor
public final class DisplayLink {
  private let action: @MainActor (Double) -> Void
  private weak var view: View?
  private weak var window: Window?

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

  func fire(at time: Double) {
    guard let window, view?.window === window else { return stop() }
    action(time)
  }

  private func stop() {
    window?.removeDisplayLink(self)
    window = nil
  }
}

extension Window {
  fileprivate func addDisplayLink(_ link: DisplayLink) {
    let frame = currentTime + Window.frameInterval
    let isFirst = animatingViews.isEmpty && displayLinks.isEmpty
    nextAnimationFrame = isFirst ? frame : min(nextAnimationFrame, frame)
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
