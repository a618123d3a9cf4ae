import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing
import XServerSupport

/// Two galleries with real fingers, on a touchscreen and on a touchpad.
final class FingerTwin: GalleryTwin {
  private let devices: XorgServer
  /// The points by which one step of a wheel scrolls.
  private static let step = 53.0
  /// The window size in which the devices can reach the positions of these tests exactly.
  private static let fingerSize = Size(width: 960, height: 640)

  init(motion: Motion = .off) throws {
    devices = try XorgServer()
    // Hovering is tested elsewhere. The pointer stays outside the window until a touchpad needs it.
    try devices.tablet.place(x: 1275, y: 775)
    let desktop = try Desktop(
      GalleryTwin.arguments(motion, size: FingerTwin.fingerSize), on: devices)
    try desktop.server.xdotool("windowfocus", "--sync", desktop.window)
    // Where a part of a rounded edge is drawn again, the lowest bits may differ.
    try super.init(desktop, motion: motion, rest: 2, tolerance: 8, size: FingerTwin.fingerSize)
    try check("the start", mustChange: false)
  }

  /// Returns a position that both devices can reach exactly: see ``InputTestDevice/place(x:y:)``.
  private func exactPlace(of name: String, _ dx: Double = 0) throws -> Point {
    let point = try place(of: name, dx)
    return Point(x: (point.x / 5).rounded() * 5, y: (point.y / 25).rounded() * 25)
  }

  private func touch(_ phase: InputTestDevice.Phase, _ point: Point) throws {
    try devices.touchscreen.touch(0, phase, x: point.x, y: point.y)
    switch phase {
    case .begin: stage.touch(began: point)
    case .update: stage.touch(moved: point)
    case .end: stage.touch(ended: point)
    }
  }

  /// Taps a control in both galleries.
  func tap(_ name: String, _ dx: Double = 0) throws {
    let point = try place(of: name, dx)
    let before = stage.snapshot()
    // The window comes first: its time passes by itself, and a finger that rests too long is not a tap.
    for phase in [InputTestDevice.Phase.begin, .end] {
      try devices.touchscreen.touch(0, phase, x: point.x, y: point.y)
    }
    stage.touch(began: point)
    stage.touch(ended: point)
    try check("a tap on \(name)", mustChange: true, since: before)
  }

  /// Drags a finger from the centre of a control in both galleries, which must also look alike during the
  /// drag.
  ///
  /// - Parameters:
  ///   - name: The name of the control under the finger.
  ///   - dx: The distance to the right of the control's centre.
  ///   - way: The distance: a multiple of 20 to the right and a multiple of 100 down. Each of four steps is a quarter.
  /// - Throws: An error that ends the test, as all of these methods do.
  func drag(_ name: String, from dx: Double = 0, by way: Point) throws {
    let start = try exactPlace(of: name, dx)
    let before = stage.snapshot()
    try touch(.begin, start)
    for step in 1...4 {
      try touch(.update, start + way * (Double(step) / 4))
      try check("step \(step) of a drag of \(name)", mustChange: false, isHeld: true)
    }
    try touch(.end, start + way)
    try check("a drag of \(name)", mustChange: true, since: before)
  }

  /// Flicks a control: the finger does not stop before it lifts.
  ///
  /// Both galleries must come to rest at the same position.
  func fling(_ name: String, from dx: Double = 0, by way: Point) throws {
    let start = try exactPlace(of: name, dx)
    let before = stage.snapshot()
    let places = (0...8).map { start + way * (Double($0) / 8) }
    stage.touch(began: start)
    for place in places.dropFirst() {
      stage.advance(by: 1 / 60)
      stage.touch(moved: place)
    }
    stage.touch(ended: start + way)
    bringToRest()
    // On a busy machine the flick may become a drag. The next flick then covers the remaining distance.
    _ = try eventually {
      let isQuick = try probe.quickly(once: 120) {
        for (step, place) in places.enumerated() {
          try devices.touchscreen.touch(0, step == 0 ? .begin : .update, x: place.x, y: place.y)
          probe.letPass(milliseconds: 4)
        }
        try devices.touchscreen.touch(0, .end, x: start.x + way.x, y: start.y + way.y)
      }
      return isQuick || difference(after: 5) == 0
    }
    try check("a throw of \(name)", mustChange: true, since: before)
  }

  /// Scrolls with two fingers on the touchpad in both galleries, by steps of a wheel.
  func scroll(_ name: String, by steps: Point) throws {
    let point = try exactPlace(of: name)
    try devices.tablet.place(x: point.x, y: point.y)
    stage.move(to: point)
    try check("the pointer on \(name)", mustChange: false)
    let before = stage.snapshot()
    for _ in 0..<4 {
      // The axes increase down and to the right, and the content moves the other way.
      try devices.touchpad.scroll(x: steps.x * -30, y: steps.y * -30)
    }
    try devices.touchpad.scroll(x: 0, y: 0)
    stage.touchpadScroll(by: steps * FingerTwin.step)
    try check("scrolling \(name)", mustChange: true, since: before)
    try devices.tablet.place(x: 1275, y: 775)
    stage.leave()
    try check("the pointer gone from \(name)", mustChange: false)
  }
}
