import AtriumGeometry

/// The pointer over a window, the hover recognisers under the pointer, and the cursor.
@MainActor
final class PointerHover {
  /// The pointer's location in the window's coordinates, in points; nil outside the window.
  private var location: Point?
  /// The modifier keys at the last movement.
  private var modifierFlags: KeyModifierFlags = []
  /// The location at the last update.
  ///
  /// Only a different location counts as a movement. Content that moves under a resting pointer therefore causes no
  /// *changed* event.
  private var lookedAt: Point?
  /// The hover recognisers on views under the pointer, with the innermost first.
  ///
  /// The list includes the recognisers that have refused the pointer.
  private var hovering: [HoverGestureRecognizer] = []
  /// Whether the content under the resting pointer may have changed.
  private var needsUpdate = false
  /// The cursor that was last requested from the host.
  private var cursor = Cursor.default

  /// Records the pointer's location; nil if the pointer is outside the window.
  func place(at location: Point?) { self.location = location }

  /// Records the location to which the pointer has moved, and the modifier keys.
  func place(at location: Point, modifierFlags: KeyModifierFlags) {
    self.location = location
    self.modifierFlags = modifierFlags
  }

  /// Requests an update because the content under a resting pointer may have changed.
  func setNeedsUpdate() { needsUpdate = true }

  func updateIfNeeded(in window: Window) {
    guard needsUpdate else { return }
    needsUpdate = false
    update(at: window.currentTime, in: window)
  }

  /// Updates the hover recognisers under the pointer, and the cursor.
  ///
  /// While a button is pressed, there is no update, because the pointer belongs to the touched view.
  func update(at time: Double, in window: Window) {
    guard window.pointers.isEmpty else { return }
    let event = Event(kind: .hover, timestamp: time, modifierFlags: modifierFlags)
    let hit = location.flatMap {
      window.bounds.contains($0) ? window.hitTest($0, with: event) : nil
    }
    var inside: [HoverGestureRecognizer] = []
    var cursor: Cursor?
    var view = hit
    while let current = view {
      cursor = cursor ?? current.cursor
      for case let recognizer as HoverGestureRecognizer in current.gestureRecognizers
      where recognizer.isEnabled {
        inside.append(recognizer)
      }
      view = current.superview
    }
    let left = hovering.filter { old in !inside.contains { $0 === old } }
    let entered = inside.filter { new in !hovering.contains { $0 === new } }
    let stayed = inside.filter { new in hovering.contains { $0 === new } }
    hovering = inside
    for recognizer in left { recognizer.hover(.ended, at: location, with: event) }
    // After a recogniser has refused the pointer, its ``GestureRecognizer/shouldReceive(_:)`` is called again only
    // when the pointer has left the view and entered it again.
    for recognizer in entered where recognizer.wants(event) {
      recognizer.hover(.began, at: location, with: event)
    }
    if location != lookedAt {
      for recognizer in stayed { recognizer.hover(.changed, at: location, with: event) }
    }
    lookedAt = location
    setCursor(cursor ?? .default, in: window)
  }

  private func setCursor(_ cursor: Cursor, in window: Window) {
    guard cursor != self.cursor else { return }
    self.cursor = cursor
    window.host?.handle(.cursor(cursor))
  }
}
