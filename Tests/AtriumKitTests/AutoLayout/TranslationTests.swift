import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing

/// Autoresizing masks combined with constraints: V-15, V-16, V-19, V-20.
@MainActor
struct TranslationTests {
  @Test(
    "V-15, V-16: a mask that is translated into equations gives the result of autoresizing",
    arguments: AutoresizingRow.table, [LayoutConstraint.Axis.horizontal, .vertical])
  func sameAsMask(row: AutoresizingRow, axis: LayoutConstraint.Axis) {
    let scene = LayoutScene(width: 400, height: 400)
    // The superview's length comes from a constraint, so the mask must be translated too.
    let outer = scene.box("outer")
    let length = outer.length(axis).constraint(equalToConstant: row.old)
    LayoutConstraint.activate([
      length, outer.length(axis.other).constraint(equalToConstant: 70),
    ])
    scene.stage.turn()
    let view = View(frame: Rect(axis, row.frame, across: (7, 13)))
    view.autoresizingMask = row.mask(axis)
    outer.addSubview(view)
    let follower = Box("follower")
    outer.addSubview(follower)
    LayoutConstraint.activate([
      follower.leftAnchor.constraint(equalTo: view.leftAnchor),
      follower.topAnchor.constraint(equalTo: view.topAnchor),
      follower.widthAnchor.constraint(equalTo: view.widthAnchor),
      follower.heightAnchor.constraint(equalTo: view.heightAnchor),
    ])
    scene.stage.turn()
    #expect(follower.frame.isNear(Rect(axis, row.frame, across: (7, 13))))
    length.constant = row.new
    scene.stage.turn()
    let expected = Rect(axis, row.expected, across: (7, 13))
    #expect(view.frame.isNear(expected))
    #expect(follower.frame.isNear(expected), "\(follower.frame), not \(expected)")
  }

  @Test("V-15: two flexible margins give minX = 0.500507 · W − 32.0324 for the measured view")
  func loggedEquation() {
    let scene = LayoutScene(width: 2000, height: 100)
    let outer = scene.box("outer", height: 50)
    let width = outer.widthAnchor.constraint(equalToConstant: 1064)
    width.isActive = true
    scene.stage.turn()
    let view = View(frame: Rect(x: 500.507, y: 0, width: 64, height: 10))
    view.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
    outer.addSubview(view)
    let follower = Box("follower")
    outer.addSubview(follower)
    follower.leftAnchor.constraint(equalTo: view.leftAnchor).isActive = true
    for length in [1064.0, 320, 768, 1366.5, 64] {
      width.constant = length
      scene.stage.turn()
      #expect(abs(follower.frame.minX - (0.500507 * length - 32.0324)) < 1e-4)
      #expect(abs(follower.frame.minX - 0.500507 * (length - 64)) < 1e-9)
      #expect(abs(view.frame.minX - follower.frame.minX) < 1e-9)
    }
  }

  @Test("V-15: two flexible margins keep their ratio instead of becoming equal")
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
    // The factor k is 40 / (40 + 160), so the frame begins at 0.2 · (400 − 100).
    #expect(abs(follower.frame.minX - 60) < 1e-9)
  }

  @Test("V-19: a view placed by constraints does not follow its mask")
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

  @Test("setting a frame moves the views that are constrained to it, and keeps the frame")
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

  @Test("V-20: growing and shrinking the superview back restores the frame")
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

  @Test("V-20: a length that became zero counts as zero when lengths share a change again")
  func backFromZero() {
    func frame(_ mask: View.AutoresizingMask, sides: [Double]) -> Rect {
      let superview = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))
      let view = View(frame: Rect(x: 10, y: 10, width: 40, height: 40))
      view.autoresizingMask = mask
      superview.addSubview(view)
      for side in sides { superview.bounds.size.width = side }
      return view.frame
    }
    // The lengths 10 and 50 both became zero, so the shares are equal.
    #expect(frame([.flexibleLeftMargin, .flexibleRightMargin], sides: [40, 100]).minX == 30)
    // The view's width is zero when the superview is 50 wide. The margin takes the change from 50 to 40.
    #expect(
      frame(.flexibleWidth, sides: [40, 100]) == Rect(x: 10, y: 10, width: 60, height: 40))
    // In a superview whose length is zero the width takes the whole change (DC-27).
    #expect(
      frame([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin], sides: [0, 100])
        == Rect(x: 0, y: 10, width: 100, height: 40))
  }

  @Test(
    "V-19: in a superview that does not autoresize its subviews, masks are not translated into constraints"
  )
  func switchedOff() {
    let scene = LayoutScene()
    let outer = scene.box("outer", height: 50)
    let width = outer.widthAnchor.constraint(equalToConstant: 100)
    width.isActive = true
    scene.stage.turn()
    let view = View(frame: Rect(x: 10, y: 0, width: 40, height: 10))
    view.autoresizingMask = .flexibleWidth
    outer.addSubview(view)
    let follower = Box("follower")
    outer.addSubview(follower)
    follower.widthAnchor.constraint(equalTo: view.widthAnchor).isActive = true
    outer.autoresizesSubviews = false
    scene.stage.turn()
    width.constant = 160
    scene.stage.turn()
    #expect(view.frame.width == 40)
    #expect(follower.frame.width == 40)
    // The setting is switched on and off again while the equations exist.
    outer.autoresizesSubviews = true
    scene.stage.turn()
    width.constant = 200
    scene.stage.turn()
    #expect(view.frame.width == 80)
    #expect(follower.frame.width == 80)
    outer.autoresizesSubviews = false
    width.constant = 300
    scene.stage.turn()
    #expect(view.frame.width == 80)
    #expect(follower.frame.width == 80)
  }

  @Test("V-17: the bits of the autoresizing mask are UIKit's")
  func bits() {
    let fill: View.AutoresizingMask = [.flexibleWidth, .flexibleHeight]
    let corner: View.AutoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    #expect(fill.rawValue == 18)
    #expect(corner.rawValue == 36)
    let bits: [View.AutoresizingMask] = [
      .flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin, .flexibleTopMargin,
      .flexibleHeight, .flexibleBottomMargin,
    ]
    #expect(bits.map(\.rawValue) == [1, 2, 4, 8, 16, 32])
  }

  @Test("V-34: sizeToFit uses the result of sizeThatFits and keeps the origin")
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

extension LayoutConstraint.Axis {
  fileprivate var other: LayoutConstraint.Axis { self == .horizontal ? .vertical : .horizontal }
}

extension View {
  fileprivate func length(_ axis: LayoutConstraint.Axis) -> LayoutDimension {
    axis == .horizontal ? widthAnchor : heightAnchor
  }
}
