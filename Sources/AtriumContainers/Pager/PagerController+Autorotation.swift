public import AtriumKit

extension PagerController: AutorotatingContainer {
  /// Returns, depending on the mode, no controllers, the selected controller, or all controllers with the selected
  /// controller first.
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
