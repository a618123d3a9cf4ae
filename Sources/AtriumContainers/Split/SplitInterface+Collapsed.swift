import AtriumKit

/// The collapsed interface: a single child, with the other columns on its stack (S-12).
extension SplitInterface {
  /// The children to display, by column.
  var goal: [Column: ViewController] {
    if isCollapsed {
      return root.flatMap { $0.parent === split ? [.compact: $0] : nil } ?? [:]
    }
    var goal: [Column: ViewController] = [:]
    for column in split.visibleColumns {
      if let host = split.columns.host(column), host.parent === split { goal[column] = host }
    }
    return goal
  }

  /// The child that shows the collapsed interface; nil if no column has a controller.
  var root: ViewController? {
    for column in [Column.compact, .primary, .supplementary, .secondary] {
      if let host = split.columns.host(column) { return host }
    }
    return nil
  }

  /// The navigation stack of the collapsed interface; nil if it has no stack.
  var stack: SplitStack? {
    guard split.columns.host(.compact) == nil else { return nil }
    return (root as? NavigationController).map { SplitStack(navigation: $0) }
  }

  /// Returns the controllers that should be on the stack above the root's own controllers, up to the given column.
  func stacked(upTo top: Column) -> [ViewController] {
    [Column.primary, .supplementary, .secondary, .inspector].filter { $0.rawValue <= top.rawValue }
      .compactMap { split.columns.host($0) }.filter { $0 !== root }
  }

  func showCollapsed(_ column: Column) {
    guard let stack, let host = split.columns.host(column) else { return }
    var wanted = stacked(upTo: column)
    if column == .inspector {
      wanted = stack.columns.filter { $0 !== host } + [host]
    }
    guard wanted != stack.columns else { return }
    stack.set(wanted, animated: split.viewIfLoaded?.window != nil)
  }

  func hideCollapsed(_ column: Column) {
    guard let stack, let host = split.columns.host(column), host !== root else { return }
    let kept = Array(stack.columns.prefix { $0 !== host })
    if kept != stack.columns { stack.set(kept, animated: split.viewIfLoaded?.window != nil) }
  }

  /// The columns other than the root's column whose controllers are on the stack.
  var columnsOnStack: [Column] { stack?.columns.compactMap { split.columns.column(of: $0) } ?? [] }

  /// Removes a column from the stack before its controller changes.
  ///
  /// All columns are removed if the stack's navigation controller may change.
  func unstack(_ column: Column) {
    guard let stack else { return }
    let isRoot = split.columns.host(column) === root || column == .compact || column == .primary
    let kept = isRoot ? [] : stack.columns.filter { $0 !== split.columns.host(column) }
    if kept != stack.columns { stack.set(kept, animated: false) }
  }

  func wantsCollapse(in width: Double) -> Bool {
    (announcedSizeClass ?? split.traitCollection.horizontalSizeClass) == .compact
      || width < split.collapseBreakpoint
  }

  func topAfterCollapsing() -> Column {
    guard split.columns.host(.compact) == nil else { return .compact }
    let present = [Column.secondary, .supplementary, .primary].first {
      split.columns.host($0) != nil
    }
    let proposed = present ?? .primary
    guard split.style != .unspecified, let delegate = split.delegate else { return proposed }
    let chosen = delegate.splitViewController(
      split, topColumnForCollapsingToProposedTopColumn: proposed)
    return split.columns.host(chosen) == nil || chosen == .inspector ? proposed : chosen
  }

  /// Returns the secondary controller for an expansion in the style without columns (S-14).
  ///
  /// This is the controller that the delegate returns. If the delegate returns nil, the top controller is popped from
  /// the primary column's navigation controller and returned, unless it is the root.
  ///
  /// If the result is nil, the current secondary controller stays.
  func separate() -> ViewController? {
    if let new = split.delegate?.primaryViewController(forExpanding: split) {
      split.set(new, for: .primary)
    }
    guard let primary = split.columns[.primary] else { return nil }
    if let own = split.delegate?.splitViewController(split, separateSecondaryFrom: primary) {
      return own
    }
    guard let navigation = primary as? NavigationController,
      let top = navigation.topViewController, navigation.viewControllers.count > 1,
      !SplitColumnMark.isOn(top)
    else { return nil }
    navigation.popViewController(animated: false)
    navigation.finishTransitions()
    return top
  }

  /// Pushes a controller onto the sender's navigation stack; without one, onto the primary column's stack.
  ///
  /// If there is no such stack, or for a navigation controller, the split view controller presents the controller.
  func push(_ viewController: ViewController, sender: Any?) {
    let navigation =
      (sender as? ViewController)?.navigationController ?? stack?.navigation
      ?? split.columns.host(.primary) as? NavigationController
    if let navigation, !(viewController is NavigationController) {
      navigation.pushViewController(viewController, animated: true)
    } else {
      split.present(viewController, animated: true)
    }
  }
}
