import AtriumGeometry
import AtriumGraphics
import AtriumHarness
import AtriumKit
import Testing

/// Corners, borders, masks, and content while the size is animated.
@MainActor
struct ShapeTests {
  private let red = Color(hex: 0xff0000)

  private func square(scale: Double) -> (Stage, View) {
    let stage = Stage(size: Size(width: 60, height: 60), scale: scale)
    let view = View(frame: Rect(x: 10, y: 10, width: 40, height: 40))
    view.backgroundColor = red
    stage.window.addSubview(view)
    stage.turn()
    return (stage, view)
  }

  @Test(
    "only the chosen corners are rounded, for background and clipped content",
    arguments: [1.0, 2])
  func corners(scale: Double) {
    let (stage, view) = square(scale: scale)
    let inner = View(frame: view.bounds)
    inner.backgroundColor = .black
    view.cornerRadius = 12
    view.maskedCorners = [.topLeft, .bottomRight]
    stage.turn()
    func colors() -> [Color] {
      let picture = stage.snapshot()
      return [(11.0, 11.0), (48, 11), (11, 48), (48, 48)].map { stage.color(picture, $0.0, $0.1) }
    }
    #expect(colors() == [.white, red, red, .white])
    #expect(stage.isPaintedCompletely)
    view.addSubview(inner)
    stage.turn()
    #expect(colors() == [.black, .black, .black, .black])
    view.clipsToBounds = true
    stage.turn()
    #expect(colors() == [.white, .black, .black, .white])
    view.maskedCorners = .allCorners
    stage.turn()
    #expect(colors() == [.white, .white, .white, .white])
    #expect(stage.isPaintedCompletely)
  }

  @Test("a moving view keeps its rounded corners")
  func movingCorners() {
    let (stage, view) = square(scale: 1)
    view.cornerRadius = 12
    View.animate(withDuration: 1, options: .curveLinear) { view.center.x += 10 }
    stage.turn()
    stage.advance(by: 0.5)
    #expect(stage.color(stage.snapshot(), 16, 11) == .white)
    #expect(stage.isPaintedCompletely)
  }

  @Test("the border lies inside the edge, in front of the subviews", arguments: [1.0, 2])
  func border(scale: Double) {
    let (stage, view) = square(scale: scale)
    let inner = View(frame: view.bounds)
    inner.backgroundColor = Color(hex: 0x00ff00)
    view.addSubview(inner)
    view.borderWidth = 3
    stage.turn()
    var picture = stage.snapshot()
    #expect(stage.color(picture, 10, 30) == .black)
    #expect(stage.color(picture, 12, 30) == .black)
    #expect(stage.color(picture, 13, 30) == Color(hex: 0x00ff00))
    #expect(stage.color(picture, 9, 30) == .white)
    view.borderColor = Color(hex: 0x0000ff)
    stage.turn()
    picture = stage.snapshot()
    #expect(stage.color(picture, 30, 49) == Color(hex: 0x0000ff))
    #expect(stage.isPaintedCompletely)
    view.borderColor = nil
    stage.turn()
    #expect(stage.color(stage.snapshot(), 30, 49) == Color(hex: 0x00ff00))
  }

  @Test(
    "a mask's coverage limits its view's drawing, and may move and fade", arguments: [1.0, 2])
  func mask(scale: Double) {
    let (stage, view) = square(scale: scale)
    let mask = View(frame: Rect(x: 0, y: 0, width: 20, height: 40))
    mask.backgroundColor = .black
    view.mask = mask
    stage.turn()
    func colors() -> [Color] {
      let picture = stage.snapshot()
      return [15.0, 35].map { stage.color(picture, $0, 30) }
    }
    #expect(colors() == [red, .white])
    #expect(mask.window === stage.window)
    #expect(mask.superview == nil)
    mask.frame.origin.x = 20
    stage.turn()
    #expect(colors() == [.white, red])
    #expect(stage.isPaintedCompletely)
    mask.alpha = 0.5
    stage.turn()
    #expect(abs(colors()[1].green - 0.5) < 0.01)
    mask.isHidden = true
    stage.turn()
    #expect(colors() == [.white, .white])
    view.mask = nil
    stage.turn()
    #expect(colors() == [red, red])
    #expect(mask.window == nil)
    #expect(stage.isPaintedCompletely)
  }

