import AtriumGeometry

extension Window {
  /// What lies under a resting pointer may have changed.
  func setNeedsHoverUpdate() {
    pointer.needsUpdate = true
  }

  func updateHoverIfNeeded() {
    guard pointer.needsUpdate else { return }
    pointer.needsUpdate = false
    updateHover(at: currentTime)
  }

  /// Finds what the pointer is over: hover recognisers enter, move and leave; the cursor follows.
  ///
  /// While a button is held nothing changes: the pressed view has the pointer.
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
    // One that does not want the pointer is asked again when it has left and comes back (G-22).
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
