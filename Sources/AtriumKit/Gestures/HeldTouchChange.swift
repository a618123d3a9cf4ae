/// A change of a touch that recognisers hold back from the view for now.
struct HeldTouchChange {
  let phase: Touch.Phase
  /// The event that it came with; changes of one event are sent together.
  let event: Event
  /// Its position in the sequence of all held changes.
  let number: Int

  /// Whether both are sent in one call, if their touches are on one view.
  func belongs(with other: HeldTouchChange) -> Bool {
    event === other.event && phase == other.phase
  }
}
