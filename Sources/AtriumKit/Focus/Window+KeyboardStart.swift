import AtriumGeometry

extension Window {
  /// The view at which key events start if there is no first responder.
  ///
  /// This is the view of the innermost controller without a visible sibling.
  ///
  /// The search starts at the last presented controller that is not being dismissed, or else at the
  /// root. It continues inwards while a controller has exactly one child on screen. So the
  /// shortcuts of the visible screen and its containers work. With two children side by side a
  /// shortcut would be ambiguous, so only the shortcuts of their container work.
  var keyboardStart: View? {
    let presentation = presentations.lastWithKeyboard
    var controller = presentation?.presented ?? rootViewController
    while let child = controller?.onlyVisibleChild { controller = child }
    return controller?.viewIfLoaded
  }
}

extension ViewController {
  /// The only child that is on screen or appearing; nil if there is no such child, or more than
  /// one.
  ///
  /// During a transition this is the appearing child.
  fileprivate var onlyVisibleChild: ViewController? {
    guard let view = viewIfLoaded else { return nil }
    var only: ViewController?
    for child in attachedChildren where child.isAppearingOrAppeared && child.canBeSeen(in: view) {
      guard only == nil else { return nil }
      only = child
    }
    return only
  }

  /// Returns whether the controller's view is at least partly inside the visible area of a container's view.
  ///
  /// Other views may cover it.
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
