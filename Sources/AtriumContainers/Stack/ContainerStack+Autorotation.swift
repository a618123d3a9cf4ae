public import AtriumKit

extension ContainerStack {
  /// Returns the controllers that take part in the container's orientation, the topmost first (CK-R2).
  ///
  /// In the mode *container* these are the controllers within the ``capacity``.
  public func childrenInvolved(in mode: AutorotationMode) -> [ViewController] {
    let fromTop = viewControllers.reversed()
    switch mode {
    case .container: return Array(fromTop.prefix(capacity))
    case .containerAndNoChildren: return []
    case .containerAndTopChildren: return Array(fromTop.prefix(1))
    case .containerAndAllChildren: return Array(fromTop)
    }
  }
}

extension StackController: AutorotatingContainer {
  /// Returns the controllers that take part in the orientation, the topmost first (CK-R2).
  ///
  /// Depending on the mode, these are the controllers within the capacity, no controller, the top controller or
  /// all controllers.
  public func childrenInvolved(in mode: AutorotationMode) -> [ViewController] {
    containerStack.childrenInvolved(in: mode)
  }

  /// True: a controller that does not support the stack's orientation keeps an orientation that it supports (DC-41).
  public var keepsOrientationsOfChildren: Bool { true }

  /// The controllers, the topmost first (CK-R6).
  public var childrenInTransitionOrder: [ViewController] { viewControllers.reversed() }
}
