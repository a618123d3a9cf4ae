import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumHarness
import AtriumKit
import Testing

/// A bar that fills, and an activity ring that rotates only while it is visible.
@MainActor
struct ProgressTests {
  private let stage = Stage(size: Size(width: 200, height: 100))
  private let root = ViewController()

  init() {
    stage.window.rootViewController = root
  }

  private func turns(in seconds: Double) -> Int {
    let before = stage.window.statistics.paintCount
    stage.advance(by: seconds)
    return stage.window.statistics.paintCount - before
  }

  @Test("the progress stays between 0 and 1, and is the accessibility value")
  func progress() {
    let bar = ProgressView(progress: 0.256)
    #expect(bar.accessibilityValue == "26 %")
    bar.progress = 3
    #expect(bar.progress == 1)
    bar.progress = .nan
    #expect(bar.progress == 0)
  }

  @Test("the ring rotates ten times a second, and not while it is invisible")
  func activity() {
    let ring = ActivityIndicator()
    let holder = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    holder.addSubview(ring)
    root.view.addSubview(holder)
    ring.startAnimating()
    stage.turn()
    let count = turns(in: 1)
    #expect(count >= 8 && count <= 11)
    holder.isHidden = true
    _ = turns(in: 0.3)
    #expect(turns(in: 1) == 0)
    holder.isHidden = false
    #expect(turns(in: 1) >= 8)
    ring.stopAnimating()
    stage.settle()
    #expect(turns(in: 1) == 0)
    ring.startAnimating()
    stage.turn()
    holder.removeFromSuperview()
    stage.turn()
    #expect(turns(in: 1) == 0)
    #expect(ring.accessibilityValue == "in progress")
  }

  @Test("a ring with a diameter stays in the middle of larger bounds")
  func diameter() {
    let ring = ActivityIndicator(frame: Rect(x: 0, y: 0, width: 200, height: 100))
    ring.color = .black
    ring.startAnimating()
    root.loadViewIfNeeded()
    root.view.backgroundColor = .white
    root.view.addSubview(ring)
    func inked() -> ClosedRange<Int>? {
      stage.settle()
      let snapshot = stage.snapshot()
      let rows = (0..<100).filter { y in
        (90...110).contains { snapshot.color(atX: $0, y: y) != .white }
      }
      return rows.first.flatMap { first in rows.last.map { first...$0 } }
    }
    #expect(inked().map { $0.count > 60 } == true)
    ring.diameter = 20
    #expect(inked().map { $0.lowerBound >= 40 && $0.upperBound < 60 && $0.count >= 15 } == true)
  }

  @Test("a ring that hides when it is stopped sets isHidden, so a stack gives it no space")
  func hiding() {
    let ring = ActivityIndicator()
    let stack = StackView(arrangedSubviews: [ring, Label()])
    root.view.addSubview(stack)
    stage.settle()
    #expect(stack.systemLayoutSizeFitting(View.layoutFittingCompressedSize).width == 0)
    var log = [ring.isHidden]
    ring.startAnimating()
    log.append(ring.isHidden)
    #expect(stack.systemLayoutSizeFitting(View.layoutFittingCompressedSize).width == 28)
    ring.stopAnimating()
    log.append(ring.isHidden)
    ring.hidesWhenStopped = false
    log.append(ring.isHidden)
    ring.hidesWhenStopped = true
    log.append(ring.isHidden)
    ring.startAnimating()
    ring.hidesWhenStopped = false
    ring.stopAnimating()
    log.append(ring.isHidden)
    #expect(log == [true, false, true, false, true, false])
  }

  @Test("with reduced motion the ring does not rotate", arguments: [Motion.reduced, .off])
  func reduced(motion: Motion) {
    stage.window.dispatch(.settingsChanged(Settings(motion: motion)))
    let ring = ActivityIndicator()
    root.view.addSubview(ring)
    ring.startAnimating()
    stage.settle()
    #expect(turns(in: 1) == 0)
  }

  @Test("the ring rotates again when motion is switched on, and stops when it is switched off")
  func switching() {
    let ring = ActivityIndicator()
    root.view.addSubview(ring)
    ring.startAnimating()
    stage.turn()
    for (motion, isTurning) in [(Motion.off, false), (.full, true), (.reduced, false)] {
      stage.window.dispatch(.settingsChanged(Settings(motion: motion)))
      stage.turn()
      #expect((turns(in: 1) > 5) == isTurning)
    }
  }
}
