public import AtriumKit

extension TabBarController: AutorotatingContainer {
  /// Returns all tabs, the selected tab first; an empty array in the modes *container* and *no children* (CK-R5).
  public func childrenInvolved(in mode: AutorotationMode) -> [ViewController] {
    switch mode {
    case .container, .containerAndNoChildren: return []
    case .containerAndTopChildren, .containerAndAllChildren:
      let selected = selectedViewController
      return (selected.map { [$0] } ?? []) + (viewControllers ?? []).filter { $0 !== selected }
    }
  }
}
