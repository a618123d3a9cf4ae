public import AtriumKit

/// Decides about the movements and selections of a sliding menu, and is notified of them.
///
/// All methods are optional.
@MainActor
public protocol SlidingMenuControllerDelegate: AnyObject {
  /// Whether the user may select a controller; asked once, before anything moves.
  func slidingMenuController(
    _ slidingMenuController: SlidingMenuController, shouldSelect viewController: ViewController
  ) -> Bool
  /// Called when a selection has replaced the content, after the `did` calls.
  func slidingMenuController(
    _ slidingMenuController: SlidingMenuController, didSelect viewController: ViewController)
  /// Called before the front goes to another position (SW-O2).
  func slidingMenuController(
    _ slidingMenuController: SlidingMenuController,
    willMoveTo position: SlidingMenuController.Position)
  /// Called once for each `willMoveTo`, at the end of that movement.
  ///
  /// `isFinished` is false if another movement took over before the position was reached.
  func slidingMenuController(
    _ slidingMenuController: SlidingMenuController,
    didMoveTo position: SlidingMenuController.Position, isFinished: Bool)
  /// Whether a drag may begin; asked once (SW-G2).
  func slidingMenuControllerShouldBeginDragging(
    _ slidingMenuController: SlidingMenuController
  ) -> Bool
  /// Called when a drag begins (SW-G4).
  func slidingMenuControllerDidBeginDragging(_ slidingMenuController: SlidingMenuController)
  /// Called for each movement of a drag (SW-G4).
  ///
  /// - Parameters:
  ///   - slidingMenuController: The container.
  ///   - progress: The shown part of the menu's width, 0 for closed; negative for the trailing menu.
  ///   - overProgress: The shown part of the overdraw, 0 … 1.
  func slidingMenuController(
    _ slidingMenuController: SlidingMenuController, didDragTo progress: Double,
    overProgress: Double)
  /// Called when a drag ends, before the front moves on (SW-G4).
  func slidingMenuControllerDidEndDragging(_ slidingMenuController: SlidingMenuController)
  /// Returns the animator that replaces a content; nil for that of the style (TR-1).
  func slidingMenuController(
    _ slidingMenuController: SlidingMenuController,
    animationControllerForTransitionFrom fromViewController: ViewController,
    to toViewController: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)?
  /// Returns the interactor for an animator of the delegate; nil, the default, for none (TR-1).
  func slidingMenuController(
    _ slidingMenuController: SlidingMenuController,
    interactionControllerFor animationController: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)?
}

extension SlidingMenuControllerDelegate {
  /// Returns true.
  public func slidingMenuController(
    _ slidingMenuController: SlidingMenuController, shouldSelect viewController: ViewController
  ) -> Bool { true }
  /// Does nothing.
  public func slidingMenuController(
    _ slidingMenuController: SlidingMenuController, didSelect viewController: ViewController
  ) {}
  /// Does nothing.
  public func slidingMenuController(
    _ slidingMenuController: SlidingMenuController,
    willMoveTo position: SlidingMenuController.Position
  ) {}
  /// Does nothing.
  public func slidingMenuController(
    _ slidingMenuController: SlidingMenuController,
    didMoveTo position: SlidingMenuController.Position, isFinished: Bool
  ) {}
  /// Returns true.
  public func slidingMenuControllerShouldBeginDragging(
    _ slidingMenuController: SlidingMenuController
  ) -> Bool { true }
  /// Does nothing.
  public func slidingMenuControllerDidBeginDragging(
    _ slidingMenuController: SlidingMenuController
  ) {}
  /// Does nothing.
  public func slidingMenuController(
    _ slidingMenuController: SlidingMenuController, didDragTo progress: Double,
    overProgress: Double
  ) {}
  /// Does nothing.
  public func slidingMenuControllerDidEndDragging(
    _ slidingMenuController: SlidingMenuController
  ) {}
  /// Returns nil.
  public func slidingMenuController(
    _ slidingMenuController: SlidingMenuController,
    animationControllerForTransitionFrom fromViewController: ViewController,
    to toViewController: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? { nil }
  /// Returns nil.
  public func slidingMenuController(
    _ slidingMenuController: SlidingMenuController,
    interactionControllerFor animationController: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)? { nil }
}
