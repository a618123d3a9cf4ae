public import AtriumGeometry

/// Follows a pointer without buttons over a view: *began* inside, *changed*, *ended* outside.
///
/// It does not compete with recognisers of touches. ``shouldReceive(_:)`` is asked once each time
/// the pointer enters.
open class HoverGestureRecognizer: GestureRecognizer {
  private var locationInWindow = Point.zero

  /// Makes a recogniser.
  ///
  /// - Parameter action: As in ``GestureActionSource/addAction(_:)``.
  public override init(action: (@MainActor (HoverGestureRecognizer) -> Void)? = nil) {
    super.init()
    if let action { addAction(action) }
  }

  /// The pointer's location, in a view's coordinates, or the window's if nil.
  open override func location(in view: View?) -> Point {
    view.map { $0.convert(locationInWindow, from: nil) } ?? locationInWindow
  }

  /// Accepts only a pointer without buttons.
  open override func shouldReceive(_ event: Event) -> Bool { event.kind == .hover }

  override var takesTouches: Bool { false }

  /// Follows the pointer.
  func hover(_ state: State, at location: Point?, with event: Event) {
    // A recogniser that was disabled meanwhile has already ended; a refused one never began.
    guard state == .began || self.state != .possible else { return }
    hear(event) {
      if let location { locationInWindow = location }
      self.state = state
    }
  }
}
