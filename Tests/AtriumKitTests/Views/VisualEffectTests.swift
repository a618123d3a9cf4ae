import AtriumGeometry
import AtriumGraphics
import AtriumHarness
import AtriumKit
import Testing

/// Views that blur or dim the views behind them; the views behind are stripes.
@MainActor
struct VisualEffectTests {
  private let stage: Stage
  private let root = ViewController()
  private let stripe = View(frame: Rect(x: 100, y: 0, width: 100, height: 200))
  private let effectView: VisualEffectView

  init() {
    stage = Stage(size: Size(width: 200, height: 200))
    effectView = VisualEffectView(effect: BlurEffect(style: .light))
    stage.window.rootViewController = root
    root.view.backgroundColor = .white
    stripe.backgroundColor = .black
    root.view.addSubview(stripe)
    effectView.frame = Rect(x: 0, y: 100, width: 200, height: 100)
    root.view.addSubview(effectView)
    stage.settle()
  }

  private func gray(_ x: Int, _ y: Int) -> Int {
    Int((stage.snapshot().color(atX: x, y: y).red * 255).rounded())
  }

  @Test("a blur mixes the colours behind it near an edge, and keeps them far from it")
  func blur() {
    #expect(gray(99, 50) == 255 && gray(100, 50) == 0)
    #expect(gray(5, 150) == 255)
    let middle = gray(100, 150)
    #expect(middle > 160 && middle < 220)
    #expect(abs(gray(195, 150) - 128) < 6, "black under half of white")
    #expect(gray(80, 150) > middle && gray(120, 150) < middle)
  }

  @Test("at the edge of the window the background is blurred too")
  func edge() {
    let thin = View(frame: Rect(x: 0, y: 100, width: 4, height: 100))
    thin.backgroundColor = .black
    root.view.insertSubview(thin, at: 0)
    stage.settle()
    #expect(gray(1, 150) > 180 && gray(1, 150) < 250, "128 unblurred")
    #expect(abs(gray(1, 150) - gray(5, 150)) < 10)
    #expect(abs(gray(1, 199) - gray(1, 150)) < 20)
  }

  @Test("the blurred image is cached until a view behind it changes")
  func cached() {
    let count = stage.window.statistics.backdropCount
    #expect(count >= 1)
    let far = View(frame: Rect(x: 0, y: 0, width: 10, height: 10))
    root.view.addSubview(far)
    stage.settle()
    #expect(stage.window.statistics.backdropCount == count)
    stripe.backgroundColor = Color(hex: 0xFF0000)
    stage.settle()
    #expect(stage.window.statistics.backdropCount == count + 1)
    let color = stage.snapshot().color(atX: 190, y: 150)
    #expect(color.red > 0.9 && color.green < 0.6)
  }

  @Test("high contrast uses an opaque colour instead of the blur")
  func contrast() {
    let stage = Stage(
      size: Size(width: 200, height: 200), settings: Settings(accessibilityContrast: .high))
    let root = ViewController()
    stage.window.rootViewController = root
    root.view.backgroundColor = .black
    let view = VisualEffectView(effect: BlurEffect(style: .light))
    view.frame = root.view.bounds
    root.view.addSubview(view)
    stage.settle()
    #expect(stage.snapshot().color(atX: 100, y: 100) == .white)
    #expect(stage.window.statistics.backdropCount == 0)
  }

  @Test("a dimming effect darkens, no effect changes nothing, and the content is in front of both")
  func dimming() {
    effectView.effect = DimmingEffect(alpha: 0.4)
    let label = View(frame: Rect(x: 0, y: 0, width: 20, height: 20))
    label.backgroundColor = Color(hex: 0xFF0000)
    effectView.contentView.addSubview(label)
    stage.settle()
    #expect(gray(50, 150) == 153)
    #expect(stage.snapshot().color(atX: 10, y: 110) == Color(hex: 0xFF0000))
    effectView.effect = nil
    stage.settle()
    #expect(gray(50, 150) == 255)
    #expect(DimmingEffect(alpha: .nan).alpha == 0 && DimmingEffect(alpha: 7).alpha == 1)
  }
}
