/// The event loop of a host, which drives connections to the bus.
///
/// A connection uses no thread. It only asks the loop to wait for a socket together with the host's other events.
@MainActor
public protocol BusEventLoop: AnyObject {
  /// Waits for a socket; an earlier wait for the same socket ends.
  ///
  /// - Parameters:
  ///   - descriptor: The file descriptor of the socket.
  ///   - readiness: The conditions to wait for. An error and the end of the connection are always reported.
  ///   - action: Called on the main thread with the conditions that are true, each time that any is true. The closure
  ///     may call the methods of this protocol.
  func watch(
    _ descriptor: Int32, for readiness: BusReadiness,
    _ action: @escaping @MainActor (BusReadiness) -> Void)

  /// Stops waiting for a socket.
  func stopWatching(_ descriptor: Int32)

  /// Calls an action once, after the given number of seconds.
  func schedule(after seconds: Double, _ action: @escaping @MainActor () -> Void)
}

/// The conditions of a socket for which a loop waits.
public struct BusReadiness: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt32

  /// Makes a set from its bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// There is data to read.
  public static let readable = BusReadiness(rawValue: 1)
  /// Data can be written.
  public static let writable = BusReadiness(rawValue: 2)
  /// The connection has an error.
  public static let failed = BusReadiness(rawValue: 4)
  /// The other side has closed the connection.
  public static let closed = BusReadiness(rawValue: 8)
}
