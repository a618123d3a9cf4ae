import AtriumGeometry

extension Window {
  /// Begins the second touch of a pointer that is pressed with Alt held (G-43).
  ///
  /// It belongs to the view that the first touch hit, wherever it is located. Both are mirrored at
  /// the centre of the innermost view with a two-finger recogniser, or else of the window.
  func beginMirror(of touch: Touch, _ input: PointerInput) -> Touch {
    var view = touch.hitView
    while let current = view, !current.gestureRecognizers.contains(where: \.usesPairs) {
      view = current.superview
    }
    let owner = view ?? self
    let anchor = owner.convert(owner.bounds.center, to: nil)
    let place = anchor * 2 - input.location
    let second = makeTouch(
      .indirectPointer, at: place, time: input.time, in: touch.hitView)
    second.tapCount = touch.tapCount
    touches.mirrors[input.device] = MirroredTouch(touch: second, anchor: anchor)
    return second
  }

  /// Moves the second touch opposite to the first, or with Shift held in parallel.
  func moveMirror(from old: Point, _ input: PointerInput) -> Touch? {
    guard var mirror = touches.mirrors[input.device] else { return nil }
    if input.modifierFlags.contains(.shift) { mirror.anchor += input.location - old }
    mirror.touch.move(to: mirror.location(opposite: input.location), at: input.time)
    touches.mirrors[input.device] = mirror
    return mirror.touch
  }
}

extension GestureRecognizer {
  /// Whether it recognises two fingers.
  fileprivate var usesPairs: Bool {
    isEnabled && (self is PinchGestureRecognizer || self is RotationGestureRecognizer)
  }
}
