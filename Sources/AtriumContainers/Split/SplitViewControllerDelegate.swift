public import AtriumKit

/// Decides about the changes of a split view controller, and is notified of them.
///
/// All methods are optional.
@MainActor
public protocol SplitViewControllerDelegate: AnyObject {
  // MARK: All styles

  /// Called before the display mode changes, also before the first display (S-7, S-9).
  ///
  /// If a gesture is cancelled, it is called again with the former mode.
  func splitViewController(
    _ splitViewController: SplitViewController,
    willChangeTo displayMode: SplitViewController.DisplayMode)
  /// Returns the mode that the display mode button brings; automatic for the default.
  func targetDisplayModeForAction(
    in splitViewController: SplitViewController
  ) -> SplitViewController.DisplayMode
  /// Called when the columns have collapsed into one.
  func splitViewControllerDidCollapse(_ splitViewController: SplitViewController)
  /// Called when the columns stand side by side again.
  func splitViewControllerDidExpand(_ splitViewController: SplitViewController)
  /// Returns the orientations; all unless implemented. The children are not asked.
  func splitViewControllerSupportedInterfaceOrientations(
    _ splitViewController: SplitViewController
  ) -> InterfaceOrientationMask

  // MARK: Styles with columns

  /// Called before a column becomes visible; not while columns are collapsed.
  func splitViewController(
    _ splitViewController: SplitViewController, willShow column: SplitViewController.Column)
  /// Called before a column is hidden; not while columns are collapsed.
  func splitViewController(
    _ splitViewController: SplitViewController, willHide column: SplitViewController.Column)
  /// Returns the column that is visible after columns collapse (S-14); one without a controller counts as
  /// the proposed one.
  func splitViewController(
    _ splitViewController: SplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: SplitViewController.Column
  ) -> SplitViewController.Column
  /// Returns the display mode after columns expand (S-14); automatic counts as the proposed one.
  func splitViewController(
    _ splitViewController: SplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode:
      SplitViewController.DisplayMode
  ) -> SplitViewController.DisplayMode
  /// Called when a gesture begins to show or hide columns.
  func splitViewControllerInteractivePresentationGestureWillBegin(
    _ splitViewController: SplitViewController)
  /// Called when that gesture and the motion after it have ended.
  func splitViewControllerInteractivePresentationGestureDidEnd(
    _ splitViewController: SplitViewController)

  // MARK: The style without columns

  /// Returns the primary controller of the collapsed interface; nil for the present one.
  func primaryViewController(
    forCollapsing splitViewController: SplitViewController
  ) -> ViewController?
  /// Returns the primary controller of the expanded interface; nil for the present one.
  func primaryViewController(
    forExpanding splitViewController: SplitViewController
  ) -> ViewController?
  /// Whether the delegate has combined both controllers itself, so that the secondary one is dropped
  /// (S-14); if not, a primary navigation controller pushes it.
  func splitViewController(
    _ splitViewController: SplitViewController,
    collapseSecondary secondaryViewController: ViewController,
    onto primaryViewController: ViewController
  ) -> Bool
  /// Returns the secondary controller of the expanded interface; nil for the one that the primary
  /// navigation controller has on top (S-14).
  func splitViewController(
    _ splitViewController: SplitViewController,
    separateSecondaryFrom primaryViewController: ViewController
  ) -> ViewController?
  /// Whether the delegate has shown a controller itself (S-13).
  func splitViewController(
    _ splitViewController: SplitViewController, show viewController: ViewController, sender: Any?
  ) -> Bool
  /// Whether the delegate has shown a detail itself (S-13).
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
  /// Returns automatic.
  public func targetDisplayModeForAction(
    in splitViewController: SplitViewController
  ) -> SplitViewController.DisplayMode { .automatic }
  /// Does nothing.
  public func splitViewControllerDidCollapse(_ splitViewController: SplitViewController) {}
  /// Does nothing.
  public func splitViewControllerDidExpand(_ splitViewController: SplitViewController) {}
  /// Returns all.
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
