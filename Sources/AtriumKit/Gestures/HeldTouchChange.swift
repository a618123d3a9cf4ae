/// A change of a touch that recognisers keep from the view for now (G-16).
struct HeldTouchChange {
  let phase: Touch.Phase
  /// With what it came; what came with one event is told together (G-3).
  let event: Event
  /// Its place among all changes that were kept from views.
  let number: Int

  /// Whether both are told in one call, if they are of one view.
  func belongs(with other: HeldTouchChange) -> Bool {
    event === other.event && phase == other.phase
  }
}
