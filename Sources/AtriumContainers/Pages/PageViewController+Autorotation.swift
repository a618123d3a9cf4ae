public import AtriumKit

extension PageViewController: AutorotatingContainer {
  /// Returns the visible pages; an empty array in the modes *container* and *no children*.
  public func childrenInvolved(in mode: AutorotationMode) -> [ViewController] {
    switch mode {
    case .container, .containerAndNoChildren: []
    case .containerAndTopChildren, .containerAndAllChildren: viewControllers
    }
  }
}
