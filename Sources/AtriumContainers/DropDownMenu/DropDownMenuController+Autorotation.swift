public import AtriumKit

extension DropDownMenuController: AutorotatingContainer {
  /// Returns, depending on the mode, no controllers, the active controller, or all controllers with the active
  /// controller first.
  public func childrenInvolved(in mode: AutorotationMode) -> [ViewController] {
    let active = selectedViewController.map { [$0] } ?? []
    switch mode {
    case .container, .containerAndNoChildren: return []
    case .containerAndTopChildren: return active
    case .containerAndAllChildren: return active + viewControllers.filter { !active.contains($0) }
    }
  }
}
