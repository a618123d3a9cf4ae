import AtriumGeometry
import AtriumGraphics
import AtriumHarness
import AtriumKit
import Testing

/// The perspective of a flip.
@MainActor
struct FlipPerspectiveTests {
  @Test(
    "A-35: the eye is 800 points away, or twice the width for plates wider than 400 points",
    arguments: [(300.0, 800.0), (400, 800), (600, 1200)])
  func eye(breadth: Double, eye: Double) {
    let stage = Stage(size: Size(width: 800, height: 400))
    stage.window.backgroundColor = .black
    let plate = View(frame: Rect(x: 400 - breadth / 2, y: 50, width: breadth, height: 300))
    plate.backgroundColor = .white
    stage.window.addSubview(plate)
    stage.settle()
    View.transition(
      with: plate, duration: 1, options: [.transitionFlipFromLeft, .curveLinear]
    ) {}
    stage.advance(by: 0.25)
    let picture = stage.snapshot()
    // At an eighth of a turn, the depth of the left edge equals its distance from the axis.
    let depth = breadth / 2 * 0.5.squareRoot()
    let (near, far) = (eye / (eye - depth), eye / (eye + depth))
    for (magnification, x) in [(near, 400 - depth * near + 3), (far, 400 + depth * far - 3)] {
      let top = 200 - 150 * magnification
      #expect(picture.color(atX: Int(x), y: Int(top + 2)).red > 0.4)
      #expect(picture.color(atX: Int(x), y: Int(top - 2)) == .black)
    }
    #expect(picture.color(atX: Int(400 - depth * near - 3), y: 200) == .black)
    #expect(picture.color(atX: Int(400 + depth * far + 3), y: 200) == .black)
  }
}
