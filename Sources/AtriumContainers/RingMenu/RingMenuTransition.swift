public import AtriumGeometry
public import AtriumKit

/// Animates the replacement of one child by another (RM-13).
@MainActor
public protocol RingMenuTransitionAnimator {
  /// Animates the transition, and calls ``RingMenuTransition/completeTransition()`` at its end.
  ///
  /// Both views are in the container, the new one in front and at its final frame.
  func animateTransition(_ transition: RingMenuTransition)
}

/// A running transition between two children, for its animator.
@MainActor
public final class RingMenuTransition {
  /// The view that contains both children's views.
  public let containerView: View
  /// The child that disappears.
  public let from: ViewController
  /// The child that appears.
  public let to: ViewController
  /// The initial frame of the disappearing child's view, in the container.
  public let initialFrame: Rect
  /// The final frame of the appearing child's view, in the container.
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

  /// Ends the transition, with the views at their final frames; later calls do nothing.
  public func completeTransition() {
    let completion = self.completion
    self.completion = nil
    completion?()
  }
}
