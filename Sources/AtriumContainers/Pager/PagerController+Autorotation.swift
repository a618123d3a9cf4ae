public import AtriumKit

extension PagerController: AutorotatingContainer {
  /// Returns the selected controller, or all controllers with the selected one first; an empty array in the
  /// modes *container* and *no children*.
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
