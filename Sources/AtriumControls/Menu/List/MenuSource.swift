import AtriumGeometry
import AtriumKit

/// The view at which a menu opens.
@MainActor
struct MenuSource {
  /// The view; held weakly.
  private(set) weak var view: View?
  /// The rectangle beside which the menu opens, in the view's coordinates; nil for the view's bounds.
  ///
  /// A rectangle of size zero stands for a point.
  private let rect: Rect?

  /// Makes the source of a menu.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - rect: The rectangle beside which the menu opens, in the view's coordinates; nil for the view's bounds.
  init(_ view: View, rect: Rect? = nil) {
    (self.view, self.rect) = (view, rect)
  }

  /// Returns the frame of the source in another view; nil if the source has left the window of that view.
  func frame(in other: View) -> Rect? {
    guard let view, view.window != nil, view.window === other.window else { return nil }
    return view.convert(rect ?? view.bounds, to: other)
  }

  /// The controller that can present a menu above the view; nil if there is none.
  ///
  /// The result is the nearest controller of the view, or the topmost controller that is presented above it.
  var presenter: ViewController? {
    var responder = view?.next
    while let current = responder, !(current is ViewController) { responder = current.next }
    var controller = responder as? ViewController ?? view?.window?.rootViewController
    while let above = controller?.presentedViewController, !above.isBeingDismissed {
      controller = above
    }
    return controller
  }
}
