extension Window {
  /// Whether touches and gestures are currently ignored (G-8).
  public var isIgnoringInteractionEvents: Bool { touches.ignoreCount > 0 }

  /// Ignores touches, scrolling and touchpad gestures until the matching
  /// ``endIgnoringInteractionEvents()`` (G-8).
  ///
  /// Calls nest. Touches that are down are cancelled, and ignored input is not delivered later.
  /// Keys are not affected.
  public func beginIgnoringInteractionEvents() {
    touches.ignoreCount += 1
    if touches.ignoreCount == 1 { cancelAllTouches() }
  }

  /// Ends one ``beginIgnoringInteractionEvents()``; does nothing without one.
  public func endIgnoringInteractionEvents() {
    touches.ignoreCount = max(0, touches.ignoreCount - 1)
  }
}
