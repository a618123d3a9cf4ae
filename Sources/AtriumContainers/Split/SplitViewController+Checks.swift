public import AtriumKit

extension SplitViewController {
  /// The controller of a column: the one that was set, without the navigation controller around it.
  ///
  /// Traps for a style without columns (S-5).
  public func viewController(for column: Column) -> ViewController? {
    check(column)
    return columns[column]
  }

  var visibleColumns: Set<Column> { arrangement.visible }

  /// Tells the delegate of a column.
  func tell(_ column: Column, visible: Bool) {
    guard hasBegun, style != .unspecified else { return }
    if visible {
      delegate?.splitViewController(self, willShow: column)
    } else {
      delegate?.splitViewController(self, willHide: column)
    }
  }

  func isColumn(_ child: ViewController) -> Bool { columns.column(of: child) != nil }

  func name(of controller: ViewController) -> String {
    controller.title ?? "\(type(of: controller))"
  }

  /// Traps unless the style has a column (S-5).
  func check(_ column: Column) {
    if style == .unspecified {
      fatalError(
        "This API requires initializing \(name(of: self)) with SplitViewController(style:), since "
          + "its style has no columns; set its viewControllers instead.")
    }
    if column == .supplementary, style != .tripleColumn {
      fatalError(
        "The supplementary column is unsupported by \(name(of: self)), whose style is \(style); make "
          + "it with SplitViewController(style: .tripleColumn).")
    }
  }
}
