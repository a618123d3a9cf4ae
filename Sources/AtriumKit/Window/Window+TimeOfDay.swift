extension Window {
  /// Calls a closure whenever the host sends the time of day.
  ///
  /// The host sends the time at the start, after the user's clock has been set or changed for daylight saving time,
  /// after the machine has slept, and when the window becomes visible again.
  ///
  /// - Parameters:
  ///   - owner: The object whose lifetime limits the observation; not retained. A second closure with the same owner
  ///     replaces the first.
  ///   - action: A closure that is called after the time has been received, when ``secondsSinceMidnight`` has the
  ///     new value. The closure runs in step 1 of a turn, so its changes are painted in the same turn.
  public func observeTimeOfDay(owner: AnyObject, action: @escaping @MainActor () -> Void) {
    timeOfDayObservers.add(owner: owner, action)
  }
}
