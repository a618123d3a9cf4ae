public import AtriumGeometry

/// Follows a pointer without buttons over a view: *began* inside, *changed*, *ended* outside.
///
/// It takes no part in the contest of recognisers for touches. Whether it wants the pointer is asked
/// once each time that it comes (``shouldReceive(_:)``, G-22).
open class HoverGestureRecognizer: GestureRecognizer {
  private var locationInWindow = Point.zero

  /// Makes a recogniser.
  ///
  /// - Parameter action: As in ``GestureActionSource/addAction(_:)``.
  public override init(action: (@MainActor (HoverGestureRecognizer) -> Void)? = nil) {
    super.init()
    if let action { addAction(action) }
  }

  /// Where the pointer is, in a view's coordinates, or the window's if nil.
  open override func location(in view: View?) -> Point {
    view.map { $0.convert(locationInWindow, from: nil) } ?? locationInWindow
  }

  /// A pointer without buttons, and nothing else.
  open override func shouldReceive(_ event: Event) -> Bool { event.kind == .hover }

  override var takesTouches: Bool { false }

  /// Follows the pointer.
  func hover(_ state: State, at location: Point?, with event: Event) {
    // One that was switched off meanwhile has ended already; one that was refused never began.
    guard state == .began || self.state != .possible else { return }
    hear(event) {
      if let location { locationInWindow = location }
      self.state = state
    }
  }
}
