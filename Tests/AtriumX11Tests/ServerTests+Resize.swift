import Testing
import XServerSupport

extension ServerTests {
  /// Returns the sizes that a window has reported, each as `400x300` or `400x300 live`.
  private func sizes(of fixture: Fixture) -> [String] {
    fixture.events.filter { $0.hasPrefix("resized") }
      .map { String($0.dropFirst("resized ".count)).replacing(" scale 1.0", with: "") }
  }

  /// Resizes the test window several times with pauses, and repeats this until a busy machine has not
  /// lengthened any pause.
  ///
  /// - Parameters:
  ///   - fixture: The test window.
  ///   - steps: For each size, the pause before it in milliseconds, and the size.
  /// - Returns: The window's reports.
  /// - Throws: An error that ends the test.
  private func reports(
    _ fixture: Fixture, _ steps: [(pause: Int, width: Int, height: Int)]
  ) throws -> [String] {
    let probe = try XProbe(fixture.server)
    var reports: [String] = []
    let isQuick = try eventually {
      probe.resize(fixture.windowID, width: 400, height: 300)
      _ = try fixture.rests(probe)
      // The pause is longer than any sequence of sizes and any animation.
      probe.letPass(milliseconds: 500)
      let start = sizes(of: fixture).count
      var isQuick = true
      for step in steps {
        // A pause may be longer if its purpose is to end a sequence or an animation.
        let limit = step.pause > 400 ? .max : step.pause + 30
        let isStepQuick = try probe.quickly(once: limit) {
          if step.pause > 0 { probe.letPass(milliseconds: step.pause) }
          probe.resize(fixture.windowID, width: step.width, height: step.height)
          let size = "\(step.width)x\(step.height)"
          #expect(fixture.process.waits { sizes(of: fixture).last?.hasPrefix(size) == true })
          try fixture.settles(probe)
        }
        isQuick = isQuick && isStepQuick
      }
      reports = Array(sizes(of: fixture).dropFirst(start))
      return isQuick
    }
    #expect(isQuick)
    return reports
  }

  @Test("DC-34: a size soon after another is live, and so is a size during an animation")
  func burst() throws {
    let fixture = try Fixture()
    #expect(
      try reports(fixture, [(0, 700, 200), (0, 300, 500), (100, 700, 200), (100, 300, 500)])
        == ["700x200", "300x500 live", "700x200 live", "300x500 live"])
    // The animation takes 300 ms, and the live step that ends it starts no animation.
    #expect(
      try reports(fixture, [(0, 700, 200), (200, 300, 500), (200, 700, 200)])
        == ["700x200", "300x500 live", "700x200"])
    #expect(
      try reports(fixture, [(0, 700, 200), (500, 300, 500), (500, 700, 200)])
        == ["700x200", "300x500", "700x200"])
  }

  @Test("DC-34: a small change is live, regardless of the previous change")
  func smallChange() throws {
    let fixture = try Fixture()
    #expect(
      try reports(
        fixture,
        [(0, 420, 310), (500, 315, 310), (500, 393, 250), (500, 393, 187), (500, 200, 300)])
        == ["420x310 live", "315x310 live", "393x250 live", "393x187", "200x300"])
  }

  @Test("DC-34: a resize of an invisible window is live, and a resize of a visible window is not")
  func resizedWhileUnmapped() throws {
    let fixture = try Fixture()
    let probe = try XProbe(fixture.server)
    _ = try fixture.rests(probe)
    probe.unmap(fixture.windowID)
    fixture.hears("visible false")
    probe.letPass(milliseconds: 500)
    probe.resize(fixture.windowID, width: 700, height: 200)
    fixture.hears("resized 700x200 scale 1.0 live")
    probe.map(fixture.windowID)
    fixture.hears("visible true")
    _ = try fixture.rests(probe)
    probe.letPass(milliseconds: 500)
    probe.resize(fixture.windowID, width: 300, height: 500)
    fixture.hears("resized 300x500 scale 1.0")
  }
}
