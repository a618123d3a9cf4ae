import AtriumKit

extension SplitViewController {
  /// Shows the column of a child.
  ///
  /// While the columns are collapsed, this method does nothing, since the stack shows the target of the
  /// unwind segue.
  func reveal(_ child: ViewController) {
    guard !isCollapsed, let column = columns.column(of: child) else { return }
    if style != .unspecified {
      show(column)
    } else if column == .primary {
      if interface.mode.leadingCount == 0 { toggleSidebar() }
    } else if isContentCovered {
      closeOverlays()
    }
  }
}
