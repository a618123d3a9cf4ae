extension ViewController {
  /// The coordinator of the transition in which this controller takes part; nil if there is none.
  ///
  /// A transition is a presentation, a dismissal, a swap of children or a change of size. If there are several, this
  /// is the coordinator of the one that began last.
  ///
  /// For an animated change, such as a push, the coordinator exists from the call that requests the change until the
  /// last call that ends the change, such as `didShow`. For a change without animation, it exists from the first
  /// `will` call. A request that waits for the end of another transition has no coordinator yet. While it waits, the
  /// controllers have the coordinator of the running transition.
  public var transitionCoordinator: (any ViewControllerTransitionCoordinator)? {
    let running = [
      viewIfLoaded?.window?.sizeTransition?.coordinator, modalCoordinator,
      latestChildTransition?.coordinator,
    ]
    return running.compactMap { $0 }.max { $0.order < $1.order }
  }
}
