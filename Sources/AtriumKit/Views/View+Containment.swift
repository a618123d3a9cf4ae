extension View {
  /// The window, unless it is hidden: on a hidden one nobody is on screen (L-23).
  var shownWindow: Window? {
    guard let window, !window.isHidden else { return nil }
    return window
  }

  /// Whether this subtree may be under `superview`: switch point of DC-4.
  ///
  /// Each of its topmost controllers is held against the first controller whose root view lies
  /// above: that must be its parent. A controller without parent passes, and so does a place that
  /// belongs to no controller. Wrapper views in any number are passed over. Failure traps (C-16).
  ///
  /// - Parameters:
  ///   - superview: The place in question.
  ///   - wanted: The parent that an `addChild` is about to give; the present one if nil.
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
