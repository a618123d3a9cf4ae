import AtriumGeometry

extension Window {
  /// Requests a hover update, since the content under a resting pointer may have changed.
  func setNeedsHoverUpdate() {
    pointer.needsUpdate = true
  }

  func updateHoverIfNeeded() {
    guard pointer.needsUpdate else { return }
    pointer.needsUpdate = false
    updateHover(at: currentTime)
  }

  /// Updates the hover recognisers under the pointer, and the cursor.
  ///
  /// While a button is held nothing changes, since the pressed view owns the pointer.
  func updateHover(at time: Double) {
    guard touches.pointers.isEmpty else { return }
    let event = Event(kind: .hover, timestamp: time, modifierFlags: pointer.modifierFlags)
    let hit = pointer.location.flatMap { bounds.contains($0) ? hitTest($0, with: event) : nil }
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
    let left = pointer.hovering.filter { old in !inside.contains { $0 === old } }
    let entered = inside.filter { new in !pointer.hovering.contains { $0 === new } }
    let stayed = inside.filter { new in pointer.hovering.contains { $0 === new } }
    pointer.hovering = inside
    for recognizer in left { recognizer.hover(.ended, at: pointer.location, with: event) }
    // A recogniser that refuses the pointer is asked again when it leaves and re-enters (G-22).
    for recognizer in entered where recognizer.wants(event) {
      recognizer.hover(.began, at: pointer.location, with: event)
    }
    if pointer.location != pointer.lookedAt {
      for recognizer in stayed { recognizer.hover(.changed, at: pointer.location, with: event) }
    }
    pointer.lookedAt = pointer.location
    setCursor(cursor ?? .default)
  }

  private func setCursor(_ cursor: Cursor) {
    guard cursor != pointer.cursor else { return }
    pointer.cursor = cursor
    host?.handle(.cursor(cursor))
  }
}
