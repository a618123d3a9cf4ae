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
    let newView = new?.view
    if let old, old.begin(appearing: false, animated: false) {
      commitQueue.addAppearance(of: old, appearing: false)
    }
    if let new, new.begin(appearing: true, animated: false) {
      commitQueue.addAppearance(of: new, appearing: true)
    }
    View.performWithoutAnimation {
      old?.viewIfLoaded?.removeFromSuperview()
      if let newView {
        newView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        newView.frame = bounds
        insertSubview(newView, at: 0)
      }
    }
    setNeedsTurn()
  }

  private func checkCanBeRoot(_ controller: ViewController) {
    if let parent = controller.parent {
      programmerError(
        "View controller hierarchy inconsistency: \(controller.debugName) is a child of "
          + "\(parent.debugName) and cannot be the root of window \"\(title)\"; call "
          + "removeFromParent() first.")
    }
    if let other = controller.rootWindow, other !== self {
      programmerError(
        "\(controller.debugName) is the root of window \"\(other.title)\" and cannot be that of "
          + "window \"\(title)\" too; give the other window another root first.")
    }
  }
}
