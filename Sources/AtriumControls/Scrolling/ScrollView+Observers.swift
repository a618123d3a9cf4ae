/// A closure that observes a scroll view.
struct ScrollObserver {
  weak var owner: AnyObject?
  let action: @MainActor (ScrollView) -> Void
}

extension ScrollView {
  /// Adds a closure that is called after each change of the offset.
  ///
  /// The view also notifies the delegate.
  ///
  /// A container uses this method to observe the content of its children, for example to shrink a large
  /// title.
  ///
  /// - Parameters:
  ///   - owner: The observer; held weakly. The closure is removed when the observer is deallocated.
  ///   - action: The closure, which receives this view.
  public func observeOffset(owner: AnyObject, action: @escaping @MainActor (ScrollView) -> Void) {
    offsetObservers.removeAll { $0.owner == nil }
    offsetObservers.append(ScrollObserver(owner: owner, action: action))
  }

  /// Adds a closure that is called after each layout pass of the view.
  ///
  /// A layout pass follows a change of the offset, of the size of the view or the content, or of the insets. A
  /// container uses this method to find out whether the content is scrolled to the edge next to a bar.
  ///
  /// - Parameters:
  ///   - owner: The observer; held weakly. The closure is removed when the observer is deallocated.
  ///   - action: The closure, which receives this view.
  public func observeLayout(owner: AnyObject, action: @escaping @MainActor (ScrollView) -> Void) {
    layoutObservers.removeAll { $0.owner == nil }
    layoutObservers.append(ScrollObserver(owner: owner, action: action))
  }

  /// Removes the closures that an observer added with ``observeOffset(owner:action:)``.
  public func stopObservingOffset(owner: AnyObject) {
    offsetObservers.removeAll { $0.owner == nil || $0.owner === owner }
  }

  /// Removes the closures that an observer added with ``observeLayout(owner:action:)``.
  public func stopObservingLayout(owner: AnyObject) {
    layoutObservers.removeAll { $0.owner == nil || $0.owner === owner }
  }

  func tell(_ observers: [ScrollObserver]) {
    for observer in observers where observer.owner != nil { observer.action(self) }
  }
}
