extension Window {
  /// Whether touches and gestures are currently ignored (G-8).
  public var isIgnoringInteractionEvents: Bool { touches.isIgnoring }

  /// Ignores touches, scrolling and touchpad gestures until the matching
  /// ``endIgnoringInteractionEvents()`` (G-8).
  ///
  /// Calls can be nested. Touches that are down are cancelled, and ignored input is not delivered
  /// later. Keys are not affected.
  public func beginIgnoringInteractionEvents() {
    if touches.beginIgnoring() { cancelAllTouches() }
  }

  /// Ends the effect of one ``beginIgnoringInteractionEvents()``; does nothing if none is in effect.
  public func endIgnoringInteractionEvents() {
    touches.endIgnoring()
  }

  /// Cancels all touches and touchpad gestures in progress, for example when the window loses the
  /// focus (G-44).
  func cancelAllTouches() {
    pointers.cancel(at: currentTime, in: self)
    touchless.cancel(in: self)
    fingers.cancel(in: self)
  }
}
