import AtriumGeometry

extension Window {
  func replaceRoot(by new: ViewController?) {
    let old = storedRoot
    guard new !== old else { return }
    if let new { checkCanBeRoot(new) }
    storedRoot = new
    old?.rootWindow = nil
    new?.rootWindow = self
    new?.viewIfLoaded?.takeSizeOfPlace(in: nil)
    updateOrientationSilently()
    // Loading may hide the window, or show it.
    let newView = isHidden ? nil : new?.view
    dismissPresentationsWithRoot()
    if isHidden {
      // Nobody is on screen, so nobody is told; the new one waits to be shown (L-23).
      View.performWithoutAnimation { old?.viewIfLoaded?.removeFromSuperview() }
      return
    }
    if let old, old.begin(appearing: false, animated: false) {
      commitQueue.addAppearance(of: old, appearing: false)
    }
    // A callback may have chosen another root meanwhile, or hidden the window.
    if let new, storedRoot === new, !isHidden, new.begin(appearing: true, animated: false) {
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
      if let root = storedRoot, !root.isRemovedByModal { root.loadViewIfNeeded() }
      // Loading has hidden it again, and told all that there is to tell.
      guard !isHidden else { return }
      if let root = storedRoot, root.view.superview == nil, !root.isRemovedByModal {
        if root.begin(appearing: true, animated: false) {
          commitQueue.addAppearance(of: root, appearing: true)
        }
        View.performWithoutAnimation { if storedRoot === root { install(root.view) } }
      }
    }
    move.begin()
    move.end(isShown: !isHidden)
    if isHidden {
      leaveBeforeComing()
      cancelAllTouches()
    }
    setNeedsTurn()
  }

  /// The window was hidden in the `viewWillAppear` of a controller whose view was still to come in:
  /// the move of the window's views has not told it.
  private func leaveBeforeComing() {
    let coming = [storedRoot] + presentations.filter { !$0.isInContext }.map(\.presented)
    for case let controller? in coming where controller.isShown {
      guard isHidden, controller.begin(appearing: false, animated: false) else { continue }
      commitQueue.addAppearance(of: controller, appearing: false)
    }
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
