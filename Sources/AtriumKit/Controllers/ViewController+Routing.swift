extension ViewController {
  /// Returns the controller that performs an action for this controller; nil if there is none.
  ///
  /// This is the first controller, from this controller outwards, whose ``canPerformAction(_:withSender:)`` returns
  /// true.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - sender: The object that requested the action.
  /// - Returns: The controller.
  public func targetViewController(
    forAction action: ControllerAction, sender: Any?
  ) -> ViewController? {
    var candidate: ViewController? = self
    while let controller = candidate {
      if controller.canPerformAction(action, withSender: sender) { return controller }
      candidate = controller.parent
    }
    return nil
  }

  /// Returns the container that performs a show action, such as `.show`; nil if the controller must be presented.
  func routeOfShowing(_ action: ControllerAction, sender: Any?) -> ViewController? {
    let target = targetViewController(forAction: action, sender: sender)
    // If this controller is itself the target, its default method is running, which can only present.
    return target === self ? nil : target
  }
}
