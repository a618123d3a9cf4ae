public import AtriumKit

extension DropDownMenuController: AutorotatingContainer {
  /// Returns the controllers that decide the orientation: none, the active one, or all, the active one first.
  public func childrenInvolved(in mode: AutorotationMode) -> [ViewController] {
    let active = selectedViewController.map { [$0] } ?? []
    switch mode {
    case .container, .containerAndNoChildren: return []
    case .containerAndTopChildren: return active
    case .containerAndAllChildren: return active + viewControllers.filter { !active.contains($0) }
    }
  }
}
