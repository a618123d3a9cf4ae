import AtriumGeometry
import AtriumGraphics
import AtriumHarness
import AtriumKit
import TestSupport
import Testing

/// Views behind opaque views are not painted, and the image on screen does not change.
@MainActor
struct OpaqueCoverTests {
  /// A view that counts the pixels in the rectangles that it is asked to draw.
  private final class CountingView: View {
    var area = 0.0

    override func draw(_ rect: Rect, in canvas: borrowing Canvas) {
      area += rect.width * rect.height
    }
  }

  private let stage = Stage(size: Size(width: 200, height: 100))
  private let below = CountingView(frame: Rect(x: 0, y: 0, width: 200, height: 100))
  private let above = View(frame: Rect(x: 50, y: 0, width: 150, height: 100))

  init() {
    above.backgroundColor = .white
    stage.window.addSubview(below)
    stage.window.addSubview(above)
  }

  /// Returns how many pixels the lower view is asked to draw when the whole window is painted once.
  private func drawnBelow() -> Double {
    stage.turn()
    below.area = 0
    stage.window.setNeedsDisplay()
    stage.turn()
    return below.area
  }

  @Test("parts behind an opaque view are not drawn, and a fully covered view is not drawn at all")
  func covered() {
    #expect(drawnBelow() == 50 * 100)
    above.frame = below.frame
    #expect(drawnBelow() == 0)
  }

  @Test("a subview of a transparent view covers too")
  func inside() {
    above.backgroundColor = nil
    #expect(drawnBelow() == 200 * 100)
    let inner = View(frame: Rect(x: 50, y: 0, width: 100, height: 100))
    inner.backgroundColor = .black
    above.addSubview(inner)
    #expect(drawnBelow() == 100 * 100)
    above.clipsToBounds = true
    above.frame.size.height = 50
    // The uncovered part is not a rectangle, so the view is asked to draw its bounding box.
    #expect(drawnBelow() == 200 * 100)
    inner.frame.origin.x = -50
    #expect(drawnBelow() == 200 * 100)
  }

  @Test(
    "a view that is not fully opaque does not cover",
    arguments: ["alpha", "colour", "hidden", "corners", "mask", "turned", "spatial"])
  func letsThrough(_ reason: String) {
    switch reason {
    case "alpha": above.alpha = 0.99
    case "colour": above.backgroundColor = Color.white.withAlphaComponent(0.99)
    case "hidden": above.isHidden = true
    case "corners": above.cornerRadius = 8
    case "mask": above.mask = View(frame: above.bounds)
    case "turned": above.transform = AffineTransform(rotationAngle: 0.1)
    default: above.transform3D = Transform3D(rotationAngle: 0.1, x: 0, y: 1, z: 0)
    }
    #expect(drawnBelow() == 200 * 100)
  }

  @Test("adjacent views together cover the area behind their superview")
  func together() {
    above.backgroundColor = nil
    above.frame = below.frame
    for x in [-30.0, 90] {
      let half = View(frame: Rect(x: x, y: 0, width: 120, height: 100))
      half.backgroundColor = .black
      above.addSubview(half)
    }
    #expect(drawnBelow() == 0)
    above.subviews[1].frame.origin.x = 130
    #expect(drawnBelow() == 40 * 100)
    // A translucent view between the two halves, such as a scrim, changes nothing.
    let scrim = View(frame: Rect(x: 0, y: 0, width: 90, height: 100))
    scrim.backgroundColor = Color.black.withAlphaComponent(0.2)
    above.insertSubview(scrim, at: 1)
    #expect(drawnBelow() == 40 * 100)
  }

  @Test(
    "removing a view behind an opaque view repaints nothing, and removing another view repaints its area"
  )
  func leaving() {
    func pixelsOfLeaving(_ change: () -> Void = {}) -> Int {
      stage.window.insertSubview(below, at: 0)
      change()
      stage.turn()
      let count = stage.window.statistics.paintedPixelCount
      below.removeFromSuperview()
      stage.turn()
      return stage.window.statistics.paintedPixelCount - count
    }
    #expect(pixelsOfLeaving() == 200 * 100)
    #expect(pixelsOfLeaving { below.frame = Rect(x: 60, y: -20, width: 190, height: 90) } == 0)
    // Half a pixel of the lower view is visible beside the edge of the upper view. Snapping adds a pixel to
    // the damage.
    #expect(pixelsOfLeaving { above.frame.origin.x = 60.5 } == 141 * 71)
    #expect(pixelsOfLeaving { above.frame.origin.x = 60 } == 0)
    #expect(pixelsOfLeaving { above.alpha = 0.5 } == 141 * 71)
  }

  @Test("a moving view covers its current position, not its target")
  func moving() {
    stage.turn()
    View.animate(withDuration: 1, delay: 0, options: .curveLinear) { above.frame.origin.x = 200 }
    stage.turn()
    stage.advance(by: 0.5)
    #expect(drawnBelow() == 125 * 100)
  }

  @Test(
    "an image painted without the covered views equals an image with all views, for random trees",
    arguments: 0..<60 as Range<UInt64>
  )
  func random(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    stage.window.subviews.forEach { $0.removeFromSuperview() }
    stage.window.backgroundColor = .white
    var views: [View] = [stage.window]
    for _ in 0..<Int.random(in: 1...24, using: &random) {
      let view = makeView(using: &random)
      views.randomElement(using: &random)?.addSubview(view)
      views.append(view)
    }
    stage.turn()
    let expected = try #require(stage.window.snapshot(scale: 1))
    let difference = try #require(stage.snapshot().largestDifference(from: expected))
    // The tolerance is the same as for damage that cuts an edge between pixels.
    #expect(difference <= 255 / 15, "seed \(seed)")
  }

  /// Makes a view with a random frame and random properties that affect its opacity.
  private func makeView(using random: inout SeededGenerator) -> View {
    func chance(_ part: Int) -> Bool { Int.random(in: 0..<part, using: &random) == 0 }
    func unit() -> Double { Double.random(in: 0...1, using: &random) }
    let view = View()
    let frame = Rect(
      x: unit() * 240 - 40, y: unit() * 140 - 40, width: unit() * 220, height: unit() * 120)
    let whole = PixelRect(covering: frame, scale: 1).rect(scale: 1)
    view.frame = chance(2) ? frame : whole
    if !chance(4) {
      view.backgroundColor = Color(
        red: unit(), green: unit(), blue: unit(), alpha: chance(3) ? unit() : 1)
    }
    view.clipsToBounds = chance(2)
    if chance(6) { view.alpha = unit() }
    if chance(6) { view.cornerRadius = unit() * 20 }
    if chance(8) { view.isHidden = true }
    if chance(8) { view.borderWidth = 1 }
    if chance(8) { view.shadowOpacity = 0.5 }
    if chance(6) { view.transform = AffineTransform(scaleX: 0.5 + unit(), y: 0.5 + unit()) }
    return view
  }
}
