public import AtriumKit

extension SplitViewController {
  /// Returns the controller that the program has set for a column; nil if the column has no controller.
  ///
  /// The navigation controller that may wrap the controller is not returned.
  ///
  /// Traps if the style does not have the column (S-5).
  public func viewController(for column: Column) -> ViewController? {
    check(column)
    return columns[column]
  }

  var visibleColumns: Set<Column> { interface.arrangement.visible }

  /// Notifies the delegate that a column will be shown or hidden.
  func tell(_ column: Column, visible: Bool) {
    guard interface.hasBegun, style != .unspecified else { return }
    if visible {
      delegate?.splitViewController(self, willShow: column)
    } else {
      delegate?.splitViewController(self, willHide: column)
    }
  }

  /// Removes a controller from its column in another split view controller, before it becomes a column of this one.
  func giveUpElsewhere(_ controller: ViewController) {
    // A plain controller's mark is on the navigation controller around it.
    let marked = [controller, controller.parent].compactMap { $0 }
    guard let other = marked.compactMap(SplitColumnMark.split).first,
      let column = other.columns.column(holding: controller)
        ?? other.columns.column(of: controller)
    else { return }
    let wrapper = other.columns.host(column) as? NavigationController
    other.set(nil, for: column)
    if let wrapper, wrapper !== controller { wrapper.setViewControllers([], animated: false) }
  }

  /// Traps if the style does not have a column (S-5).
  func check(_ column: Column) {
    if style == .unspecified {
      fatalError(
        "This API requires initializing \(nameInMessages) with SplitViewController(style:), since "
          + "its style has no columns; set its viewControllers instead.")
    }
    if column == .supplementary, style != .tripleColumn {
      fatalError(
        "The supplementary column is unsupported by \(nameInMessages), whose style is \(style); make "
          + "it with SplitViewController(style: .tripleColumn).")
    }
  }
}
