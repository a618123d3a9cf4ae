extension ViewController {
  /// Returns the controller that performs an action for this controller; nil if there is none.
  ///
  /// This is the first controller, from this controller outwards, that returns true from
  /// ``canPerformAction(_:withSender:)``.
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

  /// Returns the container that performs `.show` or another show action; nil if the controller has
  /// to be presented.
  func routeOfShowing(_ action: ControllerAction, sender: Any?) -> ViewController? {
    let target = targetViewController(forAction: action, sender: sender)
    // If this controller is its own target, its default method runs, which can only present.
    return target === self ? nil : target
  }
}
