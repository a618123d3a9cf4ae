import AtriumGeometry

/// Recognises the gesture that begins a drag, and moves the drag.
final class DragGestureRecognizer: GestureRecognizer {
  /// The movement beyond which a pointer begins a drag, in points; it is the default of GTK and of desktops.
  static let pointerTravel = 8.0
  /// The time for which a finger must rest before a drag begins, in seconds.
  static let restTime = 0.5

  private unowned let interaction: DragInteraction
  private var start = Point.zero
  private var timer: Timer?
  private var drag: DragCourse?

  init(_ interaction: DragInteraction) {
    self.interaction = interaction
    super.init()
  }

  override func touchesBegan(_ touches: Set<Touch>, with event: Event) {
    guard state == .possible else {
      for touch in touches { ignore(touch, for: event) }
      return
    }
    guard numberOfTouches == 1, let touch = touches.first, holdsButtons(touches, event) else {
      return state = .failed
    }
    start = touch.locationInWindow
    guard touch.type == .direct else { return }
    timer = scheduleTimer(withTimeInterval: DragGestureRecognizer.restTime) { [weak self] in
      self?.lift()
    }
  }

  override func touchesMoved(_ touches: Set<Touch>, with event: Event) {
    guard let touch = touches.first else { return }
    guard state == .possible else {
      drag?.move(to: touch.locationInWindow)
      return state = .changed
    }
    guard touch.type == .direct else {
      guard holdsButtons(touches, event) else { return state = .failed }
      if touch.locationInWindow.distance(to: start) > DragGestureRecognizer.pointerTravel {
        lift()
        drag?.move(to: touch.locationInWindow)
      }
      return
    }
    // If a finger moves before a drag can begin, it scrolls or taps.
    if touch.locationInWindow.distance(to: start) > GestureConstants.panTravel { state = .failed }
  }

  override func touchesEnded(_ touches: Set<Touch>, with event: Event) {
    guard state != .possible else { return state = .failed }
    drag?.end(isDropped: true)
    state = .ended
  }

  override func touchesCancelled(_ touches: Set<Touch>, with event: Event) {
    drag?.end(isDropped: false)
    state = state == .possible ? .failed : .cancelled
  }

  override func reset() {
    super.reset()
    cancel(timer)
    timer = nil
    // During the drag, the recogniser may have been removed, or its view may have left the window.
    drag?.end(isDropped: false)
    drag = nil
  }

  /// Begins the drag if the delegate has items for it.
  private func lift() {
    guard let window = view?.window, window.drag == nil else { return state = .failed }
    let course = DragCourse(interaction, in: window, at: start)
    guard course.hasItems else { return state = .failed }
    state = .began
    // Another recogniser may have prevented this one.
    guard state == .began else { return }
    drag = course
    course.begin { [weak self] in self?.abandon() }
  }
}
