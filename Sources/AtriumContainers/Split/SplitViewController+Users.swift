import AtriumKit

/// The ways in which users show and hide columns.
extension SplitViewController {
  /// How the columns share the width: the visible ones, or else one that would be shown (S-9).
  public var splitBehavior: SplitBehavior {
    mode.leadingCount > 0 ? mode.behavior : modes.behavior(of: 1, in: modePlace)
  }

  /// Whether the primary side is on the right.
  var isMirrored: Bool {
    (traitCollection.layoutDirection == .rightToLeft) != (primaryEdge == .trailing)
  }

  /// The columns on the primary side that there are, the outermost first.
  var leadingColumns: [Column] {
    [Column.primary, .supplementary].filter { columns.host($0) != nil }
  }

  /// Shows a column, animated (S-11).
  ///
  /// While the columns are collapsed it comes to the top of the stack. Showing the secondary column closes
  /// columns that cover it. A column without a controller is ignored.
  public func show(_ column: Column) {
    check(column)
    guard columns.host(column) != nil, !requests.takes({ [weak self] in self?.show(column) }) else {
      return
    }
    guard !isCollapsed else { return showCollapsed(column) }
    switch column {
    case .primary: choose(count: leadingColumns.count)
    case .supplementary: choose(count: max(1, mode.leadingCount))
    case .secondary: if isContentCovered { closeOverlays() }
    case .inspector: setInspector(visible: true)
    case .compact: break
    }
  }

  /// Hides a column, animated (S-11).
  ///
  /// While the columns are collapsed it leaves the stack with those above it; the primary one stays.
  public func hide(_ column: Column) {
    check(column)
    guard !requests.takes({ [weak self] in self?.hide(column) }) else { return }
    guard !isCollapsed else { return hideCollapsed(column) }
    switch column {
    case .primary: choose(count: min(mode.leadingCount, leadingColumns.count - 1))
    case .supplementary: choose(count: 0)
    case .inspector: setInspector(visible: false)
    case .secondary, .compact: break
    }
  }

  /// Hides the columns beside the content, or shows those that were hidden last; while the columns are
  /// collapsed, goes back to the primary one.
  public func toggleSidebar() {
    guard !isCollapsed else { return showCollapsed(.primary) }
    if mode.leadingCount > 0 {
      choose(count: 0)
    } else {
      choose(count: modes.lastCount ?? max(1, modes.automaticCount(in: modePlace)))
    }
  }

  /// Whether there is a column to show or to hide.
  var canToggleSidebar: Bool {
    isCollapsed ? stack != nil && columns.host(.primary) != nil : !leadingColumns.isEmpty
  }

  /// Performs the delegate's choice for the button, or else shows or hides the columns.
  func performDisplayModeAction() {
    let target = delegate?.targetDisplayModeForAction(in: self) ?? .automatic
    if isCollapsed || target == .automatic { toggleSidebar() } else { choose(mode: target) }
  }

  /// Whether columns cover the content or move it aside.
  var isContentCovered: Bool { hasBegun && !isCollapsed && arrangement.isDimmed }

  /// Hides the columns that cover the content or move it aside.
  func closeOverlays() {
    guard isContentCovered else { return }
    if arrangement.overlays.contains(.inspector) { setInspector(visible: false) }
    guard mode.behavior != .tile, mode.leadingCount > 0 else { return }
    choose(count: closedCount)
  }

  var closedCount: Int {
    mode == .twoDisplaceSecondary && modes.fits(1, in: modePlace) ? 1 : 0
  }

  /// The way of a gesture that shows or hides columns, in points; nil if there are none.
  func swipeLength(showing: Bool) -> Double? {
    guard hasBegun, !isCollapsed, viewIfLoaded?.window != nil else { return nil }
    let shown = leadingColumns.suffix(mode.leadingCount)
    if showing {
      return leadingColumns.dropLast(shown.count).last.map(columnWidth)
    }
    guard mode.behavior != .tile, !shown.isEmpty else { return nil }
    return shown.dropLast(closedCount).reduce(0) { $0 + columnWidth($1) }
  }
}
