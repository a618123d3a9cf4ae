/// A closure that observes a scroll view.
struct ScrollObserver {
  weak var owner: AnyObject?
  let action: @MainActor (ScrollView) -> Void
}

extension ScrollView {
  /// Calls a closure after each change of the offset, beside the delegate.
  ///
  /// A container observes the content of its children by it, as for a title that shrinks.
  ///
  /// - Parameters:
  ///   - owner: The observer; when it is deallocated the closure is removed. Not retained.
  ///   - action: The closure; its argument is this view.
  public func observeOffset(owner: AnyObject, action: @escaping @MainActor (ScrollView) -> Void) {
    offsetObservers.removeAll { $0.owner == nil }
    offsetObservers.append(ScrollObserver(owner: owner, action: action))
  }

  /// Calls a closure after each layout: when the offset, the size of the view or its content, or the insets
  /// have changed.
  ///
  /// A container learns by it whether the content rests at a bar.
  ///
  /// - Parameters:
  ///   - owner: The observer; when it is deallocated the closure is removed. Not retained.
  ///   - action: The closure; its argument is this view.
  public func observeLayout(owner: AnyObject, action: @escaping @MainActor (ScrollView) -> Void) {
    layoutObservers.removeAll { $0.owner == nil }
    layoutObservers.append(ScrollObserver(owner: owner, action: action))
  }

  /// Removes the closures of an observer for the offset.
  public func stopObservingOffset(owner: AnyObject) {
    offsetObservers.removeAll { $0.owner == nil || $0.owner === owner }
  }

  /// Removes the closures of an observer for the layout.
  public func stopObservingLayout(owner: AnyObject) {
    layoutObservers.removeAll { $0.owner == nil || $0.owner === owner }
  }

  func tell(_ observers: [ScrollObserver]) {
    for observer in observers where observer.owner != nil { observer.action(self) }
  }
}
