extension Window {
  /// The range of supported refresh rates, in frames per second, to which other rates are clamped.
  private static let refreshRates = 24.0...360.0

  /// The number of display frames per second if the display's refresh rate is unknown.
  package static let usualFramesPerSecond = 60.0

  /// The time between two display frames during an animation, in seconds of the window's clock.
  ///
  /// If the window's clock is slow, the display still shows the same number of frames per second of real time.
  var frameInterval: Double { (clock.rate > 0 ? clock.rate : 1) / maximumFramesPerSecond }

  /// Applies the display's refresh rate; a value that is not a number is ignored.
  func follow(refreshRate rate: Double) {
    guard !rate.isNaN else { return }
    maximumFramesPerSecond = min(
      max(rate, Window.refreshRates.lowerBound), Window.refreshRates.upperBound)
  }

  /// Returns the time between two updates at a preferred rate: a multiple of the time between display frames.
  ///
  /// - Parameter preferred: The preferred rate, in frames per second; `Int.max` stands for every display frame.
  /// - Returns: The time, in seconds.
  func frameInterval(preferred: Int) -> Double {
    let pictures = (maximumFramesPerSecond / Double(max(1, preferred))).rounded()
    return frameInterval * max(1, pictures)
  }

  /// Returns the time at which the display frame after the current one is due.
  ///
  /// After a slightly late turn, the next display frame is due one interval after the due time of the current one.
  /// After a longer delay, it is due one interval from now.
  ///
  /// - Parameters:
  ///   - due: The time at which the current display frame was due, in seconds; not later than now.
  ///   - interval: The time between two display frames, in seconds.
  /// - Returns: The time, in seconds.
  func frameTime(after due: Double, interval: Double) -> Double {
    currentTime - due < interval / 2 ? due + interval : currentTime + interval
  }
}
