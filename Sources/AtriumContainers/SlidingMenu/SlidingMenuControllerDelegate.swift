public import AtriumKit

/// An object that decides about the movements and selections of a sliding menu and is notified of them.
///
/// All methods are optional. The *front* in their descriptions is the layer with the content.
@MainActor
public protocol SlidingMenuControllerDelegate: AnyObject {
  /// Returns whether the user may select a controller.
  ///
  /// The method is called once, before any view moves. The default implementation returns true.
  func slidingMenuController(
    _ slidingMenuController: SlidingMenuController, shouldSelect viewController: ViewController
  ) -> Bool
  /// Called when a selection has replaced the content, after the children's `did` calls.
  func slidingMenuController(
    _ slidingMenuController: SlidingMenuController, didSelect viewController: ViewController)
  /// Called before the front moves to another position (SW-O2).
  func slidingMenuController(
    _ slidingMenuController: SlidingMenuController,
    willMoveTo position: SlidingMenuController.Position)
  /// Called once for each `willMoveTo`, when that movement ends.
  ///
  /// `isFinished` is false if another movement interrupted this one before the position was reached.
  func slidingMenuController(
    _ slidingMenuController: SlidingMenuController,
    didMoveTo position: SlidingMenuController.Position, isFinished: Bool)
  /// Returns whether a drag may begin.
  ///
  /// The method is called once for each drag (SW-G2). The default implementation returns true.
  func slidingMenuControllerShouldBeginDragging(
    _ slidingMenuController: SlidingMenuController
  ) -> Bool
  /// Called when a drag begins (SW-G4).
  func slidingMenuControllerDidBeginDragging(_ slidingMenuController: SlidingMenuController)
  /// Called for each movement of a drag (SW-G4).
  ///
  /// - Parameters:
  ///   - slidingMenuController: The container.
  ///   - progress: The visible fraction of the menu's width: 0 for a closed menu, negative for the trailing menu.
  ///   - overProgress: The fraction of the overdraw by which the front is dragged beyond the menu, 0 … 1.
  func slidingMenuController(
    _ slidingMenuController: SlidingMenuController, didDragTo progress: Double,
    overProgress: Double)
  /// Called when a drag ends, before the front moves to its final position (SW-G4).
  func slidingMenuControllerDidEndDragging(_ slidingMenuController: SlidingMenuController)
  /// Returns the animator for a replacement of the content.
  ///
  /// Nil, the default, uses the style's animator (TR-1).
  func slidingMenuController(
    _ slidingMenuController: SlidingMenuController,
    animationControllerForTransitionFrom fromViewController: ViewController,
    to toViewController: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)?
  /// Returns the interactor for an animator of the delegate.
  ///
  /// Nil, the default, uses no interactor (TR-1).
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
