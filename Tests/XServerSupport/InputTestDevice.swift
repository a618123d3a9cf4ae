import Foundation

/// A device of an ``XorgServer`` that a test controls.
///
/// The server's `inputtest` driver reads a device's reports from a socket, and passes them on like reports of
/// hardware. Each step waits until the driver has handled it, but not until the server and the window have.
///
/// The driver does not notice when its client disconnects, and then loops endlessly. Therefore a connection
/// is kept as long as the server lives.
public final class InputTestDevice {
  /// The phase of a finger or a gesture.
  public enum Phase: Int {
    /// The finger or the gesture begins.
    case begin
    /// The finger moves, or the gesture changes.
    case update
    /// The finger lifts, or the gesture ends.
    case end
  }

  private enum Message: UInt32 {
    case version = 0
    case synchronize = 1
    case motion = 2
    case button = 4
    case key = 5
    case touch = 6
    case pinch = 7
    case swipe = 8
  }

  /// The device's name in the server's list.
  public let name: String

  private let path: String
  private let screen: (width: Double, height: Double)
  private var socket: Int32 = -1

  /// Connects to a device.
  ///
  /// - Parameters:
  ///   - name: The device's name in the server's list.
  ///   - path: The driver's socket.
  ///   - screen: The size of the screen for absolute positions, in pixels.
  /// - Throws: ``ServerFailed`` if the driver does not answer.
  init(name: String, path: String, screen: (width: Int, height: Int)) throws {
    self.name = name
    self.path = path
    self.screen = (Double(screen.width), Double(screen.height))
    try connect()
  }

  deinit {
    close(socket)
  }

  /// Connects again, after the device was removed and added.
  public func reconnect() throws {
    close(socket)
    try connect()
  }

  /// Moves the pointer by a distance in pixels, with a device that has no absolute positions.
  public func move(x: Double, y: Double) throws {
    try send(.motion, words(0, 0) + valuators([0: x, 1: y]))
  }

  /// Moves the pointer to a pixel, with a device that has absolute positions.
  ///
  /// - Parameters:
  ///   - x: The distance from the left edge of the screen; exact if it is a multiple of 5.
  ///   - y: The distance from the top edge of the screen; exact if it is a multiple of 25.
  /// - Throws: ``ServerFailed`` if the driver does not answer, as all of these methods do.
  public func place(x: Double, y: Double) throws {
    try send(.motion, words(1, 0) + valuators(onScreen(x, y)))
  }

  /// Scrolls by the driver's units, of which 120 are a step; down and to the right are positive.
  ///
  /// Scrolling by zero reports that the fingers lifted.
  public func scroll(x: Double? = nil, y: Double? = nil) throws {
    var axes: [Int: Double] = [:]
    if let x { axes[2] = x }
    if let y { axes[3] = y }
    try send(.motion, words(0, 0) + valuators(axes))
  }

  /// Presses or releases a button.
  public func button(_ number: Int, isDown: Bool) throws {
    try send(.button, words(0, UInt32(number), isDown ? 1 : 0, 0) + valuators([:]))
  }

  /// Presses and releases a key.
  ///
  /// - Parameter code: The key code of X11, for example 9 for Escape.
  /// - Throws: ``ServerFailed`` if the driver does not answer.
  public func key(_ code: Int) throws {
    try key(code, isDown: true)
    try key(code, isDown: false)
  }

  /// Presses or releases a key.
  public func key(_ code: Int, isDown: Bool) throws {
    try send(.key, words(UInt32(code), isDown ? 1 : 0))
  }

  /// Reports the position of a finger, in pixels of the screen as in ``place(x:y:)``.
  public func touch(_ id: Int, _ phase: Phase, x: Double, y: Double) throws {
    try send(.touch, words(UInt32(id), UInt32(18 + phase.rawValue)) + valuators(onScreen(x, y)))
  }

  /// Swipes with fingers on a touchpad.
  public func swipe(
    _ fingers: Int, _ phase: Phase, dx: Double = 0, dy: Double = 0, isCancelled: Bool = false
  ) throws {
    try send(
      .swipe, gesture(30 + phase.rawValue, fingers, isCancelled) + doubles([dx, dy, dx, dy]))
  }

