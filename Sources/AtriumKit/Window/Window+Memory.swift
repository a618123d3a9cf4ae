extension Window {
  /// Sends a memory warning to every controller of the window, and to controllers that are in no window.
  ///
  /// The root controller, its descendants and the controllers that these present receive `didReceiveMemoryWarning()`
  /// first, each container before its children. A controller need not have a loaded view. The other controllers
  /// with loaded views follow, each with its descendants, in the order in which the views were loaded. Controllers
  /// whose views are in another window are omitted. No view is unloaded.
  public func sendMemoryWarning() {
    ProgramEvent.observer?(.memoryWarning)
    rootViewController?.receiveMemoryWarning()
    for top in ViewController.loaded.topsOutsideTrees(for: self) { top.receiveMemoryWarning() }
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
