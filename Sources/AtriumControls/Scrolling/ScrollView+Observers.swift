/// A closure that observes the offset of a scroll view.
struct OffsetObserver {
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
    offsetObservers.append(OffsetObserver(owner: owner, action: action))
  }

  /// Removes the closures of an observer.
  public func stopObservingOffset(owner: AnyObject) {
    offsetObservers.removeAll { $0.owner == nil || $0.owner === owner }
  }

  func tellOffsetObservers() {
    guard !offsetObservers.isEmpty else { return }
    for observer in offsetObservers where observer.owner != nil { observer.action(self) }
  }
}
