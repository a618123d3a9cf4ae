/// A delayed change of a touch, which the view has not received yet.
struct HeldTouchChange {
  let phase: Touch.Phase
  /// The event of the change; changes of the same event are sent together.
  let event: Event
  /// The position of the change in the order of all delayed changes.
  let number: Int

  /// Returns whether two changes are sent in one call, provided that their touches are on the same view.
  func belongs(with other: HeldTouchChange) -> Bool {
    event === other.event && phase == other.phase
  }
}
