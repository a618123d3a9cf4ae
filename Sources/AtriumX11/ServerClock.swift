/// Maps the server's clock onto the window's.
///
/// The server counts milliseconds in 32 bits, from a beginning of its own, and starts again at zero
/// every 49.7 days. The window counts seconds since it began. What lies between the two clocks is
/// learned from the events: one takes no less than no time to arrive, so the smallest difference
/// seen so far is the best guess.
package struct ServerClock {
  /// A lag beyond this many seconds is not a slow event but another clock, as after one of two
  /// machines has slept: the difference is then learned anew.
  package static let longestLag = 1.0

  private var latestStamp: UInt32 = 0
  private var unwrapped: Int64 = 0
  private var offset: Double?
  private var latest = 0.0

  /// Makes a mapping that knows nothing yet.
  package init() {}

  /// Gives the window's time for a time of the server.
  ///
  /// - Parameters:
  ///   - stamp: The server's milliseconds; 0 means that it did not say, as in a sent event.
  ///   - now: The window's time, in seconds.
  /// - Returns: Seconds of the window, never later than `now` and never earlier than before.
  package mutating func seconds(_ stamp: UInt32, now: Double) -> Double {
    guard stamp != 0 else {
      latest = max(latest, now)
      return latest
    }
    // The difference as a signed number is right across the wrap-around, and for a stamp that is
    // a little older than the one before.
    unwrapped += Int64(Int32(bitPattern: stamp &- latestStamp))
    latestStamp = stamp
    let server = Double(unwrapped) / 1000
    let known = offset ?? now - server
    let lag = now - (server + known)
    let present = lag < 0 || lag > Self.longestLag ? now - server : known
    offset = present
    latest = min(now, max(latest, server + present))
    return latest
  }
}
