import AtriumGeometry

extension Window {
  /// The view that receives key events first if there is no first responder; nil if there is no such view.
  ///
  /// This is the view of the innermost controller without a visible sibling.
  ///
  /// The search starts at the last presented controller that is not being dismissed, or at the root controller if
  /// there is none. It continues inwards while a controller has exactly one child on screen. The key commands of the
  /// visible screen and its containers therefore work. With two children side by side, a key command would be
  /// ambiguous, so only the commands of their container work.
  var keyboardStart: View? {
    let presentation = presentations.lastWithKeyboard
    var controller = presentation?.presented ?? rootViewController
    while let child = controller?.onlyVisibleChild { controller = child }
    return controller?.viewIfLoaded
  }
}

extension ViewController {
  /// The only child that is on screen or appearing; nil if there are none or several.
  ///
  /// During a transition, this is the appearing child.
  fileprivate var onlyVisibleChild: ViewController? {
    guard let view = viewIfLoaded else { return nil }
    var only: ViewController?
    for child in attachedChildren where child.isAppearingOrAppeared && child.canBeSeen(in: view) {
      guard only == nil else { return nil }
      only = child
    }
    return only
  }

  /// Returns whether any area of the controller's view is inside the visible area of a container's view.
  ///
  /// Other views may cover that area.
  private func canBeSeen(in container: View) -> Bool {
    guard let view = viewIfLoaded else { return false }
    var current: View? = view
    while let candidate = current, candidate !== container {
      guard !candidate.isTransparentOrHidden else { return false }
      current = candidate.superview
    }
    let seen = view.convert(view.bounds, to: container).intersection(container.bounds)
    return seen.width > 0 && seen.height > 0
  }
}
