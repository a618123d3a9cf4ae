public import AtriumGeometry

/// Follows a pointer without buttons over a view: *began* inside, *changed*, *ended* outside.
///
/// It takes no part in the contest of recognisers for touches.
public final class HoverGestureRecognizer: GestureRecognizer {
  private var locationInWindow = Point.zero

  /// Where the pointer is, in a view's coordinates, or the window's if nil.
  public override func location(in view: View?) -> Point {
    view.map { $0.convert(locationInWindow, from: nil) } ?? locationInWindow
  }

  override var takesTouches: Bool { false }

  func hover(_ state: State, at location: Point?) {
    if let location { locationInWindow = location }
    // One that was switched off meanwhile has ended already.
    if state == .began || self.state != .possible { self.state = state }
  }
}
