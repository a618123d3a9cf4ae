public import AtriumKit

extension NavigationController: AutorotatingContainer {
  /// Returns the top controller, or the whole stack from the top down.
  ///
  /// Returns no children in the modes *container* and *no children*, except the top of a wrapper (CK-R5).
  public func childrenInvolved(in mode: AutorotationMode) -> [ViewController] {
    switch mode {
    case .container: WrapperMark.isAsked(self) ? topViewController.map { [$0] } ?? [] : []
    case .containerAndNoChildren: []
    case .containerAndTopChildren: topViewController.map { [$0] } ?? []
    case .containerAndAllChildren: viewControllers.reversed()
    }
  }
}
