extension Window {
  /// An observer of whether the window has the desktop's keyboard focus.
  struct KeyObserver {
    weak var owner: AnyObject?
    let action: @MainActor (Bool) -> Void
  }

  /// Calls a closure whenever the window gains or loses the desktop's keyboard focus.
  ///
  /// A second closure of the same owner replaces the first.
  ///
  /// - Parameters:
  ///   - owner: The object that limits the observation to its lifetime; a weak reference.
  ///   - action: Receives whether the window has the keyboard focus now.
  public func observeKeyStatus(
    owner: AnyObject, action: @escaping @MainActor (_ isKeyWindow: Bool) -> Void
  ) {
    keyObservers.removeAll { $0.owner == nil || $0.owner === owner }
    keyObservers.append(KeyObserver(owner: owner, action: action))
  }

  /// Removes the closure of an owner; does nothing if there is none.
  public func stopObservingKeyStatus(owner: AnyObject) {
    keyObservers.removeAll { $0.owner == nil || $0.owner === owner }
  }
}
