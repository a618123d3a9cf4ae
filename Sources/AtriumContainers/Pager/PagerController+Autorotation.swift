public import AtriumKit

extension PagerController: AutorotatingContainer {
  /// Returns the controllers that decide the orientation: none, the selected one, or all, the selected one first.
  public func childrenInvolved(in mode: AutorotationMode) -> [ViewController] {
    let selected = selectedViewController.map { [$0] } ?? []
    switch mode {
    case .container, .containerAndNoChildren: return []
    case .containerAndTopChildren: return selected
    case .containerAndAllChildren:
      return selected + viewControllers.filter { !selected.contains($0) }
    }
  }
}
