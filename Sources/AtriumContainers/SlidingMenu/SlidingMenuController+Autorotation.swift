public import AtriumKit

extension SlidingMenuController: AutorotatingContainer {
  /// Returns, depending on the mode, no controllers, the content with the open menu, or all contents and menus.
  public func childrenInvolved(in mode: AutorotationMode) -> [ViewController] {
    let selected = selectedViewController.map { [$0] } ?? []
    switch mode {
    case .container, .containerAndNoChildren: return []
    case .containerAndTopChildren:
      return selected + (position.side.flatMap(menu(at:)).map { [$0] } ?? [])
    case .containerAndAllChildren:
      return selected + viewControllers.filter { !selected.contains($0) }
        + SlidingMenuSide.allCases.compactMap(menu(at:))
    }
  }

  /// Whether the front is moving or its content is being replaced.
  public var isChangingChildren: Bool { isPerformingTransition || isBusy }
}
