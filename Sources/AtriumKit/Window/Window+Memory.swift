extension Window {
  /// Tells every controller of the window that memory is short, and those in no tree (L-10).
  ///
  /// Sends `didReceiveMemoryWarning()` to the root controller and all below it, also to those whose
  /// views are not on screen or not loaded, containers before their children. Then it is sent to the
  /// controllers that are in no window's tree and whose views are loaded, in the order of loading, with
  /// what is in their trees. Views stay loaded.
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
