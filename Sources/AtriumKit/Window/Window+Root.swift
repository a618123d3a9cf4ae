import AtriumGeometry

extension Window {
  func replaceRoot(by new: ViewController?) {
    let old = storedRoot
    guard new !== old else { return }
    if let new { checkCanBeRoot(new) }
    storedRoot = new
    old?.rootWindow = nil
    new?.rootWindow = self
    updateOrientationSilently()
    if isHidden {
      dismissPresentationsWithRoot()
      // Nobody is on screen, so nobody is told; the new one waits to be shown (L-23).
      View.performWithoutAnimation { old?.viewIfLoaded?.removeFromSuperview() }
      return
    }
    let newView = new?.view
    dismissPresentationsWithRoot()
    if let old, old.begin(appearing: false, animated: false) {
      commitQueue.addAppearance(of: old, appearing: false)
    }
    // A callback may have chosen another root meanwhile.
    if let new, storedRoot === new, new.begin(appearing: true, animated: false) {
      commitQueue.addAppearance(of: new, appearing: true)
    }
    View.performWithoutAnimation {
      old?.viewIfLoaded?.removeFromSuperview()
      if let newView, storedRoot === new { install(newView) }
    }
    setNeedsTurn()
  }

  /// Shows or hides the whole window: what is in it comes on screen or goes (L-23).
  func hiddenDidChange() {
    let move = WindowAppearance(of: self, from: isHidden ? self : nil, to: isHidden ? nil : self)
    if !isHidden {
      addDamage(bounds)
      if let root = storedRoot, root.view.superview == nil, !root.isRemovedByModal {
        if root.begin(appearing: true, animated: false) {
          commitQueue.addAppearance(of: root, appearing: true)
        }
        View.performWithoutAnimation { if storedRoot === root { install(root.view) } }
      }
    }
    move.begin()
    move.end(isShown: !isHidden)
    if isHidden { cancelAllTouches() }
    setNeedsTurn()
  }

  private func install(_ view: View) {
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.frame = bounds
    insertSubview(view, at: 0)
  }

  private func checkCanBeRoot(_ controller: ViewController) {
    if let parent = controller.parent {
      programmerError(
        "View controller hierarchy inconsistency: \(controller.debugName) is a child of "
          + "\(parent.debugName) and cannot be the root of window \"\(title)\"; call "
          + "removeFromParent() first.")
    }
    if let presenter = controller.modal.presentation?.presenter, presenter.homeWindow !== self {
      programmerError(
        "\(controller.debugName) is presented by \(presenter.debugName) in another window and cannot "
          + "be the root of window \"\(title)\"; dismiss it first.")
    }
    if let other = controller.rootWindow, other !== self {
      programmerError(
        "\(controller.debugName) is the root of window \"\(other.title)\" and cannot be that of "
          + "window \"\(title)\" too; give the other window another root first.")
    }
  }
}
