import AtriumGeometry
import AtriumGraphics
import AtriumHarness
import AtriumKit
import Testing

/// The painting of views that move: the number of drawings, the damage, and the bitmaps.
@MainActor
struct MovementPaintingTests {
  /// An opaque view that counts its drawings.
  private final class Page: View {
    var drawCount = 0
    /// The colour of the drawing; nil for the inherited tint colour.
    var mark: Color? = .white

    init(_ color: Color, x: Double) {
      super.init(frame: Rect(x: x, y: 0, width: 100, height: 80))
      backgroundColor = color
    }

    override func draw(_ rect: Rect, in canvas: borrowing Canvas) {
      drawCount += 1
      canvas.fill(Rect(x: 10, y: 10, width: 30, height: 20), with: mark ?? tintColor)
    }
  }

  private let stage = Stage(size: Size(width: 100, height: 100))
  private let place = View(frame: Rect(x: 0, y: 20, width: 100, height: 80))
  private let bar = View(frame: Rect(x: 0, y: 0, width: 100, height: 20))
  private let old = Page(Color(hex: 0x7a2e4d), x: 0)
  private let new = Page(Color(hex: 0x1f4e79), x: 100)

  init() {
    place.clipsToBounds = true
    place.addSubview(old)
    place.addSubview(new)
    stage.window.addSubview(place)
    stage.window.addSubview(bar)
    stage.settle()
  }

  /// Slides the pages to the left, in the turn of a press.
  private func slide(firstStep: Double = 0) {
    let (old, new) = (old, new)
    stage.window.addGestureRecognizer(
      TapGestureRecognizer { _ in
        for page in [old, new] { page.center.x -= firstStep }
        View.animate(withDuration: 0.3) {
          for page in [old, new] { page.center.x -= 100 - firstStep }
        }
      })
    stage.click(at: Point(x: 50, y: 5))
  }

  /// Whether the window shows the same image as after a full painting.
  ///
  /// The drawings for this check are not counted.
  private func isPaintedCompletely() -> Bool {
    let counts = (old.drawCount, new.drawCount)
    defer { (old.drawCount, new.drawCount) = counts }
    return stage.isPaintedCompletely
  }

  @Test("a slide of two opaque pages draws each page once")
  func once() {
    let before = old.drawCount
    #expect(new.drawCount == 0)
    slide()
    #expect(old.drawCount == before + 1)
    #expect(new.drawCount == 0)
    for _ in 0..<25 {
      stage.advance(by: 1.0 / 60)
      #expect(isPaintedCompletely())
    }
    stage.settle()
    #expect(old.presentation.frame.minX == -100)
    #expect(old.drawCount == before + 1)
    #expect(new.drawCount == 1)
    #expect(isPaintedCompletely())
    // At rest a page is drawn directly again.
    new.setNeedsDisplay()
    stage.turn()
    #expect(new.drawCount == 2)
  }

  @Test("the first frame of a movement does not wait for the parts that it does not show")
  func firstFrame() {
    slide(firstStep: 12.4)
    #expect(new.drawCount == 1)
    #expect(isPaintedCompletely())
    stage.advance(by: 1.0 / 60)
    #expect(new.drawCount == 2)
    stage.advance(by: 0.1)
    #expect(new.drawCount == 2)
    #expect(isPaintedCompletely())
  }

  @Test(
    "a page that stops between pixels, or has scrolled by a fraction of a pixel, is drawn directly there",
    arguments: ["position", "origin"])
  func restBetweenPixels(what: String) {
    let part = View(frame: Rect(x: 20, y: 20.4, width: 30, height: 30.4))
    part.backgroundColor = .black
    new.addSubview(part)
    if what == "origin" { new.bounds.origin.y = 0.3 }
    if what == "position" { place.frame.origin.y = 20.3 }
    stage.settle()
    slide()
    stage.settle()
    #expect(new.drawCount == 2)
    #expect(isPaintedCompletely())
  }

