import AtriumGeometry

/// A recogniser for a drag of a sheet by one finger, or with the primary button of a pointer.
///
/// The drag goes downwards, or upwards where this is allowed.
final class SheetDragGestureRecognizer: GestureRecognizer {
  /// The length of the drag at which the sheet starts to move, in points (M-10).
  static let slop = 10.0
  /// The time over which the velocity is measured, in seconds.
  private static let window = 0.1

  /// Returns whether an upward drag also moves the sheet; false by default.
  var allowsUpwards: @MainActor () -> Bool = { false }

  private var start: Point?
  /// The part of the drag that does not move the sheet: the ``slop``, in points; negative for an upward drag.
  private var taken = 0.0
  private var samples: [(time: Double, y: Double)] = []

  /// The distance of the touch below the location at which the sheet began to follow it, in points.
  private(set) var translation = 0.0

  /// The downward velocity of the touch, in points per second.
  var velocity: Double {
    guard let first = samples.first, let last = samples.last, last.time > first.time else {
      return 0
    }
    return (last.y - first.y) / (last.time - first.time)
  }

  override func touchesBegan(_ touches: Set<Touch>, with event: Event) {
    guard start == nil, let touch = touches.first,
      touch.type == .direct || event.buttonMask == [.primary]
    else { return }
    start = touch.location(in: nil)
    note(touch)
  }

  override func touchesMoved(_ touches: Set<Touch>, with event: Event) {
    guard let start, let touch = touches.first else { return }
    let way = touch.location(in: nil) - start
    note(touch)
    if state == .possible {
      guard max(abs(way.x), abs(way.y)) >= SheetDragGestureRecognizer.slop else { return }
      guard way.y > 0 || allowsUpwards(), abs(way.y) >= abs(way.x) else {
        state = .failed
        return
      }
      taken = way.y > 0 ? SheetDragGestureRecognizer.slop : -SheetDragGestureRecognizer.slop
      translation = way.y - taken
      state = .began
    } else {
      translation = way.y - taken
      state = .changed
    }
  }

  override func touchesEnded(_ touches: Set<Touch>, with event: Event) {
    if let touch = touches.first { note(touch) }
    state = state == .possible ? .failed : .ended
  }

  override func touchesCancelled(_ touches: Set<Touch>, with event: Event) {
    state = state == .possible ? .failed : .cancelled
  }

  override func reset() {
    super.reset()
    start = nil
    samples = []
    translation = 0
    taken = 0
  }

  package override var takesOverscroll: Bool { true }

  private func note(_ touch: Touch) {
    samples.append((touch.timestamp, touch.location(in: nil).y))
    samples.removeAll { $0.time < touch.timestamp - SheetDragGestureRecognizer.window }
  }
}
