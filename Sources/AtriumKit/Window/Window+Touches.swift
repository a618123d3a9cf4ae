extension Window {
  /// Whether touches and gestures are currently ignored (G-8).
  public var isIgnoringInteractionEvents: Bool { touches.isIgnoring }

  /// Ignores touches, scrolling and touchpad gestures until ``endIgnoringInteractionEvents()`` is called (G-8).
  ///
  /// Calls can be nested, and each needs a matching call of ``endIgnoringInteractionEvents()``. Touches that are down
  /// are cancelled. Ignored input is not delivered later. Keys are not affected.
  public func beginIgnoringInteractionEvents() {
    if touches.beginIgnoring() { cancelAllTouches() }
  }

  /// Ends the effect of one call of ``beginIgnoringInteractionEvents()``; does nothing without such a call.
  public func endIgnoringInteractionEvents() {
    touches.endIgnoring()
  }

  /// Cancels all touches and touchpad gestures, for example when the window loses the focus (G-44).
  func cancelAllTouches() {
    pointers.cancel(at: currentTime, in: self)
    touchless.cancel(in: self)
    fingers.cancel(in: self)
  }
}
