import AtriumGeometry

extension Window {
  /// Where keys begin their way when nobody has the keyboard: the view of the innermost controller
  /// that is shown alone.
  ///
  /// It begins with what was presented last and is not on its way out again, else with the root, and
  /// goes inwards as long as a controller shows exactly one child. So the shortcuts of the screen that
  /// people see work, with those of the containers around it; with two children side by side nobody
  /// could say whose shortcut a key is, and those of the container count.
  var keyboardStart: View? {
    let presentation = presentationsOnScreen.last { !$0.isEnding }
    var controller = presentation?.presented ?? rootViewController
    while let child = controller?.onlyShownChild { controller = child }
    return controller?.viewIfLoaded
  }
}

extension ViewController {
  /// The child that alone is on screen, or on its way there.
  ///
  /// In a transition that is the one that comes.
  fileprivate var onlyShownChild: ViewController? {
    guard let view = viewIfLoaded else { return nil }
    var only: ViewController?
    for child in attachedChildren where child.isShown && child.canBeSeen(in: view) {
      guard only == nil else { return nil }
      only = child
    }
    return only
  }

  /// Whether there is something to see of the controller's view in one around it, which another view
  /// may cover.
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
