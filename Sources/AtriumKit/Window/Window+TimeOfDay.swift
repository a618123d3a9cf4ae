extension Window {
  /// Calls a closure whenever the host sends the time of day: initially, after the user's clock was
  /// set or changed by daylight saving time, after the machine slept, and when the window becomes
  /// visible again.
  ///
  /// - Parameters:
  ///   - owner: The object that limits the observation to its lifetime; a weak reference. A second
  ///     closure of one owner replaces the first.
  ///   - action: Reads the new time from ``secondsSinceMidnight``. It is called in step 1 of a
  ///     turn, so its changes are painted in the same turn.
  public func observeTimeOfDay(owner: AnyObject, action: @escaping @MainActor () -> Void) {
    timeOfDayObservers.add(owner: owner, action)
  }
}
