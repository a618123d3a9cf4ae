extension ViewController {
  /// The controller that does an action for this one: itself, or the nearest container around it
  /// whose ``canPerformAction(_:withSender:)`` says yes; nil if there is none (C-21).
  ///
  /// - Parameters:
  ///   - action: What is to be done.
  ///   - sender: Who asked for it.
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

  /// The container around this controller that shows others; nil if only presenting is left.
  func routeOfShowing(_ action: ControllerAction, sender: Any?) -> ViewController? {
    let target = targetViewController(forAction: action, sender: sender)
    // Who says yes and still ends up here has nothing of its own to do.
    return target === self ? nil : target
  }
}
