public import AtriumKit

extension NavigationController: AutorotatingContainer {
  /// The top, or the whole stack from the top down; none in the modes *container* and *no children*
  /// (CK-R5).
  public func childrenInvolved(in mode: AutorotationMode) -> [ViewController] {
    switch mode {
    case .container: WrapperMark.isAsked(self) ? topViewController.map { [$0] } ?? [] : []
    case .containerAndNoChildren: []
    case .containerAndTopChildren: topViewController.map { [$0] } ?? []
    case .containerAndAllChildren: viewControllers.reversed()
    }
  }
}
