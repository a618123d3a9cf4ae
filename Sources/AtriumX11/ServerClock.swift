/// Maps the server's clock onto the window's clock.
///
/// The server counts milliseconds in 32 bits, from an arbitrary start, and wraps around every 49.7 days.
/// The window counts seconds since its clock started. The offset between both clocks is estimated from
/// events. No event arrives before it is sent, so the smallest difference so far is the best estimate.
package struct ServerClock {
  /// The lag in seconds above which one of the clocks must have jumped, for example because its machine was suspended.
  ///
  /// In that case the offset is estimated again.
  package static let longestLag = 1.0

  private var latestStamp: UInt32 = 0
  private var unwrapped: Int64 = 0
  private var offset: Double?
  private var latest = 0.0

  /// Makes a mapping without an estimate.
  package init() {}

  /// Converts a time of the server to the window's time.
  ///
  /// - Parameters:
  ///   - stamp: The server time in milliseconds; 0 if the event has no time, for example because another
  ///     client sent it.
  ///   - now: The window's time, in seconds.
  /// - Returns: The window's time, in seconds, never later than `now` and never earlier than the last
  ///   result.
  package mutating func seconds(_ stamp: UInt32, now: Double) -> Double {
    guard stamp != 0 else {
      latest = max(latest, now)
      return latest
    }
    // A signed difference is correct across the wrap-around, and for a time that is slightly earlier than the previous
    // time.
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
