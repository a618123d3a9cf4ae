extension Window {
  /// The speed of the window's time, as a fraction of the speed of the host's time, from 0 to 1; 1 by default.
  ///
  /// At 0 the window's time is stopped. Values outside the range are clamped, and NaN is ignored.
  ///
  /// The rate is for tools that show motion slowly. The display keeps its frame rate, so a slow animation has more
  /// display frames. While the user holds a button, a finger or a scroll in a slow window, the window's time runs at
  /// full speed. The slow rate returns after the turn in which the last of these inputs is released. A window at
  /// rate 0 receives input, but its animations do not advance, and the window requests no turns for them.
  ///
  /// ``currentTime`` does not jump when the rate changes. After a slow phase, it stays behind the host's clock and
  /// the clocks of windows at full speed.
  public var timeRate: Double {
    get { clock.wantedRate }
    set {
      guard !newValue.isNaN, newValue != clock.wantedRate else { return }
      clock.setRate(min(max(newValue, 0), 1))
      updateFrameRequest()
    }
  }

  /// The time of the host's clock at ``currentTime``, in seconds; use this time for new events.
  public var hostTime: Double { clock.hostTimeOfTurn ?? currentTime }

  /// Advances the time of a window whose ``timeRate`` is 0, and requests a turn; other windows are not affected.
  ///
  /// - Parameter seconds: The time to add, in seconds; ignored unless it is positive and finite.
  public func advanceHeldTime(by seconds: Double) {
    guard timeRate == 0, seconds > 0, seconds.isFinite else { return }
    clock.advance(by: seconds)
    setNeedsTurn()
  }
}
