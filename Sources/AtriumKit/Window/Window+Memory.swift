extension Window {
  /// Sends a memory warning to every controller of the window, and to controllers that are in no
  /// window.
  ///
  /// The root controller and its descendants receive `didReceiveMemoryWarning()`, containers before
  /// their children, even if their views are not loaded or not on screen. Controllers with loaded views
  /// that are in no window follow in the order of loading, each with its tree. No view is unloaded.
  public func sendMemoryWarning() {
    ProgramEvent.observer?(.memoryWarning)
    rootViewController?.receiveMemoryWarning()
    for top in ViewController.loaded.topsOutsideWindows() { top.receiveMemoryWarning() }
  }
}

extension ViewController {
  fileprivate func receiveMemoryWarning() {
    var waiting = [self]
    while let controller = waiting.popLast() {
      controller.didReceiveMemoryWarning()
      if let presented = controller.modal.presented { waiting.append(presented) }
      waiting.append(contentsOf: controller.children.reversed())
    }
  }
}
