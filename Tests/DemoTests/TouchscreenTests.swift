import Foundation
import Testing
import XServerSupport

/// Three fingers open the ring, and no other touches do.
@Suite("the demo on a touchscreen", .serialized)
struct TouchscreenTests {
  private let server: XorgServer
  private let demo: ChildProcess
  private let window: UInt
  private let probe: XProbe

  init() throws {
    server = try XorgServer()
    let demo = try server.start(Demo.path, ["--log", "text"])
    self.demo = demo
    window = UInt(try server.window(of: demo)) ?? 0
    probe = try XProbe(server)
    let isReady = demo.waits {
      Demo.calls(in: demo.standardOutput).contains("Welcome viewDidAppear")
    }
    guard isReady else { throw ServerFailed(message: "no screen: \(demo.standardError)") }
  }

  /// The number of times that the ring has opened.
  ///
  /// The log contains the position of the ring's first item once per opening.
  private var openings: Int { calls.count { $0.hasPrefix("ringItem Welcome ") } }

  private var calls: [String] { Demo.calls(in: demo.standardOutput) }

  /// Waits until the demo has handled all input, and has run a turn after it.
  private func settle() {
    for _ in 0..<2 { #expect(probe.ping(window)) }
  }

  /// Taps with some fingers.
  private func tap(_ count: Int, _ x: Double = 400, _ y: Double = 250) throws {
    for phase in [InputTestDevice.Phase.begin, .end] {
      for finger in 0..<count {
        try server.touchscreen.touch(finger, phase, x: x + Double(finger) * 40, y: y)
      }
    }
  }

  /// Taps as fast as a person; if a busy machine makes the tap slow, it is undone and repeated.
  ///
  /// - Returns: The number of times that the ring had opened before.
  private func quickTap(_ count: Int) throws -> Int {
    var before = openings
    let isQuick = try probe.quickly(within: 100) {
      try tap(count)
    } otherwise: {
      // After this time the gesture is decided.
      probe.letPass(milliseconds: 250)
      try server.keyboard.key(9)
      settle()
      before = openings
    }
    try #require(isQuick)
    return before
  }

  @Test("a hundred taps of three fingers open the ring a hundred times, and none opens it twice")
  func ring() throws {
    for number in 1...100 {
      settle()
      let before = try quickTap(3)
      #expect(demo.waits { openings > before }, "tap \(number)")
      try server.keyboard.key(9)
      settle()
      #expect(openings == before + 1, "tap \(number)")
    }
    // No item was chosen: since the start the log has only openings.
    #expect(calls.last { !$0.hasPrefix("ringItem ") } == "Welcome viewDidAppear")
  }

  @Test("two and four fingers do not open the ring, and one finger chooses a screen in it")
  func others() throws {
    for count in [2, 4, 2, 4] {
      let before = try quickTap(count)
      // This is longer than the time in which three fingers must begin.
      probe.letPass(milliseconds: 170)
      settle()
      #expect(openings == before)
    }
    let before = try quickTap(3)
    #expect(demo.waits { openings > before })
    // The ring is under the fingers, and Clock is to the upper right of its centre.
    try tap(1, 545, 189)
    #expect(demo.waits { calls.contains { $0.hasPrefix("Clock viewDidAppear") } })
  }
}
