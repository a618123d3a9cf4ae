import Foundation
import Testing
import XServerSupport

/// Done when: three fingers open the ring, and nothing else that fingers do.
@Suite("The demo on a touchscreen", .serialized)
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
    let isReady = eventually { demo.lines.contains { $0.hasSuffix("Welcome viewDidAppear") } }
    guard isReady else { throw ServerFailed(message: "no screen: \(demo.standardError)") }
  }

  /// How often the ring has opened: the log says where its first item is, once each time.
  private var openings: Int { demo.lines.count { $0.contains("ringItem Welcome") } }

  /// Waits until the demo has taken all that happened, and a turn that followed from it.
  private func settle() {
    for _ in 0..<2 { #expect(probe.ping(window)) }
  }

  /// Taps with some fingers.
  ///
  /// - Returns: Whether they came down as quickly as a tap must: a busy machine may be slower.
  @discardableResult
  private func tap(_ count: Int, _ x: Double = 400, _ y: Double = 250) throws -> Bool {
    let start = probe.time
    for finger in 0..<count {
      try server.touchscreen.touch(finger, .begin, x: x + Double(finger) * 40, y: y)
    }
    let isQuick = probe.time - start < 100
    for finger in 0..<count {
      try server.touchscreen.touch(finger, .end, x: x + Double(finger) * 40, y: y)
    }
    return isQuick
  }

  @Test("A hundred taps of three fingers are a hundred openings, none of them double")
  func ring() throws {
    for number in 1...100 {
      settle()
      var before = openings
      while try !tap(3) {
        // Whatever that was is closed again.
        try server.keyboard.key(9)
        settle()
        before = openings
      }
      #expect(eventually { openings > before }, "tap \(number)")
      try server.keyboard.key(9)
      settle()
      #expect(openings == before + 1, "tap \(number)")
    }
    #expect(!demo.lines.contains { $0.contains("viewWillDisappear") })
  }

  @Test("Two and four fingers do not open it; one finger picks a room from it")
  func others() throws {
    for count in [2, 4, 2, 4] {
      try tap(count)
      settle()
    }
    #expect(openings == 0)
    while try !tap(3) {
      try server.keyboard.key(9)
      settle()
    }
    #expect(eventually { demo.lines.contains { $0.contains("ringItem Clock") } })
    // The clock is below the middle of the window.
    try tap(1, 480, 420)
    #expect(eventually { demo.lines.contains { $0.hasSuffix("Clock viewDidAppear") } })
  }
}
