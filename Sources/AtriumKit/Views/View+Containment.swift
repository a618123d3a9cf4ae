extension View {
  /// The view's window; nil if the window is hidden, since a controller in a hidden window is not
  /// on screen (L-23).
  var unhiddenWindow: Window? {
    guard let window, !window.isHidden else { return nil }
    return window
  }

  /// Checks that this subtree may be added below `superview`, and traps if not (DC-4, C-16).
  ///
  /// For each topmost controller of the subtree, the nearest controller above must be its parent. A
  /// controller without a parent is allowed, and so is a superview that belongs to no controller.
  /// Any number of wrapper views may be in between.
  ///
  /// - Parameters:
  ///   - superview: The new superview.
  ///   - wanted: The parent that an `addChild` in progress sets; nil for the current parent.
  func checkHierarchy(under superview: View, wanted: ViewController?) {
    guard mayHoldControllers else { return }
    guard let above = superview.nearestController else { return }
    forEachTopmostController { child in
      guard let parent = wanted ?? child.parent, parent !== above else { return }
      let requirement = wanted == nil ? "actual parent is" : "requested parent is"
      programmerError(
        "View controller hierarchy inconsistency: child view controller \(child.debugName) should "
          + "have parent view controller \(above.debugName) but \(requirement) "
          + "\(parent.debugName). Call \(above.debugName).addChild(\(child.debugName)) before adding "
          + "its view there, or take its view out of \(above.debugName)'s first.")
    }
  }
}

extension ViewController {
  /// Whether the controller's view is in a window that is not hidden.
  var isOnScreen: Bool { viewIfLoaded?.unhiddenWindow != nil }
}
