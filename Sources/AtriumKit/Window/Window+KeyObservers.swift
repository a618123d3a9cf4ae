extension Window {
  /// Somebody who wants to know when the window gets or loses the keyboard of the desktop.
  struct KeyObserver {
    weak var owner: AnyObject?
    let action: @MainActor (Bool) -> Void
  }

  /// Calls a closure whenever the window gets or loses the keyboard of the desktop.
  ///
  /// - Parameters:
  ///   - owner: As long as it lives; not kept alive.
  ///   - action: Hears whether the window has the keyboard now.
  public func observeKeyStatus(
    owner: AnyObject, action: @escaping @MainActor (_ isKeyWindow: Bool) -> Void
  ) {
    keyObservers.removeAll { $0.owner == nil || $0.owner === owner }
    keyObservers.append(KeyObserver(owner: owner, action: action))
  }
}