  /// Pinches with fingers on a touchpad.
  ///
  /// - Parameters:
  ///   - fingers: The number of fingers.
  ///   - phase: The phase of the gesture.
  ///   - dx: The movement of the centre to the right.
  ///   - dy: The movement of the centre down.
  ///   - scale: The distance of the fingers, as a multiple of the initial distance.
  ///   - angle: The rotation of the fingers, in degrees.
  ///   - isCancelled: Whether an end is a cancellation.
  /// - Throws: ``ServerFailed`` if the driver does not answer.
  public func pinch(
    _ fingers: Int, _ phase: Phase, dx: Double = 0, dy: Double = 0, scale: Double = 1,
    angle: Double = 0, isCancelled: Bool = false
  ) throws {
    try send(
      .pinch,
      gesture(27 + phase.rawValue, fingers, isCancelled)
        + doubles([dx, dy, dx, dy, scale, angle]))
  }

  // MARK: Talking to the driver

  private func connect() throws {
    // While the driver is starting, or after the device was added, it may not accept a connection yet.
    let isConnected = eventually {
      socket = Glibc.socket(AF_UNIX, Int32(SOCK_STREAM.rawValue) | O_CLOEXEC, 0)
      let isListening = UnixAddress.connect(socket, to: path)
      if !isListening { close(socket) }
      return isListening
    }
    guard isConnected else { throw ServerFailed(message: "no device at \(path)") }
    // Both sides send their version.
    try write(words(12, Message.version.rawValue) + [1, 0, 1, 0])
    try expect(.version, length: 12)
  }

  private func send(_ message: Message, _ body: [UInt8]) throws {
    try write(words(UInt32(8 + body.count), message.rawValue) + body)
    try write(words(8, Message.synchronize.rawValue))
    try expect(.synchronize, length: 8)
  }

  private func write(_ bytes: [UInt8]) throws {
    var rest = bytes[...]
    while !rest.isEmpty {
      // A server that has ended must not end the tests too.
      let count = rest.withUnsafeBytes {
        Glibc.send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      guard count > 0 else { throw ServerFailed(message: "\(name) does not listen any more") }
      rest = rest.dropFirst(count)
    }
  }

  private func expect(_ message: Message, length: Int) throws {
    var answer: [UInt8] = []
    while answer.count < length {
      var waiting = pollfd(fd: socket, events: Int16(POLLIN), revents: 0)
      let limit = Int32(patience * 1000)
      var piece = [UInt8](repeating: 0, count: length - answer.count)
      guard poll(&waiting, 1, limit) == 1 else {
        throw ServerFailed(message: "\(name) does not answer")
      }
      let count = recv(socket, &piece, piece.count, 0)
      guard count > 0 else { throw ServerFailed(message: "\(name) went away") }
      answer += piece.prefix(count)
    }
    guard answer.prefix(8) == (words(UInt32(length), message.rawValue))[...] else {
      throw ServerFailed(message: "\(name) answers \(answer)")
    }
  }

  /// Returns the axis values of a device that covers the screen, with 65,536 units on each axis.
  private func onScreen(_ x: Double, _ y: Double) -> [Int: Double] {
    [0: x * 65_536 / screen.width, 1: y * 65_536 / screen.height]
  }

  /// Returns the axes of a motion in the driver's format: a mask of the axes, and the value of each axis.
  private func valuators(_ axes: [Int: Double]) -> [UInt8] {
    var mask: UInt64 = 0
    var values = [Double](repeating: 0, count: 64)
    for (axis, value) in axes {
      mask |= 1 << UInt64(axis)
      values[axis] = value
    }
    let low = UInt32(truncatingIfNeeded: mask)
    let high = UInt32(truncatingIfNeeded: mask >> 32)
    // The second set of values, before acceleration, is absent.
    return words(0, low, high, 0) + doubles(values) + doubles([Double](repeating: 0, count: 64))
  }

  private func gesture(_ type: Int, _ fingers: Int, _ isCancelled: Bool) -> [UInt8] {
    words(UInt32(type) | UInt32(fingers) << 16, isCancelled ? 1 : 0)
  }

  private func words(_ values: UInt32...) -> [UInt8] {
    values.flatMap { value in (0..<4).map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) } }
  }

  private func doubles(_ values: [Double]) -> [UInt8] {
    values.flatMap { value in
      (0..<8).map { UInt8(truncatingIfNeeded: value.bitPattern >> UInt64($0 * 8)) }
    }
  }
}
