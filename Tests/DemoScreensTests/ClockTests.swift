import AtriumContainers
import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumHarness
import AtriumKit
import DemoScreens
import Testing

/// The clock ticks on full seconds, at a low cost, and only while it is visible.
@MainActor
struct ClockTests {
  private func figures(_ demo: Demo) -> [String] {
    demo.views(Label.self).map(\.text).filter { $0.contains(":") }
  }

  @Test("each frame is requested for the next full second")
  func ticksOnSeconds() throws {
    let demo = try Demo("clock", timeOfDay: 36_000.25)
    let first = try #require(demo.stage.host.frameDeadline)
    #expect(abs(first - 0.75) < 1e-6)
    let turns = demo.window.statistics.turnCount
    let paints = demo.window.statistics.paintCount
    for second in 1...5 {
      let deadline = try #require(demo.stage.host.frameDeadline)
      #expect(abs(36_000.25 + deadline - (36_000 + Double(second))) < 1e-6)
      demo.window.dispatch(.frame(at: deadline))
    }
    #expect(demo.window.statistics.turnCount == turns + 5)
    #expect(demo.window.statistics.paintCount == paints + 5)
  }

  @Test("a tick paints a small part of the dial, for any angle of the hand")
  func smallDamage() throws {
    let demo = try Demo("clock", timeOfDay: 36_000.5)
    let dial = 560.0 * 560
    var worst = 0
    for _ in 0..<58 {
      let deadline = try #require(demo.stage.host.frameDeadline)
      demo.window.dispatch(.frame(at: deadline))
      worst = max(worst, demo.window.statistics.lastDamage.pixelCount)
    }
    #expect(worst > 0)
    #expect(Double(worst) < dial * 0.10, "\(worst) pixels")
    // Edges that the damage cuts may be rounded slightly differently.
    let (kept, fresh) = (try #require(demo.stage.host.bitmap), demo.stage.snapshot())
    let differences = (0..<640).flatMap { y in
      (0..<960).filter { x in
        let (one, other) = (kept.color(atX: x, y: y), fresh.color(atX: x, y: y))
        return max(
          abs(one.red - other.red), abs(one.green - other.green), abs(one.blue - other.blue))
          > 16.0 / 255
      }
    }
    #expect(differences.isEmpty, "something was left behind")
  }

  @Test("the face is drawn once, and not each second")
  func faceIsCached() throws {
    let demo = try Demo("clock", timeOfDay: 36_000.5)
    #expect(demo.views((any CostlyDrawing).self).count == 1)
    for _ in 0..<3 {
      demo.window.dispatch(.frame(at: try #require(demo.stage.host.frameDeadline)))
    }
    #expect(demo.window.statistics[.costlyDrawings] == 1)
  }

  @Test("the digits follow the time: 10:00 comes after 09:59, and 00:00 after 23:59")
  func figuresFollow() throws {
    let demo = try Demo("clock", timeOfDay: 10 * 3600 - 0.5)
    #expect(figures(demo) == ["09:59"])
    demo.window.dispatch(.frame(at: try #require(demo.stage.host.frameDeadline)))
    #expect(figures(demo) == ["10:00"])
    let midnight = try Demo("clock", timeOfDay: 86_399.5)
    #expect(figures(midnight) == ["23:59"])
    midnight.window.dispatch(.frame(at: try #require(midnight.stage.host.frameDeadline)))
    #expect(figures(midnight) == ["00:00"])
  }

  @Test("without a time of day the clock shows 10:09 and sleeps, and it starts when it gets a time")
  func unknownTime() throws {
    let demo = try Demo("clock")
    #expect(figures(demo) == ["10:09"])
    #expect(demo.stage.host.frameDeadline == nil)
    demo.window.dispatch(.timeOfDay(secondsSinceMidnight: 43_200, time: 0))
    demo.stage.turn()
    #expect(figures(demo) == ["12:00"])
    #expect(demo.stage.host.frameDeadline != nil)
  }

  @Test("selecting another screen stops the ticks, and on return the time is right at once")
  func stopsWhenAway() throws {
    let demo = try Demo("clock", timeOfDay: 36_000.25)
    let ring = try #require(demo.root as? RingMenuController)
    ring.selectedIndex = 0
    demo.stage.settle()
    #expect(demo.stage.host.frameDeadline == nil)
    demo.stage.advance(by: 120)
    ring.selectedIndex = 1
    demo.stage.turn()
    #expect(figures(demo) == ["10:02"])
    #expect(demo.stage.host.frameDeadline != nil)
  }

  @Test("a covered window stops the ticks, and when it is uncovered the time is right at once")
  func stopsWhenHidden() throws {
    let demo = try Demo("clock", timeOfDay: 36_000.25)
    demo.window.dispatch(.visibility(false))
    demo.stage.turn()
    #expect(demo.stage.host.frameDeadline == nil)
    demo.stage.advance(by: 150)
    #expect(demo.stage.host.frameDeadline == nil)
    #expect(figures(demo) == ["10:00"])
    // As in a host, the time comes first, since it may have changed.
    demo.window.dispatch(.timeOfDay(secondsSinceMidnight: 43_200.5, time: demo.window.currentTime))
    demo.window.dispatch(.visibility(true))
    let paints = demo.window.statistics.paintCount
    demo.stage.turn()
    #expect(figures(demo) == ["12:00"])
    #expect(demo.window.statistics.paintCount == paints + 1)
    let deadline = try #require(demo.stage.host.frameDeadline)
    #expect(abs(deadline - demo.window.currentTime - 0.5) < 1e-6)
  }

  @Test("a changed time of day is shown at once, and the clock ticks on its full seconds")
  func clockIsSet() throws {
    let demo = try Demo("clock", timeOfDay: 36_000.25)
    demo.window.dispatch(.timeOfDay(secondsSinceMidnight: 39_600.75, time: demo.window.currentTime))
    demo.stage.turn()
    #expect(figures(demo) == ["11:00"])
    let deadline = try #require(demo.stage.host.frameDeadline)
    #expect(abs(deadline - demo.window.currentTime - 0.25) < 1e-6)
  }
}
