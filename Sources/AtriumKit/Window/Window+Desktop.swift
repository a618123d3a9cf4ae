public import AtriumGeometry

extension Window {
  /// Asks the host for the largest size of the content that the desktop has room for.
  ///
  /// Panels of the desktop and the window's frame are subtracted. The answer comes in step 1 of the
  /// next turn at the earliest.
  ///
  /// - Parameter answer: Receives the size in points; nil if the host does not know it. It is called
  ///   once, or never if the window closes before.
  public func requestAvailableSize(_ answer: @escaping @MainActor (Size?) -> Void) {
    sizeQuestions.append(answer)
    host?.handle(.availableSize)
    // Without a host there is no desktop.
    if host == nil { dispatch(.availableSize(nil)) }
  }

  /// Answers all questions for the available size.
  func answer(availableSize size: Size?) {
    let questions = sizeQuestions
    sizeQuestions = []
    let valid = size.flatMap { size in
      size.width.isFinite && size.height.isFinite && size.width >= 1 && size.height >= 1
        ? size : nil
    }
    for question in questions { question(valid) }
  }

  /// Calls a closure with each event of the user and of the desktop, just before it is delivered.
  ///
  /// It is for tools that show the cause of a change. Frames, times, and movements that a later one
  /// of the same turn replaces are left out. A second closure of the same owner replaces the first.
  ///
  /// - Parameters:
  ///   - owner: The object that limits the observation to its lifetime; a weak reference.
  ///   - action: Receives the event. It must not dispatch events.
  public func observeEvents(
    owner: AnyObject, action: @escaping @MainActor (_ event: InputEvent) -> Void
  ) {
    eventObservers.add(owner: owner, action)
  }

  /// Removes the closure of an owner that ``observeEvents(owner:action:)`` added.
  public func stopObservingEvents(owner: AnyObject) {
    eventObservers.remove(owner: owner)
  }
}
