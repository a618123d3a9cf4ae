internal import CX11
import Foundation

/// Times on the server's clock, whose values are the timestamps of events.
extension XProbe {
  /// The current time, in milliseconds.
  public var time: Int {
    XChangeProperty(
      display, clock, atom("ATRIUM_TEST_TIME"), Atom(XA_INTEGER), 32, PropModeReplace, nil, 0)
    var event = XEvent()
    XWindowEvent(display, clock, PropertyChangeMask, &event)
    return Int(event.xproperty.time)
  }

  /// Lets time pass, in tests about time.
  public func letPass(milliseconds: Int) {
    let end = time + milliseconds
    // A time like 12.9 ms becomes the timestamp 12, so one alarm may be a millisecond early.
    while case let rest = end - time, rest > 0 { waitForAlarm(in: rest) }
  }

  /// Repeats an input until it is fast enough, since a busy machine may delay it.
  ///
  /// - Parameters:
  ///   - milliseconds: The maximum time, including the round trip to the server.
  ///   - action: The input.
  ///   - undo: Run before a repetition.
  /// - Returns: Whether the input was fast in the end.
  public func quickly(
    within milliseconds: Int, _ action: () throws -> Void, otherwise undo: () throws -> Void = {}
  ) rethrows -> Bool {
    try eventually {
      if try quickly(once: milliseconds, action) { return true }
      try undo()
      return false
    }
  }

  /// Makes the input once.
  ///
  /// - Parameters:
  ///   - milliseconds: The maximum time, including the round trip to the server.
  ///   - action: The input.
  /// - Returns: Whether the input was that fast.
  public func quickly(once milliseconds: Int, _ action: () throws -> Void) rethrows -> Bool {
    let start = time
    try action()
    return time - start < milliseconds
  }

  /// Reads events until the wanted one.
  ///
  /// - Parameters:
  ///   - seconds: The maximum time.
  ///   - isLast: Returns whether an event is the wanted one.
  /// - Returns: Whether the event came.
  func takeEvents(within seconds: Double = patience, until isLast: (inout XEvent) -> Bool) -> Bool {
    let end = ContinuousClock.now + .seconds(seconds)
    while true {
      while XPending(display) > 0 {
        var event = XEvent()
        XNextEvent(display, &event)
        if isLast(&event) { return true }
      }
      let rest = (end - .now) / .milliseconds(1)
      guard rest > 0 else { return false }
      var socket = pollfd(fd: XConnectionNumber(display), events: Int16(POLLIN), revents: 0)
      poll(&socket, 1, Int32(rest.rounded(.up)))
    }
  }

  /// Sleeps until the server's clock has advanced.
  private func waitForAlarm(in milliseconds: Int) {
    var (eventBase, errorBase): (Int32, Int32) = (0, 0)
    guard XSyncQueryExtension(display, &eventBase, &errorBase) != 0,
      case let counter = serverTime, counter != 0
    else { return }
    var attributes = XSyncAlarmAttributes()
    attributes.trigger = XSyncTrigger(
      counter: counter, value_type: XSyncRelative,
      wait_value: XSyncValue(hi: 0, lo: UInt32(milliseconds)),
      test_type: XSyncPositiveComparison)
    attributes.events = 1
    let mask = XSyncCACounter | XSyncCAValueType | XSyncCAValue | XSyncCATestType | XSyncCAEvents
    let alarm = XSyncCreateAlarm(display, UInt(mask), &attributes)
    defer { XSyncDestroyAlarm(display, alarm) }
    _ = takeEvents { $0.type == eventBase + XSyncAlarmNotify }
  }

  /// The time counter that every server has.
  private var serverTime: XSyncCounter {
    var (major, minor, count): (Int32, Int32, Int32) = (0, 0, 0)
    XSyncInitialize(display, &major, &minor)
    guard let list = XSyncListSystemCounters(display, &count) else { return 0 }
    defer { XSyncFreeSystemCounterList(list) }
    return (0..<Int(count)).map { list[$0] }
      .first { $0.name.map { String(cString: $0) } == "SERVERTIME" }?.counter ?? 0
  }
}
