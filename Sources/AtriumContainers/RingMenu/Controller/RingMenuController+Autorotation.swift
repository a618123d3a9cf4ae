public import AtriumKit

extension RingMenuController: AutorotatingContainer {
  /// The selected child, or all with it first; none in the mode *no children*.
  ///
  /// In the mode *container* the selected child decides too, since it fills the container (RM-6).
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
