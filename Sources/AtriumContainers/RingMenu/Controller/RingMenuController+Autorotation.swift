public import AtriumKit

extension RingMenuController: AutorotatingContainer {
  /// Returns, depending on the mode, no children, the selected child, or all children with the selected child first.
  ///
  /// In the mode *container* the selected child takes part too, because it fills the container (RM-6).
  public func childrenInvolved(in mode: AutorotationMode) -> [ViewController] {
    let selected = selectedViewController.map { [$0] } ?? []
    switch mode {
    case .containerAndNoChildren: return []
    case .container, .containerAndTopChildren: return selected
    case .containerAndAllChildren:
      return selected + viewControllers.filter { !selected.contains($0) }
    }
  }
}