  @Test("a mask's shape is used, and its animation is visible")
  func movingMask() {
    let (stage, view) = square(scale: 1)
    let mask = View(frame: Rect(x: 0, y: 0, width: 20, height: 20))
    mask.backgroundColor = .black
    mask.cornerRadius = 10
    view.mask = mask
    stage.turn()
    #expect(stage.color(stage.snapshot(), 11, 11) == .white)
    #expect(stage.color(stage.snapshot(), 20, 20) == red)
    View.animate(withDuration: 1, options: .curveLinear) { mask.center = Point(x: 30, y: 10) }
    stage.turn()
    stage.advance(by: 0.5)
    #expect(stage.color(stage.snapshot(), 30, 20) == red)
    #expect(stage.color(stage.snapshot(), 14, 20) == .white)
    #expect(stage.isPaintedCompletely)
    stage.settle()
    #expect(stage.color(stage.snapshot(), 40, 20) == red)
    #expect(stage.isPaintedCompletely)
    view.removeFromSuperview()
    #expect(mask.window == nil)
  }

  @Test("a mask has one view and no superview, and its own mask is ignored")
  func maskOwnership() async {
    let (a, b, mask) = (View(), View(), View())
    a.addSubview(mask)
    b.mask = mask
    #expect(mask.superview == nil)
    a.mask = mask
    #expect(b.mask == nil)
    b.addSubview(mask)
    #expect(a.mask == nil)
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (view, inner) = (Window(size: Size(width: 9, height: 9)), View())
        view.addSubview(inner)
        inner.mask = view
      }
    }
    #expect(
      trapMessage(result)
        == "Window cannot be the mask of View, which is that view or inside it; use a separate view."
    )
  }

  @Test(
    "each content mode positions content of 20×10 in 40×40",
    arguments: [
      (View.ContentMode.scaleToFill, 0, Rect(x: 0, y: 0, width: 40, height: 40)),
      (.scaleAspectFit, 1, Rect(x: 0, y: 10, width: 40, height: 20)),
      (.scaleAspectFill, 2, Rect(x: -20, y: 0, width: 80, height: 40)),
      (.redraw, 3, Rect(x: 0, y: 0, width: 40, height: 40)),
      (.center, 4, Rect(x: 10, y: 15, width: 20, height: 10)),
      (.top, 5, Rect(x: 10, y: 0, width: 20, height: 10)),
      (.bottom, 6, Rect(x: 10, y: 30, width: 20, height: 10)),
      (.left, 7, Rect(x: 0, y: 15, width: 20, height: 10)),
      (.right, 8, Rect(x: 20, y: 15, width: 20, height: 10)),
      (.topLeft, 9, Rect(x: 0, y: 0, width: 20, height: 10)),
      (.topRight, 10, Rect(x: 20, y: 0, width: 20, height: 10)),
      (.bottomLeft, 11, Rect(x: 0, y: 30, width: 20, height: 10)),
      (.bottomRight, 12, Rect(x: 20, y: 30, width: 20, height: 10)),
    ])
  func contentModes(mode: View.ContentMode, rawValue: Int, place: Rect) {
    #expect(mode.rawValue == rawValue)
    #expect(
      mode.rect(for: Size(width: 20, height: 10), in: Rect(x: 0, y: 0, width: 40, height: 40))
        == place)
  }

  @Test("while the size is animated the content follows its mode")
  func animatedSize() {
    let stage = Stage(size: Size(width: 100, height: 100))
    let view = StripedView(frame: Rect(x: 0, y: 0, width: 40, height: 40))
    view.contentMode = .topLeft
    stage.window.addSubview(view)
    stage.turn()
    View.animate(withDuration: 1, options: .curveLinear) {
      view.frame = Rect(x: 0, y: 0, width: 80, height: 40)
    }
    stage.turn()
    stage.advance(by: 0.5)
    // The content is drawn for the final width of 80 points, so its black half begins at 40. Halfway 60
    // points are visible, and the content is not stretched.
    #expect(stage.color(stage.snapshot(), 39, 20) == red)
    #expect(stage.color(stage.snapshot(), 41, 20) == .black)
    view.contentMode = .scaleToFill
    stage.turn()
    #expect(stage.color(stage.snapshot(), 29, 20) == red)
    #expect(stage.color(stage.snapshot(), 31, 20) == .black)
  }
}

/// A view that is red on the left and black on the right.
private final class StripedView: View {
  override func draw(_ rect: Rect, in canvas: borrowing Canvas) {
    canvas.fill(bounds, with: .black)
    canvas.fill(
      Rect(x: 0, y: 0, width: bounds.width / 2, height: bounds.height), with: Color(hex: 0xff0000))
  }
}
