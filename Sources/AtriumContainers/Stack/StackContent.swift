import AtriumGeometry
import AtriumKit

/// One controller of a stack, with the transition that it was pushed with and, while its view is in the
/// view tree, its place there.
@MainActor
final class StackContent {
  let controller: ViewController
  /// Moves the views when the controller is pushed; its reverse, when it is popped.
  let transition: StepTransition
  /// The duration of the transition, in seconds; nil for its own.
  let duration: Double?
  private(set) var place: StackPlace?
  /// The frame and the mask of the controller's view before it came in (CK-C4).
  private var original: (frame: Rect, mask: View.AutoresizingMask)?

  init(_ controller: ViewController, transition: StepTransition, duration: Double?) {
    self.controller = controller
    self.transition = transition
    self.duration = duration
  }

  /// Whether it is in the list of a container that still is its parent.
  func belongs(to container: ViewController?) -> Bool {
    container != nil && controller.parent === container
  }

  /// Loads the view if necessary, and puts it into wrappers of a size (CK-C4).
  func putIn(size: Size) -> StackPlace {
    if let place { return place }
    controller.loadViewIfNeeded()
    // `viewDidLoad` may have brought it in.
    if let place { return place }
    let place = StackPlace(size: size)
    self.place = place
    View.performWithoutAnimation {
      let view = controller.view
      original = (view.frame, view.autoresizingMask)
      view.autoresizingMask = [
        .flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin, .flexibleTopMargin,
        .flexibleHeight, .flexibleBottomMargin,
      ]
      view.frame = place.front.bounds
      place.front.addSubview(view)
    }
    return place
  }

  /// Takes the view out, and gives its frame and mask back (CK-C5).
  func takeOut() {
    guard let place else { return }
    self.place = nil
    View.performWithoutAnimation {
      if let view = controller.viewIfLoaded, view.superview === place.front {
        view.removeFromSuperview()
        if let original { (view.frame, view.autoresizingMask) = original }
      }
      place.group.removeFromSuperview()
    }
    original = nil
  }
}
