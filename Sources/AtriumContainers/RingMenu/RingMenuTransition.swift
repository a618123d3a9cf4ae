public import AtriumGeometry
public import AtriumKit

/// Moves one child out and another in (RM-13).
@MainActor
public protocol RingMenuTransitionAnimator {
  /// Animates the change, and calls ``RingMenuTransition/completeTransition()`` at its end.
  ///
  /// Both views are in the container, the new one in front and at its final frame.
  func animateTransition(_ transition: RingMenuTransition)
}

/// A change between two children that is under way: what an animator needs to know.
@MainActor
public final class RingMenuTransition {
  /// The view in which the change happens.
  public let containerView: View
  /// Who goes.
  public let from: ViewController
  /// Who comes.
  public let to: ViewController
  /// Where the one that goes was, in the container.
  public let initialFrame: Rect
  /// Where the one that comes will be, in the container.
  public var finalFrame: Rect { containerView.bounds }
  private var completion: (() -> Void)?

  init(
    in containerView: View, from: ViewController, to: ViewController,
    completion: @escaping () -> Void
  ) {
    self.containerView = containerView
    self.from = from
    self.to = to
    self.completion = completion
    initialFrame = from.view.frame
  }

  /// Ends the change; the views stand where they belong, later calls do nothing.
  public func completeTransition() {
    let completion = self.completion
    self.completion = nil
    completion?()
  }
}
