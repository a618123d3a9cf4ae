public import AtriumKit

/// An object that decides about the changes of a split view controller and is notified of them.
///
/// All methods are optional.
@MainActor
public protocol SplitViewControllerDelegate: AnyObject {
  // MARK: All styles

  /// Called before the display mode changes, including before the first display (S-7, S-9).
  ///
  /// If a gesture is cancelled, the method is called again with the previous mode.
  func splitViewController(
    _ splitViewController: SplitViewController,
    willChangeTo displayMode: SplitViewController.DisplayMode)
  /// Returns the display mode that a click on the display mode button selects.
  ///
  /// ``SplitViewController/DisplayMode/automatic``, the default, shows or hides the columns.
  func targetDisplayModeForAction(
    in splitViewController: SplitViewController
  ) -> SplitViewController.DisplayMode
  /// Called when the columns have collapsed into one column.
  func splitViewControllerDidCollapse(_ splitViewController: SplitViewController)
  /// Called when the columns are side by side again.
  func splitViewControllerDidExpand(_ splitViewController: SplitViewController)
  /// Returns the orientations of the split view controller.
  ///
  /// The default implementation returns all orientations. The children have no influence.
  func splitViewControllerSupportedInterfaceOrientations(
    _ splitViewController: SplitViewController
  ) -> InterfaceOrientationMask

  // MARK: Styles with columns

  /// Called before a column becomes visible; not called while the columns are collapsed.
  func splitViewController(
    _ splitViewController: SplitViewController, willShow column: SplitViewController.Column)
  /// Called before a column is hidden; not called while the columns are collapsed.
  func splitViewController(
    _ splitViewController: SplitViewController, willHide column: SplitViewController.Column)
  /// Returns the column that is visible after the columns collapse (S-14).
  ///
  /// The inspector, and a column without a controller, are replaced with the proposed column. The default
  /// implementation returns the proposed column.
  func splitViewController(
    _ splitViewController: SplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: SplitViewController.Column
  ) -> SplitViewController.Column
  /// Returns the display mode after the columns expand (S-14).
  ///
  /// ``SplitViewController/DisplayMode/automatic`` selects the proposed mode, which the default
  /// implementation returns.
  func splitViewController(
    _ splitViewController: SplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode:
      SplitViewController.DisplayMode
  ) -> SplitViewController.DisplayMode
  /// Called when a gesture begins to show or hide columns.
  func splitViewControllerInteractivePresentationGestureWillBegin(
    _ splitViewController: SplitViewController)
  /// Called when a gesture that shows or hides columns has ended, including its final animation.
  func splitViewControllerInteractivePresentationGestureDidEnd(
    _ splitViewController: SplitViewController)

  // MARK: The style without columns

  /// Returns the primary controller of the collapsed interface.
  ///
  /// Nil keeps the current controller.
  func primaryViewController(
    forCollapsing splitViewController: SplitViewController
  ) -> ViewController?
  /// Returns the primary controller of the expanded interface.
  ///
  /// Nil keeps the current controller.
  func primaryViewController(
    forExpanding splitViewController: SplitViewController
  ) -> ViewController?
  /// Returns whether the delegate itself has merged the secondary controller into the primary controller (S-14).
  ///
  /// If the result is true, the secondary controller is removed. Otherwise the primary controller pushes it, if
  /// the primary controller is a navigation controller. The default implementation returns false.
  func splitViewController(
    _ splitViewController: SplitViewController,
    collapseSecondary secondaryViewController: ViewController,
    onto primaryViewController: ViewController
  ) -> Bool
  /// Returns the secondary controller of the expanded interface.
  ///
  /// Nil uses the top controller of the primary navigation controller, if it is above the root (S-14).
  func splitViewController(
    _ splitViewController: SplitViewController,
    separateSecondaryFrom primaryViewController: ViewController
  ) -> ViewController?
  /// Returns whether the delegate has shown a controller itself (S-13).
  ///
  /// The default implementation returns false.
  func splitViewController(
    _ splitViewController: SplitViewController, show viewController: ViewController, sender: Any?
  ) -> Bool
  /// Returns whether the delegate has shown a detail controller itself (S-13).
  ///
  /// The default implementation returns false.
  func splitViewController(
    _ splitViewController: SplitViewController, showDetail viewController: ViewController,
    sender: Any?
  ) -> Bool
}

extension SplitViewControllerDelegate {
  /// Does nothing.
  public func splitViewController(
    _ splitViewController: SplitViewController,
    willChangeTo displayMode: SplitViewController.DisplayMode
  ) {}
  /// Returns ``SplitViewController/DisplayMode/automatic``.
  public func targetDisplayModeForAction(
    in splitViewController: SplitViewController
  ) -> SplitViewController.DisplayMode { .automatic }
  /// Does nothing.
  public func splitViewControllerDidCollapse(_ splitViewController: SplitViewController) {}
  /// Does nothing.
  public func splitViewControllerDidExpand(_ splitViewController: SplitViewController) {}
  /// Returns all orientations.
  public func splitViewControllerSupportedInterfaceOrientations(
    _ splitViewController: SplitViewController
  ) -> InterfaceOrientationMask { .all }
  /// Does nothing.
  public func splitViewController(
    _ splitViewController: SplitViewController, willShow column: SplitViewController.Column
  ) {}
  /// Does nothing.
  public func splitViewController(
    _ splitViewController: SplitViewController, willHide column: SplitViewController.Column
  ) {}
  /// Returns the proposed column.
  public func splitViewController(
    _ splitViewController: SplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: SplitViewController.Column
  ) -> SplitViewController.Column { proposedTopColumn }
  /// Returns the proposed mode.
  public func splitViewController(
    _ splitViewController: SplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode:
      SplitViewController.DisplayMode
  ) -> SplitViewController.DisplayMode { proposedDisplayMode }
  /// Does nothing.
  public func splitViewControllerInteractivePresentationGestureWillBegin(
    _ splitViewController: SplitViewController
  ) {}
  /// Does nothing.
  public func splitViewControllerInteractivePresentationGestureDidEnd(
    _ splitViewController: SplitViewController
  ) {}
  /// Returns nil.
  public func primaryViewController(
    forCollapsing splitViewController: SplitViewController
  ) -> ViewController? { nil }
  /// Returns nil.
  public func primaryViewController(
    forExpanding splitViewController: SplitViewController
  ) -> ViewController? { nil }
  /// Returns false.
  public func splitViewController(
    _ splitViewController: SplitViewController,
    collapseSecondary secondaryViewController: ViewController,
    onto primaryViewController: ViewController
  ) -> Bool { false }
  /// Returns nil.
  public func splitViewController(
    _ splitViewController: SplitViewController,
    separateSecondaryFrom primaryViewController: ViewController
  ) -> ViewController? { nil }
  /// Returns false.
  public func splitViewController(
    _ splitViewController: SplitViewController, show viewController: ViewController, sender: Any?
  ) -> Bool { false }
  /// Returns false.
  public func splitViewController(
    _ splitViewController: SplitViewController, showDetail viewController: ViewController,
    sender: Any?
  ) -> Bool { false }
}