  @Test("a movement inside a clipping view on whole pixels damages nothing outside it")
  func damage() {
    slide()
    stage.advance(by: 0.1)
    #expect(
      stage.window.statistics.lastDamage.bounds == PixelRect(x: 0, y: 20, width: 100, height: 80))
  }

  @Test(
    "DC-45: a clipping view between pixels damages half a pixel more, where its content may snap",
    arguments: [0.3, 0.5, 0.7])
  func fractions(offset: Double) {
    place.frame.origin.y = 20 + offset
    stage.settle()
    #expect(isPaintedCompletely())
    slide()
    for _ in 0..<12 {
      stage.advance(by: 1.0 / 60)
      #expect(isPaintedCompletely())
    }
    let damage = stage.window.statistics.lastDamage.bounds
    #expect(damage.y <= Int((20 + offset).rounded()))
    #expect(damage.y + damage.height == 100)
  }

  @Test("the next movement reuses the bitmaps of the previous movement, until they are released")
  func spareBitmaps() {
    SpareBitmaps.removeAll()
    slide()
    stage.settle()
    #expect(!SpareBitmaps.isEmpty)
    let count = SpareBitmaps.useCount
    View.animate(withDuration: 0.3) { new.center.x += 50 }
    stage.advance(by: 0.1)
    // One of the two bitmaps was reused, and the other is still cached.
    #expect(SpareBitmaps.useCount == count + 1)
    #expect(!SpareBitmaps.isEmpty)
    #expect(isPaintedCompletely())
    stage.settle()
    SpareBitmaps.removeAll()
    #expect(SpareBitmaps.isEmpty)
    #expect(isPaintedCompletely())
  }

  @Test("a page that moves again soon and unchanged is not drawn again")
  func movesAgain() {
    SpareBitmaps.removeAll()
    slide()
    stage.settle()
    let counts = [old.drawCount, new.drawCount]
    slideBack()
    for _ in 0..<25 {
      stage.advance(by: 1.0 / 60)
      #expect(isPaintedCompletely())
    }
    #expect(old.presentation.frame.minX == 0)
    #expect([old.drawCount, new.drawCount] == counts)
    stage.settle()
    // Without the bitmaps, both pages are drawn again.
    SpareBitmaps.removeAll()
    slide()
    stage.settle()
    #expect([old.drawCount, new.drawCount] == counts.map { $0 + 1 })
    #expect(isPaintedCompletely())
  }

  @Test(
    "a page that moves again shows what has changed since its last movement",
    arguments: ["content", "hidden", "outside", "corner", "clipping", "border", "tint", "size"])
  func movesAgainChanged(change: String) {
    SpareBitmaps.removeAll()
    let part = View(frame: Rect(x: 60, y: 60, width: 60, height: 10))
    part.backgroundColor = .black
    if change == "corner" { old.cornerRadius = 10 }
    if change == "clipping" { old.addSubview(part) }
    if change == "tint" { old.mark = nil }
    stage.settle()
    slide()
    stage.settle()
    switch change {
    case "content":
      old.mark = .black
      old.setNeedsDisplay()
    case "hidden":
      old.isHidden = true
      old.mark = .black
      old.setNeedsDisplay()
      old.isHidden = false
    case "outside", "tint":
      old.removeFromSuperview()
      if change == "tint" { place.tintColor = .black } else { old.addSubview(part) }
      stage.settle()
      place.insertSubview(old, at: 0)
    case "corner": old.cornerRadius = 30
    case "clipping": old.clipsToBounds = true
    case "border": (old.borderWidth, old.borderColor) = (4, .black)
    default: old.frame.size.height = 60
    }
    slideBack()
    for _ in 0..<25 {
      stage.advance(by: 1.0 / 60)
      // The edge pixels of a round corner differ slightly if the corner is composited.
      #expect(stage.isPaintedCompletelyBetweenPixels)
    }
    stage.settle()
    // At rest the page is drawn directly for the comparison.
    #expect(isPaintedCompletely())
  }

  /// Slides the pages to the right, in the next turn.
  private func slideBack() {
    View.animate(withDuration: 0.3) {
      for page in [old, new] { page.center.x += 100 }
    }
  }

  @Test("a translucent view in a bitmap of an earlier movement shows nothing of that movement")
  func spareBitmapsAreCleared() {
    SpareBitmaps.removeAll()
    let glass = [View(), View()]
    for (index, view) in glass.enumerated() {
      view.frame = Rect(x: 10, y: 5, width: 40, height: 40)
      let part = View(frame: Rect(x: 20.0 * Double(index), y: 0, width: 20, height: 20))
      part.backgroundColor = .white
      view.addSubview(part)
    }
    for view in glass {
      place.addSubview(view)
      stage.settle()
      View.animate(withDuration: 0.2) { view.center.y += 30 }
      for _ in 0..<8 {
        stage.advance(by: 1.0 / 60)
        #expect(stage.isPaintedCompletelyBetweenPixels)
      }
      stage.settle()
      view.removeFromSuperview()
    }
    #expect(!SpareBitmaps.isEmpty)
  }

  @Test(
    "subviews far from the damage are skipped, and those near it are painted",
    arguments: [1.0, 1.5], ["upright", "moved by fractions", "scaled", "turned", "upside down"])
  func many(scale: Double, manner: String) {
    let stage = Stage(size: Size(width: 120, height: 120), scale: scale)
    let board = View(frame: Rect(x: 10, y: 10, width: 100, height: 100))
    let tiles = (0..<100).map { index in
      View(
        frame: Rect(x: Double(index % 10) * 10, y: Double(index / 10) * 10, width: 9.5, height: 9))
    }
    for (index, tile) in tiles.enumerated() {
      tile.backgroundColor = Color(red: Double(index) / 100, green: 0.5, blue: 0.2, alpha: 1)
      board.addSubview(tile)
    }
    switch manner {
    case "moved by fractions": board.frame.origin = Point(x: 10.3, y: 10.6)
    case "scaled": board.transform = AffineTransform(scaleX: 0.8, y: 1.1)
    case "turned": board.transform = AffineTransform(rotationAngle: 0.4)
    case "upside down": board.transform = AffineTransform(rotationAngle: .pi)
    default: break
    }
    stage.window.addSubview(board)
    stage.settle()
    for index in [0, 9, 45, 90, 99] {
      tiles[index].backgroundColor = .white
      tiles[index].frame.origin.x += 3.25
      let before = stage.window.statistics.paintedViewCount
      stage.turn()
      #expect(stage.window.statistics.paintedViewCount - before < 30)
      #expect(stage.isPaintedCompletelyBetweenPixels)
    }
  }
}
