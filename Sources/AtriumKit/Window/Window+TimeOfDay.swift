extension Window {
  /// An object that wants to know when the time of day is told.
  struct TimeOfDayObserver {
    weak var owner: AnyObject?
    let action: @MainActor () -> Void
  }

  /// Calls a closure whenever the host tells the time of day: for the first time, when the user's clock
  /// was set or jumps by daylight saving time, after the machine slept, and when the window is seen
  /// again.
  ///
  /// - Parameters:
  ///   - owner: As long as it lives; not kept alive. A second closure of the same owner replaces the
  ///     first.
  ///   - action: Finds the new time in ``secondsSinceMidnight``. It is called in step 1 of a turn, so
  ///     that what it changes is painted in the same turn.
  public func observeTimeOfDay(owner: AnyObject, action: @escaping @MainActor () -> Void) {
    timeOfDayObservers.removeAll { $0.owner == nil || $0.owner === owner }
    timeOfDayObservers.append(TimeOfDayObserver(owner: owner, action: action))
  }
}
