public import AtriumKit

// Deprecated names, which will be removed in the version after 0.1. Documentation/ContainerNames.md has the
// table.

extension DropDownMenuController {
  /// The selected controller.
  @available(*, deprecated, renamed: "selectedViewController")
  public var activeViewController: ViewController? {
    get { selectedViewController }
    set { selectedViewController = newValue }
  }
}

extension RingMenuController {
  /// The index of the selected child; −1 if none is selected (RM-1).
  @available(*, deprecated, message: "use selectedIndex, which is nil without a selected child")
  public var selectedViewControllerIndex: Int {
    get { selectedIndex ?? -1 }
    set { selectedIndex = newValue }
  }
}

extension PagerController {
  /// Selects the controller at an index.
  @available(*, deprecated, renamed: "select(at:animated:)")
  public func select(_ index: Int, animated: Bool) { select(at: index, animated: animated) }
}

extension WizardController {
  /// The index of the displayed page; nil if there are no pages.
  @available(*, deprecated, renamed: "selectedIndex")
  public var currentPage: Int? { selectedIndex }

  /// The delegate, if it conforms to ``WizardControllerDelegate``; otherwise nil.
  @available(*, deprecated, renamed: "delegate")
  public var wizardDelegate: (any WizardControllerDelegate)? {
    get { delegate as? any WizardControllerDelegate }
    set { delegate = newValue }
  }
}
