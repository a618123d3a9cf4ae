internal import CX11

/// The messages of a program that drags (XDND).
extension XProbe {
  /// Sends a window a client message of five numbers.
  public func sendMessage(_ name: String, to window: UInt, _ numbers: [Int]) {
    var event = XEvent()
    event.xclient.type = ClientMessage
    event.xclient.window = window
    event.xclient.message_type = atom(name)
    event.xclient.format = 32
    event.xclient.data.l = (numbers[0], numbers[1], numbers[2], numbers[3], numbers[4])
    XSendEvent(display, window, 0, 0, &event)
    XFlush(display)
  }

  /// Enters a window with at most three types, and moves to a location.
  ///
  /// - Parameters:
  ///   - window: The target.
  ///   - source: A window of the source.
  ///   - types: The targets of the selection.
  ///   - x: The distance from the left edge of the screen, in pixels.
  ///   - y: The distance from the top edge of the screen, in pixels.
  public func dragOver(_ window: UInt, from source: UInt, types: [String], x: Int, y: Int) {
    let atoms = types.map { Int(atom($0)) } + [0, 0, 0]
    sendMessage("XdndEnter", to: window, [Int(source), 5 << 24] + atoms.prefix(3))
    sendMessage(
      "XdndPosition", to: window, [Int(source), 0, x << 16 | y, 0, Int(atom("XdndActionCopy"))])
  }
}
