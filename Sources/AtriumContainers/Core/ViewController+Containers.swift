public import AtriumKit

/// The containers that contain a controller, by kind (C-19).
///
/// Each property returns the nearest ancestor of its kind, or nil. `stackController` and `placeholderController` are
/// the exceptions: they only return the parent, as in CoconutKit (CK-C7).
extension ViewController {
  /// The nearest navigation controller that contains this controller; nil if there is none.
  public var navigationController: NavigationController? { nearestContainer() }
  /// The nearest tab bar controller that contains this controller; nil if there is none.
  public var tabBarController: TabBarController? { nearestContainer() }
  /// The nearest split view controller that contains this controller; nil if there is none.
  public var splitViewController: SplitViewController? { nearestContainer() }
  /// The nearest sliding menu controller that contains this controller; nil if there is none (SW-O8).
  public var slidingMenuController: SlidingMenuController? { nearestContainer() }
  /// The nearest drop-down menu controller that contains this controller; nil if there is none.
  public var dropDownMenuController: DropDownMenuController? { nearestContainer() }
  /// The nearest ring menu controller that contains this controller; nil if there is none (RM-1).
  public var ringMenuController: RingMenuController? { nearestContainer() }
  /// The nearest pager that contains this controller; nil if there is none.
  public var pagerController: PagerController? { nearestContainer() }
  /// The nearest wizard that contains this controller; nil if there is none.
  public var wizardController: WizardController? { nearestContainer() }
  /// The stack controller that has this controller on its stack; nil if there is none (CK-K6).
  public var stackController: StackController? { parent as? StackController }
  /// The placeholder controller that shows this controller in a placeholder view; nil if there is none (CK-P15).
  public var placeholderController: PlaceholderController? { parent as? PlaceholderController }

  private func nearestContainer<Container: ViewController>() -> Container? {
    var ancestor = parent
    while let current = ancestor {
      if let found = current as? Container { return found }
      ancestor = current.parent
    }
    return nil
  }
}
