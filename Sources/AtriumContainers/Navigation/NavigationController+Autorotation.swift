public import AtriumKit

extension NavigationController: AutorotatingContainer {
  /// Returns, depending on the mode, the top controller or the whole stack from the top down.
  ///
  /// The modes *container* and *no children* involve no children, with one exception: in the mode *container*, a
  /// navigation controller that wraps a plain controller returns that controller (CK-R5).
  public func childrenInvolved(in mode: AutorotationMode) -> [ViewController] {
    switch mode {
    case .container: WrapperMark.isAsked(self) ? topViewController.map { [$0] } ?? [] : []
    case .containerAndNoChildren: []
    case .containerAndTopChildren: topViewController.map { [$0] } ?? []
    case .containerAndAllChildren: viewControllers.reversed()
    }
  }
}
