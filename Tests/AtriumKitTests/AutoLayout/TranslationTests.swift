import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing

/// Autoresizing masks among constraints: V-15, V-16, V-19, V-20.
@MainActor
struct TranslationTests {
  @Test(
    "V-15, V-16: in the same solution the mask gives what it gives without constraints",
    arguments: [0, 1, 2, 3, 4, 5, 6, 7], [(10.0, 40.0), (30, 60), (20, 60), (100, 0), (0, 100)])
  func sameAsMask(mask: Int, part: (origin: Double, length: Double)) {
    let scene = LayoutScene(width: 400, height: 400)
    // The superview's width comes from a constraint, so that the mask must be one, too.
    let outer = scene.box("outer", height: 50)
    let width = outer.widthAnchor.constraint(equalToConstant: 100)
    width.isActive = true
    scene.stage.turn()
    let view = View(frame: Rect(x: part.origin, y: 0, width: part.length, height: 10))
    view.autoresizingMask = View.AutoresizingMask(rawValue: mask)
    outer.addSubview(view)
    let follower = Box("follower")
    outer.addSubview(follower)
    follower.leftAnchor.constraint(equalTo: view.leftAnchor).isActive = true
    follower.widthAnchor.constraint(equalTo: view.widthAnchor).isActive = true
    scene.stage.turn()
    #expect(follower.frame.minX == part.origin)
    width.constant = 160
    scene.stage.turn()
    let expected = View.autoresize(
      origin: part.origin, length: part.length, in: 100, to: 160,
      flexible: (mask & 1 != 0, mask & 2 != 0, mask & 4 != 0))
    #expect(abs(view.frame.minX - expected.origin) < 1e-9)
    #expect(abs(view.frame.width - expected.length) < 1e-9)
    #expect(abs(follower.frame.minX - expected.origin) < 1e-6)
    #expect(abs(follower.frame.width - expected.length) < 1e-6)
  }

  @Test("V-15: both margins flexible keep their proportion and not their halves")
  func unevenMargins() {
    let scene = LayoutScene(width: 300, height: 100)
    let outer = scene.box("outer", width: 300, height: 100)
    outer.leftAnchor.constraint(equalTo: scene.view.leftAnchor).isActive = true
    scene.stage.turn()
    let view = View(frame: Rect(x: 100, y: 0, width: 100, height: 10))
    view.frame.origin.x = 40
    view.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
    outer.addSubview(view)
    let follower = scene.box("follower", width: 1, height: 1)
    follower.leftAnchor.constraint(equalTo: view.leftAnchor).isActive = true
    scene.stage.turn()
    #expect(follower.frame.minX == 40)
    outer.constraints[0].constant = 400
    scene.stage.turn()
    // k = 40 / (40 + 160): 0.2 · (400 − 100).
    #expect(abs(follower.frame.minX - 60) < 1e-9)
  }

  @Test("V-19: a view that constraints place does not follow its mask")
  func maskOff() {
    let superview = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    let view = View(frame: Rect(x: 10, y: 10, width: 20, height: 20))
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    superview.addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
    superview.bounds.size = Size(width: 300, height: 300)
    #expect(view.frame == Rect(x: 10, y: 10, width: 20, height: 20))
    view.translatesAutoresizingMaskIntoConstraints = true
    superview.bounds.size = Size(width: 400, height: 300)
    #expect(view.frame.width == 120)
  }

  @Test("a frame that is set moves what is tied to it, and is not moved itself")
  func frameSet() {
    let scene = LayoutScene()
    let plain = View(frame: Rect(x: 10, y: 20, width: 30, height: 40))
    scene.view.addSubview(plain)
    let box = scene.box(width: 5, height: 5)
    box.leftAnchor.constraint(equalTo: plain.rightAnchor, constant: 8).isActive = true
    box.topAnchor.constraint(equalTo: plain.bottomAnchor).isActive = true
    scene.stage.turn()
    #expect(box.frame.origin == Point(x: 48, y: 60))
    plain.frame = Rect(x: 100, y: 0, width: 10, height: 10)
    scene.stage.turn()
    #expect(plain.frame == Rect(x: 100, y: 0, width: 10, height: 10))
    #expect(box.frame.origin == Point(x: 118, y: 10))
  }

  @Test("V-20: growing and shrinking back restores the frame")
  func backAndForth() {
    let superview = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    let view = View(frame: Rect(x: 13, y: 7, width: 31, height: 45))
    view.autoresizingMask = View.AutoresizingMask(rawValue: 63)
    superview.addSubview(view)
    for side in [317.0, 55, 1021, 100] { superview.bounds.size = Size(width: side, height: side) }
    #expect(abs(view.frame.minX - 13) < 1e-9)
    #expect(abs(view.frame.width - 31) < 1e-9)
    #expect(abs(view.frame.minY - 7) < 1e-9)
    #expect(abs(view.frame.height - 45) < 1e-9)
  }

  @Test("V-17: the bits of the mask are UIKit's")
  func bits() {
    let fill: View.AutoresizingMask = [.flexibleWidth, .flexibleHeight]
    let corner: View.AutoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    #expect(fill.rawValue == 18)
    #expect(corner.rawValue == 36)
    #expect(View.AutoresizingMask.flexibleLeftMargin.rawValue == 1)
    #expect(View.AutoresizingMask.flexibleTopMargin.rawValue == 8)
  }

  @Test("V-34: sizeToFit takes what sizeThatFits says and keeps the origin")
  func sizeToFit() {
    let plain = View(frame: Rect(x: 3, y: 4, width: 50, height: 60))
    #expect(plain.sizeThatFits(Size(width: 1, height: 1)) == Size(width: 50, height: 60))
    let fitting = Fitting(frame: Rect(x: 3, y: 4, width: 50, height: 60))
    fitting.sizeToFit()
    #expect(fitting.frame == Rect(x: 3, y: 4, width: 25, height: 30))
  }

  private final class Fitting: View {
    override func sizeThatFits(_ size: Size) -> Size {
      Size(width: size.width / 2, height: size.height / 2)
    }
  }
}
