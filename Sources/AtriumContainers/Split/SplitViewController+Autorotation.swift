public import AtriumKit

extension SplitViewController: AutorotatingContainer {
  /// Returns the controllers of all columns; an empty array in the modes *container* and *no children* (CK-R5).
  public func childrenInvolved(in mode: AutorotationMode) -> [ViewController] {
    switch mode {
    case .container, .containerAndNoChildren: []
    case .containerAndTopChildren, .containerAndAllChildren: viewControllers
    }
  }
}
