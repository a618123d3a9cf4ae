extension Window {
  /// The refresh rates that are followed; what a display says beyond them counts as the nearest.
  private static let refreshRates = 24.0...360.0

  /// Seconds between frames while something moves.
  var frameInterval: Double { 1 / maximumFramesPerSecond }

  /// Takes over the pace of the display; a number that is none leaves it as it is.
  func follow(refreshRate rate: Double) {
    guard !rate.isNaN else { return }
    maximumFramesPerSecond = min(
      max(rate, Window.refreshRates.lowerBound), Window.refreshRates.upperBound)
  }

  /// Shares the display's pictures out evenly for what would do with a rate.
  ///
  /// - Parameter preferred: Frames a second; `Int.max` for every one of the display's.
  /// - Returns: Seconds between frames, at the rate that comes nearest.
  func frameInterval(preferred: Int) -> Double {
    let pictures = (maximumFramesPerSecond / Double(max(1, preferred))).rounded()
    return frameInterval * max(1, pictures)
  }

  /// Says when the frame after one is due.
  ///
  /// A turn that comes a little late does not put off those that follow: the frames stay on the beat
  /// of the display. After a longer time a new beat begins.
  ///
  /// - Parameters:
  ///   - due: When the present frame was due, in seconds; that has passed.
  ///   - interval: Seconds between frames.
  /// - Returns: The time, in seconds.
  func frameTime(after due: Double, interval: Double) -> Double {
    currentTime - due < interval / 2 ? due + interval : currentTime + interval
  }
}
