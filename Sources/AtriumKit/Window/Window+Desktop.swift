public import AtriumGeometry

extension Window {
  /// Asks the host for the maximum content size that fits on the desktop.
  ///
  /// The desktop's panels and the borders of the window manager are subtracted. The answer arrives in step 1 of the
  /// next turn at the earliest.
  ///
  /// - Parameter answer: A closure that receives the size in points; nil if the host does not know the size. The
  ///   window calls the closure once, or never if the window closes before.
  public func requestAvailableSize(_ answer: @escaping @MainActor (Size?) -> Void) {
    sizeQuestions.append(answer)
    host?.handle(.availableSize)
    // Without a host there is no desktop.
    if host == nil { dispatch(.availableSize(nil)) }
  }

  /// Answers all requests for the available size.
  func answer(availableSize size: Size?) {
    let questions = sizeQuestions
    sizeQuestions = []
    let valid = size.flatMap { size in
      size.width.isFinite && size.height.isFinite && size.width >= 1 && size.height >= 1
        ? size : nil
    }
    for question in questions { question(valid) }
  }

  /// Calls a closure with each event from the user and the desktop, just before the event is delivered.
  ///
  /// This method is for tools that show the cause of a change. The closure does not receive
  /// ``InputEvent/frame(at:)``, ``InputEvent/time(_:)``, ``InputEvent/refreshRate(_:)``, events that a
  /// ``WindowTool`` handles, or movements that a later movement in the same turn replaces. A second closure with the
  /// same owner replaces the first.
  ///
  /// - Parameters:
  ///   - owner: The object whose lifetime limits the observation; not retained.
  ///   - action: A closure that receives the event. The closure must not dispatch events.
  public func observeEvents(
    owner: AnyObject, action: @escaping @MainActor (_ event: InputEvent) -> Void
  ) {
    eventObservers.add(owner: owner, action)
  }

  /// Removes the closure that ``observeEvents(owner:action:)`` added for an owner.
  public func stopObservingEvents(owner: AnyObject) {
    eventObservers.remove(owner: owner)
  }
}
