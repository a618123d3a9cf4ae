extension Window {
  /// How fast the window's time runs, as a part of the host's: 1 unless set, 0 for a window that stands
  /// still; a number below 0 counts as 0, one above 1 as 1, and one that is not a number changes
  /// nothing.
  ///
  /// It is for tools that show motion slowly. The display's frames keep their pace, so a slow animation
  /// has more of them. While a button, a finger or a scroll is held in the window, a slow window runs at
  /// rate 1; it is slow again after the turn in which the last one is released. A window that stands still
  /// takes input, but animations stay at their first frame, and it requests no frames.
  ///
  /// ``currentTime`` never jumps. After a slow phase it stays behind the host's clock and the other
  /// windows' clocks.
  public var timeRate: Double {
    get { clock.wantedRate }
    set {
      guard !newValue.isNaN, newValue != clock.wantedRate else { return }
      clock.setRate(min(max(newValue, 0), 1))
      updateFrameRequest()
    }
  }

  /// The host's time at ``currentTime``, in seconds: the time that an event has which is made now.
  public var hostTime: Double { clock.hostTimeOfTurn ?? currentTime }

  /// Moves the time of a window that stands still (``timeRate``), and requests a turn; other windows are not
  /// changed.
  ///
  /// - Parameter seconds: The time, in seconds; a number that is not positive changes nothing.
  public func advanceHeldTime(by seconds: Double) {
    guard timeRate == 0, seconds > 0, seconds.isFinite else { return }
    clock.advance(by: seconds)
    setNeedsTurn()
  }
}
