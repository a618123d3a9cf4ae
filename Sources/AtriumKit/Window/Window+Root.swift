import AtriumGeometry

extension Window {
  func replaceRoot(by new: ViewController?) {
    let old = storedRoot
    guard new !== old else { return }
    if let new { checkCanBeRoot(new) }
    storedRoot = new
    old?.rootWindow = nil
    new?.rootWindow = self
    for tool in tools { tool.windowDidChangeRoot(self) }
    new?.viewIfLoaded?.takeSizeOfPlace(in: nil)
    updateOrientationSilently()
    // Loading the view may hide or unhide the window.
    let newView = isHidden ? nil : new?.view
    dismissPresentationsWithRoot()
    if isHidden {
      // No controller is on screen, so no calls are sent. The view of the new root controller is loaded when the
      // window is unhidden (L-23).
      View.performWithoutAnimation { old?.viewIfLoaded?.removeFromSuperview() }
      return
    }
    let place = old?.viewIfLoaded?.superview
    if let ticket = old?.begin(appearing: false, animated: false) { commitQueue.add(ticket) }
    // A callback may have set another root controller or hidden the window.
    if let new, storedRoot === new, !isHidden,
      let ticket = new.begin(appearing: true, animated: false)
    {
      commitQueue.add(ticket)
    }
    View.performWithoutAnimation {
      // A callback may have added the old root controller to a container.
      if let view = old?.viewIfLoaded, view.superview === place { view.removeFromSuperview() }
      if let newView, storedRoot === new { install(newView) }
    }
    setNeedsTurn()
  }

  /// Hides or unhides the window; its controllers disappear or appear.
  func hiddenDidChange() {
    let move = WindowAppearance(of: self, from: isHidden ? self : nil, to: isHidden ? nil : self)
    if !isHidden {
      addDamage(bounds)
      if let root = storedRoot, !root.isRemovedByModal { root.loadViewIfNeeded() }
      // If loading the view has hidden the window again, all calls have already been sent.
      guard !isHidden else { return }
      if let root = storedRoot, root.view.superview == nil, !root.isRemovedByModal {
        if let ticket = root.begin(appearing: true, animated: false) { commitQueue.add(ticket) }
        View.performWithoutAnimation { if storedRoot === root { install(root.view) } }
      }
    }
    move.begin()
    move.end(isOnScreen: !isHidden)
    if isHidden {
      leaveBeforeComing()
      cancelAllTouches()
    }
    setNeedsTurn()
  }

  /// Ends the appearance of controllers whose views were not added yet when the window was hidden.
  ///
  /// Their own `viewWillAppear` has hidden the window. The disappearance of the window's views did not include them.
  private func leaveBeforeComing() {
    let coming = [storedRoot] + presentations.all.filter { !$0.isInContext }.map(\.presented)
    for case let controller? in coming where controller.isAppearingOrAppeared {
      guard isHidden, let ticket = controller.begin(appearing: false, animated: false) else {
        continue
      }
      commitQueue.add(ticket)
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
        "\(controller.debugName) is the root of window \"\(other.title)\" and cannot also be the "
          + "root of window \"\(title)\"; give the other window another root first.")
    }
  }
}
