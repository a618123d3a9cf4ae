import AtriumKit

/// The collapsed interface: one child, with the columns on its stack (S-12).
extension SplitInterface {
  /// The children to display.
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

  /// The child that shows the collapsed interface.
  var root: ViewController? {
    for column in [Column.compact, .primary, .supplementary, .secondary] {
      if let host = split.columns.host(column) { return host }
    }
    return nil
  }

  /// The navigation stack of the collapsed interface; nil if it has none.
  var stack: SplitStack? {
    guard split.columns.host(.compact) == nil else { return nil }
    return (root as? NavigationController).map { SplitStack(navigation: $0) }
  }

  /// The controllers to be on the stack above the root's own, up to a column.
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

  /// The other columns that are on the stack.
  var columnsOnStack: [Column] { stack?.columns.compactMap { split.columns.column(of: $0) } ?? [] }

  /// Takes a column off the stack before its controller changes; all of them if the stack's own may change.
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

  /// The secondary controller of a style without columns: the delegate's, or the top of the primary navigation
  /// controller (S-14); nil for the one before.
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

  /// Pushes a controller onto the column of the sender, or else the primary one.
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
