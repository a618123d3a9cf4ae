public import AtriumGeometry

/// A recogniser that follows a pointer over a view while no button is pressed.
///
/// The state is *began* when the pointer enters the view, *changed* when it moves, and *ended* when it leaves. The
/// recogniser does not compete with recognisers of touches. ``shouldReceive(_:)`` is called once each time the
/// pointer enters.
open class HoverGestureRecognizer: GestureRecognizer {
  private var locationInWindow = Point.zero

  /// Makes a recogniser.
  ///
  /// - Parameter action: A closure to add; see ``GestureActionSource/addAction(_:)``.
  public override init(action: (@MainActor (HoverGestureRecognizer) -> Void)? = nil) {
    super.init()
    if let action { addAction(action) }
  }

  /// Returns the pointer's location in a view's coordinates, in points; nil stands for the window.
  open override func location(in view: View?) -> Point {
    view.map { $0.convert(locationInWindow, from: nil) } ?? locationInWindow
  }

  /// Accepts a pointer only while no button is pressed.
  open override func shouldReceive(_ event: Event) -> Bool { event.kind == .hover }

  override var takesTouches: Bool { false }

  /// Follows the pointer.
  func hover(_ state: State, at location: Point?, with event: Event) {
    // A recogniser that was disabled in the meantime has already ended. A recogniser that has refused the pointer
    // has never begun.
    guard state == .began || self.state != .possible else { return }
    hear(event) {
      if let location { locationInWindow = location }
      self.state = state
    }
  }
}
