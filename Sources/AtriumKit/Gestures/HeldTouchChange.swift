/// A delayed change of a touch, which the view has not received yet.
struct HeldTouchChange {
  let phase: Touch.Phase
  /// The event of the change; changes in the same event are sent together.
  let event: Event
  /// The change's position in the sequence of all delayed changes.
  let number: Int

  /// Returns whether two changes are sent in one call if their touches are on the same view.
  func belongs(with other: HeldTouchChange) -> Bool {
    event === other.event && phase == other.phase
  }
}
