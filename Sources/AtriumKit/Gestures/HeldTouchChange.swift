/// A change of a touch that recognisers delay, so that the view has not received it yet.
struct HeldTouchChange {
  let phase: Touch.Phase
  /// The event of the change; changes in the same event are sent together.
  let event: Event
  /// The change's position in the sequence of all delayed changes.
  let number: Int

  /// Whether two changes are sent in one call if their touches are on the same view.
  func belongs(with other: HeldTouchChange) -> Bool {
    event === other.event && phase == other.phase
  }
}
