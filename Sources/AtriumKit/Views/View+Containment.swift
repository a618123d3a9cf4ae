extension View {
  /// The view's window, unless the window is hidden; otherwise nil.
  ///
  /// A controller in a hidden window is not on screen (L-23).
  var unhiddenWindow: Window? {
    guard let window, !window.isHidden else { return nil }
    return window
  }

  /// Returns the message with which ``addSubview(_:)`` would trap for a view.
  ///
  /// The method changes nothing. A tool with which a user builds a view tree can call it before ``addSubview(_:)``.
  ///
  /// - Parameter view: The view that would become a subview.
  /// - Returns: The message; nil if the view can be added.
  public func obstacle(toAddingSubview view: View) -> String? {
    if view === self { return "Can't add self as subview: \(type(of: self))." }
    if view.superview === self { return nil }
    return obstacle(toHolding: view, as: "a subview")
      ?? view.hierarchyObstacle(under: self, wanted: nil)
  }

  /// Returns the reason why this subtree may not be added below `superview` (DC-4, C-16).
  ///
  /// For each topmost controller of the subtree, the nearest controller above must be its parent. A controller
  /// without a parent is allowed, and so is a superview that belongs to no controller. There may be any number of
  /// wrapper views between the views of the two controllers.
  ///
  /// - Parameters:
  ///   - superview: The new superview.
  ///   - wanted: The parent that a running `addChild` sets; nil stands for the current parent.
  /// - Returns: The reason; nil if the subtree may be added.
  func hierarchyObstacle(under superview: View, wanted: ViewController?) -> String? {
    guard mayHoldControllers, let above = superview.nearestController else { return nil }
    var obstacle: String?
    forEachTopmostController { child in
      guard obstacle == nil, let parent = wanted ?? child.parent, parent !== above else { return }
      let requirement = wanted == nil ? "actual parent is" : "requested parent is"
      obstacle =
        "View controller hierarchy inconsistency: child view controller \(child.debugName) should "
        + "have parent view controller \(above.debugName) but \(requirement) "
        + "\(parent.debugName). Call \(above.debugName).addChild(\(child.debugName)) before adding "
        + "its view there, or take its view out of \(above.debugName)'s first."
    }
    return obstacle
  }
}

extension ViewController {
  /// Whether the controller's view is in a window that is not hidden.
  var isOnScreen: Bool { viewIfLoaded?.unhiddenWindow != nil }
}
