extension Window {
  /// Sends a memory warning to every controller of the window, and to those in no window.
  ///
  /// Sends `didReceiveMemoryWarning()` to the root controller and its descendants, containers
  /// before their children. It includes controllers with views that are not loaded or not on
  /// screen. Controllers with loaded views that are in no window follow in the order of loading,
  /// each with its tree. Views stay loaded.
  public func sendMemoryWarning() {
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
