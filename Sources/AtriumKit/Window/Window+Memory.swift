extension Window {
  /// Tells every controller of the window that memory is short (L-10).
  ///
  /// Sends `didReceiveMemoryWarning()` to the root controller and all below it, also to those whose
  /// views are not on screen or not loaded, containers before their children. Views stay loaded.
  public func sendMemoryWarning() {
    rootViewController?.receiveMemoryWarning()
  }
}

extension ViewController {
  func receiveMemoryWarning() {
    didReceiveMemoryWarning()
    for child in children { child.receiveMemoryWarning() }
    modal.presented?.receiveMemoryWarning()
  }
}
