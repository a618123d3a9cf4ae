import AtriumGeometry
import AtriumGraphics
import AtriumHarness
import AtriumKit
import Testing

/// Shadows: their positions, and how often they are rendered.
@MainActor
struct ShadowTests {
  private static func card(scale: Double = 1) -> (Stage, View) {
    let stage = Stage(size: Size(width: 200, height: 200), scale: scale)
    let card = View(frame: Rect(x: 60, y: 60, width: 80, height: 60))
    card.backgroundColor = Color(hex: 0xffcc00)
    card.shadowOpacity = 0.5
    card.shadowRadius = 6
    card.shadowOffset = Size(width: 0, height: 10)
    stage.window.addSubview(card)
    stage.turn()
    return (stage, card)
  }

  @Test(
    "the shadow is below the card, soft at its edge, and covered by the card", arguments: [1.0, 2])
  func pixels(scale: Double) {
    let (stage, _) = Self.card(scale: scale)
    let picture = stage.snapshot()
    func darkness(_ x: Double, _ y: Double) -> Double { 1 - stage.color(picture, x, y).red }
    #expect(stage.color(picture, 100, 119) == Color(hex: 0xffcc00))
    // The outline's lower edge is at 130, where the shadow has half of its opacity of 0.5.
    #expect(abs(darkness(100, 129.75) - 0.25) < 0.04)
    #expect(darkness(100, 122) > 0.35)
    #expect(darkness(100, 140) < 0.05)
    #expect(darkness(100, 155) == 0)
    #expect(darkness(100, 45) == 0)
    #expect(abs(darkness(60, 90) - darkness(139.75, 90)) < 0.01)
    #expect(stage.isPaintedCompletely)
    #expect(stage.window.statistics.shadowRenderingCount == 1)
  }

  @Test("moving the view or its subviews does not render its shadow again, and a new outline does")
  func renderings() {
    let (stage, card) = Self.card()
    let inner = View(frame: Rect(x: 5, y: 5, width: 10, height: 10))
    inner.backgroundColor = .black
    card.addSubview(inner)
    let changes: [(String, Int, () -> Void)] = [
      ("moving", 1, { card.center = Point(x: 90, y: 100) }),
      ("content", 1, { inner.center = Point(x: 40, y: 20) }),
      ("opacity", 1, { card.shadowOpacity = 0.8 }),
      ("colour", 1, { card.shadowColor = Color(hex: 0x0000ff) }),
      ("offset", 1, { card.shadowOffset = Size(width: 5, height: 5) }),
      ("turning", 1, { card.transform = AffineTransform(rotationAngle: 0.2) }),
      ("radius", 2, { card.shadowRadius = 3 }),
      ("corners", 3, { card.cornerRadius = 12 }),
      ("size", 4, { card.bounds.size.width = 70 }),
      ("path", 5, { card.shadowPath = Path(ovalIn: Rect(x: 0, y: 40, width: 70, height: 20)) }),
      ("size under a path", 5, { card.bounds.size.width = 60 }),
    ]
    for (name, count, change) in changes {
      change()
      stage.turn()
      #expect(stage.window.statistics.shadowRenderingCount == count, "\(name)")
      #expect(stage.isPaintedCompletely, "\(name)")
    }
    View.animate(withDuration: 0.5) { card.center = Point(x: 110, y: 80) }
    stage.settle()
    #expect(stage.window.statistics.shadowRenderingCount == 5)
    #expect(stage.isPaintedCompletely)
  }

  @Test(
    "without an opaque background the content casts the shadow, which is rendered again when the content changes"
  )
  func contentShadow() {
    let (stage, card) = Self.card()
    card.backgroundColor = nil
    let inner = View(frame: Rect(x: 0, y: 0, width: 20, height: 20))
    inner.backgroundColor = Color(hex: 0x00ff00)
    card.addSubview(inner)
    stage.turn()
    let before = stage.window.statistics.shadowRenderingCount
    var picture = stage.snapshot()
    #expect(stage.color(picture, 70, 82).red < 0.8, "below the square")
    #expect(stage.color(picture, 120, 122) == .white, "below nothing")
    inner.center = Point(x: 60, y: 50)
    stage.turn()
    picture = stage.snapshot()
    #expect(stage.color(picture, 120, 122).red < 0.8)
    #expect(stage.color(picture, 70, 82) == .white)
    #expect(stage.isPaintedCompletely)
    #expect(stage.window.statistics.shadowRenderingCount == before + 1)
    card.center = Point(x: 90, y: 100)
    stage.turn()
    #expect(stage.window.statistics.shadowRenderingCount == before + 1)
    #expect(stage.isPaintedCompletely)
  }

  @Test("clipping removes the shadow, and without opacity or colour there is no shadow")
  func none() {
    let (stage, card) = Self.card()
    let below = (100.0, 125.0)
    #expect(stage.color(stage.snapshot(), below.0, below.1) != .white)
    for change in [
      { card.clipsToBounds = $0 }, { card.shadowOpacity = $0 ? 0 : 0.5 },
      { card.shadowColor = $0 ? nil : .black },
    ] as [(Bool) -> Void] {
      change(true)
      stage.turn()
      #expect(stage.color(stage.snapshot(), below.0, below.1) == .white)
      #expect(stage.isPaintedCompletely)
      change(false)
      stage.turn()
      #expect(stage.isPaintedCompletely)
    }
  }
}
