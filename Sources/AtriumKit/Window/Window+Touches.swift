extension Window {
  /// Whether touches and gestures are currently ignored (G-8).
  public var isIgnoringInteractionEvents: Bool { touches.isIgnoring }

  /// Ignores touches, scrolling and touchpad gestures until the matching
  /// ``endIgnoringInteractionEvents()`` (G-8).
  ///
  /// Calls nest. Touches that are down are cancelled, and ignored input is not delivered later.
  /// Keys are not affected.
  public func beginIgnoringInteractionEvents() {
    if touches.beginIgnoring() { cancelAllTouches() }
  }

  /// Ends one ``beginIgnoringInteractionEvents()``; does nothing without one.
  public func endIgnoringInteractionEvents() {
    touches.endIgnoring()
  }

  /// Cancels everything that is down, since the window lost the focus (G-44).
  func cancelAllTouches() {
    pointers.cancel(at: currentTime, in: self)
    touchless.cancel(in: self)
    fingers.cancel(in: self)
  }
}
