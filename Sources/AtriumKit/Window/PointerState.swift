import AtriumGeometry

/// Where the pointer is while no button is held, and what it is over.
struct PointerState {
  /// The place in the window; nil outside.
  var location: Point?
  /// The place at the last look; content that moves under a resting pointer is no movement.
  var lookedAt: Point?
  /// The hover recognisers that it is inside of, innermost first, whether they want it or not.
  var hovering: [HoverGestureRecognizer] = []
  /// Whether what lies under the pointer may have changed without its moving.
  var needsUpdate = false
  /// What the host was last told.
  var cursor = Cursor.default
  /// The keys held at the last movement.
  var modifierFlags: KeyModifierFlags = []
}
