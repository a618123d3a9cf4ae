import AtriumKit

/// The methods by which the program and the user show and hide columns.
extension SplitViewController {
  /// The way in which the columns share the width (S-9).
  ///
  /// If only the secondary column is visible, the value is the behaviour with which one more column would be shown.
  public var splitBehavior: SplitBehavior {
    interface.mode.leadingCount > 0
      ? interface.mode.behavior : interface.modes.behavior(of: 1, in: interface.modePlace)
  }

  /// Whether the primary side is at the right edge.
  var isMirrored: Bool {
    (traitCollection.layoutDirection == .rightToLeft) != (primaryEdge == .trailing)
  }

  /// The existing columns on the primary side, the outermost first.
  var leadingColumns: [Column] {
    [Column.primary, .supplementary].filter { columns.host($0) != nil }
  }

  /// Shows a column, with animation (S-11).
  ///
  /// While the columns are collapsed, the column moves to the top of the stack. Showing the secondary
  /// column closes columns that cover it. A column without a controller is ignored.
  public func show(_ column: Column) {
    check(column)
    interface.requests.perform { [weak self] in self?.showNow(column) }
  }

  private func showNow(_ column: Column) {
    guard columns.host(column) != nil else { return }
    guard !isCollapsed else { return interface.showCollapsed(column) }
    switch column {
    case .primary: interface.choose(count: leadingColumns.count)
    case .supplementary: interface.choose(count: max(1, interface.mode.leadingCount))
    case .secondary: closeOverlaysNow()
    case .inspector: interface.setInspector(visible: true)
    case .compact: break
    }
  }

  /// Hides a column, with animation (S-11).
  ///
  /// While the columns are collapsed, the column is removed from the stack together with the columns above
  /// it. The primary column stays.
  public func hide(_ column: Column) {
    check(column)
    interface.requests.perform { [weak self] in self?.hideNow(column) }
  }

  private func hideNow(_ column: Column) {
    guard !isCollapsed else { return interface.hideCollapsed(column) }
    switch column {
    case .primary:
      interface.choose(count: min(interface.mode.leadingCount, leadingColumns.count - 1))
    case .supplementary: interface.choose(count: 0)
    case .inspector: interface.setInspector(visible: false)
    case .secondary, .compact: break
    }
  }

  /// Hides the columns beside the content, or shows the columns that were visible before.
  ///
  /// While the columns are collapsed, the method goes back to the primary column.
  public func toggleSidebar() {
    interface.requests.perform { [weak self] in self?.toggleNow() }
  }

  private func toggleNow() {
    guard !isCollapsed else { return interface.showCollapsed(.primary) }
    if interface.mode.leadingCount > 0 {
      interface.choose(count: 0)
    } else {
      interface.choose(
        count: interface.modes.lastCount
          ?? max(1, interface.modes.automaticCount(in: interface.modePlace)))
    }
  }

  /// Whether there is a column to show or hide.
  var canToggleSidebar: Bool {
    isCollapsed ? interface.stack != nil && columns.host(.primary) != nil : !leadingColumns.isEmpty
  }

  /// Performs the action of the button: shows the mode that the delegate chooses.
  ///
  /// If the mode is automatic or the columns are collapsed, this method calls ``toggleSidebar()`` instead.
  func performDisplayModeAction() {
    let target = delegate?.targetDisplayModeForAction(in: self) ?? .automatic
    if isCollapsed || target == .automatic {
      toggleSidebar()
    } else {
      interface.requests.perform { [weak self] in self?.interface.choose(mode: target) }
    }
  }

  /// Whether columns cover the content or move it aside.
  var isContentCovered: Bool {
    interface.hasBegun && !isCollapsed && interface.arrangement.isDimmed
  }

  /// Hides the columns that cover the content or move it aside.
  func closeOverlays() {
    interface.requests.perform { [weak self] in self?.closeOverlaysNow() }
  }

  private func closeOverlaysNow() {
    guard isContentCovered else { return }
    if interface.arrangement.overlays.contains(.inspector) {
      interface.setInspector(visible: false)
    }
    guard interface.mode.behavior != .tile, interface.mode.leadingCount > 0 else { return }
    interface.choose(count: closedCount)
  }

  var closedCount: Int {
    interface.mode == .twoDisplaceSecondary && interface.modes.fits(1, in: interface.modePlace)
      ? 1 : 0
  }

  /// Returns the distance of a complete swipe, in points; nil if there are no columns to show or hide.
  func swipeLength(showing: Bool) -> Double? {
    guard interface.hasBegun, !isCollapsed, viewIfLoaded?.window != nil else { return nil }
    let shown = leadingColumns.suffix(interface.mode.leadingCount)
    if showing {
      return leadingColumns.dropLast(shown.count).last.map(columnWidth)
    }
    guard interface.mode.behavior != .tile, !shown.isEmpty else { return nil }
    return shown.dropLast(closedCount).reduce(0) { $0 + columnWidth($1) }
  }
}
