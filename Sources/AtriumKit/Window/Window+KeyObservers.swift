extension Window {
  /// Calls a closure whenever the window gains or loses the desktop's keyboard focus.
  ///
  /// A second closure with the same owner replaces the first.
  ///
  /// - Parameters:
  ///   - owner: The object whose lifetime limits the observation; not retained.
  ///   - action: A closure that receives whether the window now has the keyboard focus.
  public func observeKeyStatus(
    owner: AnyObject, action: @escaping @MainActor (_ isKeyWindow: Bool) -> Void
  ) {
    keyObservers.add(owner: owner, action)
  }

  /// Removes the closure of an owner; does nothing if there is none.
  public func stopObservingKeyStatus(owner: AnyObject) {
    keyObservers.remove(owner: owner)
  }
}
