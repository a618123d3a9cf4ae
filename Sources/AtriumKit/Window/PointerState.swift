import AtriumGeometry

/// The pointer while no button is held, and what it is over.
struct PointerState {
  /// The location in the window; nil outside.
  var location: Point?
  /// The location at the last hover update; content that moves under a resting pointer is no
  /// movement.
  var lookedAt: Point?
  /// The hover recognisers on views that contain it, innermost first, including those that refused
  /// it.
  var hovering: [HoverGestureRecognizer] = []
  /// Whether the content under the pointer may have changed while it rested.
  var needsUpdate = false
  /// The cursor that was last sent to the host.
  var cursor = Cursor.default
  /// The modifier keys held at the last movement.
  var modifierFlags: KeyModifierFlags = []
}
