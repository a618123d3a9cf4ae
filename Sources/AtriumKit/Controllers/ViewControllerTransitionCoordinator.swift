public import AtriumGeometry

/// A change of size that is under way, and a place to join it.
@MainActor
public protocol ViewControllerTransitionCoordinator: AnyObject {
  /// Whether the change takes time.
  var isAnimated: Bool { get }
  /// How long it takes, in seconds; 0 when it is not animated.
  var transitionDuration: Double { get }
  /// The curve of its animation.
  var completionCurve: UnitCurve { get }
  /// How much of its time has gone, 0 … 1; 1 when it is not animated.
  var percentComplete: Double { get }
  /// Whether somebody's hand drives it; a window's resize never.
  var isInteractive: Bool { get }
  /// Whether the change will not come about; a window's resize always does.
  var isCancelled: Bool { get }
  /// How the picture turns: by a quarter when the orientation changes, else not at all (DC-32).
  var targetTransform: AffineTransform { get }
  /// The view in which it happens: for a resize the window, nil once that has gone.
  var containerView: View? { get }

  /// Joins the change.
  ///
  /// - Parameters:
  ///   - animation: Is run once, with the new bounds, inside the change's animation.
  ///   - completion: Is run once, at its end, in the order in which they came.
  /// - Returns: Whether it was early enough; otherwise neither closure is run.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any ViewControllerTransitionCoordinator) -> Void)?,
    completion: ((any ViewControllerTransitionCoordinator) -> Void)?
  ) -> Bool
}

extension ViewControllerTransitionCoordinator {
  /// Joins the change with nothing to do at its end.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any ViewControllerTransitionCoordinator) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }
}
