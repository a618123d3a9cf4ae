import AtriumGeometry
import AtriumKit

/// One controller of a stack, with the transition of its push.
///
/// While the controller's view is in the view tree, ``place`` contains the wrapper views around that view.
@MainActor
final class StackContent {
  let controller: ViewController
  /// The transition of the push, which the pop plays in reverse.
  let transition: StepTransition
  /// The duration of the transition, in seconds; nil for the transition's default.
  let duration: Double?
  private(set) var place: StackPlace?
  /// The frame and the autoresizing mask of the controller's view before it was added (CK-C4).
  private var original: (frame: Rect, mask: View.AutoresizingMask)?

  init(_ controller: ViewController, transition: StepTransition, duration: Double?) {
    self.controller = controller
    self.transition = transition
    self.duration = duration
  }

  /// Returns whether a container is still the parent of the controller.
  func belongs(to container: ViewController?) -> Bool {
    container != nil && controller.parent === container
  }

  /// Loads the controller's view if necessary, and puts it into wrapper views of the given size (CK-C4).
  func putIn(size: Size) -> StackPlace {
    if let place { return place }
    controller.loadViewIfNeeded()
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

  /// Removes the view, and restores the frame and autoresizing mask that it had before (CK-C5).
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
