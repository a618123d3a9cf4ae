extension Window {
  /// Whether touches and gestures are dropped at present (G-8).
  public var isIgnoringInteractionEvents: Bool { touches.ignoreCount > 0 }

  /// Drops touches, scrolling and gestures of a touchpad until the matching
  /// ``endIgnoringInteractionEvents()`` (G-8).
  ///
  /// Calls nest. What is down is cancelled; nothing is made up for later. Keys are not touched.
  public func beginIgnoringInteractionEvents() {
    touches.ignoreCount += 1
    if touches.ignoreCount == 1 { cancelAllTouches() }
  }

  /// Takes one ``beginIgnoringInteractionEvents()`` back; without one nothing happens.
  public func endIgnoringInteractionEvents() {
    touches.ignoreCount = max(0, touches.ignoreCount - 1)
  }
}
