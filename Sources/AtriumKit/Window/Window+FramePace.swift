extension Window {
  /// The range of supported refresh rates; a rate outside the range counts as the nearest limit.
  private static let refreshRates = 24.0...360.0

  /// The number of frames per second if the display's refresh rate is unknown.
  package static let usualFramesPerSecond = 60.0

  /// The seconds between display frames during an animation, on the window's clock.
  ///
  /// If the window's clock is slowed, the number of frames per second of the host's clock stays the same.
  var frameInterval: Double { (clock.rate > 0 ? clock.rate : 1) / maximumFramesPerSecond }

  /// Adopts the display's refresh rate; a value that is not a number changes nothing.
  func follow(refreshRate rate: Double) {
    guard !rate.isNaN else { return }
    maximumFramesPerSecond = min(
      max(rate, Window.refreshRates.lowerBound), Window.refreshRates.upperBound)
  }

  /// Returns the interval between frames for a preferred rate: a multiple of the display's interval.
  ///
  /// - Parameter preferred: The preferred frames per second; `Int.max` for every frame of the display.
  /// - Returns: The seconds between frames, for the possible rate nearest to the preferred rate.
  func frameInterval(preferred: Int) -> Double {
    let pictures = (maximumFramesPerSecond / Double(max(1, preferred))).rounded()
    return frameInterval * max(1, pictures)
  }

  /// Returns the time at which the frame after the current frame is due.
  ///
  /// After a slightly late turn, the next frame is due one interval after the time at which the
  /// current frame was due. After a longer delay, it is due one interval from now.
  ///
  /// - Parameters:
  ///   - due: The time at which the current frame was due, in seconds; not later than now.
  ///   - interval: The seconds between frames.
  /// - Returns: The time, in seconds.
  func frameTime(after due: Double, interval: Double) -> Double {
    currentTime - due < interval / 2 ? due + interval : currentTime + interval
  }
}
