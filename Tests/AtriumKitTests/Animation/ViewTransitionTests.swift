import AtriumGeometry
import AtriumGraphics
import AtriumHarness
import AtriumKit
import Testing

/// Transitions between two states of a view, and their snapshots (A-6, A-32 … A-35).
@MainActor
struct ViewTransitionTests {
  private let stage = Stage(size: Size(width: 200, height: 200))
  private let host = View(frame: Rect(x: 50, y: 50, width: 100, height: 100))
  private let old = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))
  private let new = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))

  init() {
    stage.window.backgroundColor = .black
    old.backgroundColor = Color(hex: 0xff0000)
    new.backgroundColor = Color(hex: 0x0000ff)
    host.addSubview(old)
    stage.window.addSubview(host)
    stage.settle()
  }

  private func swap(_ options: View.AnimationOptions, duration: Double = 1) {
    View.transition(
      from: old, to: new, duration: duration, options: [options, .curveLinear])
    stage.turn()
  }

  private func pixel(_ x: Int, _ y: Int) -> Color { stage.snapshot().color(atX: x, y: y) }

  private func isOld(_ x: Int, _ y: Int) -> Bool {
    let color = pixel(x, y)
    return color.red > 0.4 && color.blue < 0.1
  }

  private func isNew(_ x: Int, _ y: Int) -> Bool {
    let color = pixel(x, y)
    return color.blue > 0.4 && color.red < 0.1
  }

  private func isBackground(_ x: Int, _ y: Int) -> Bool { pixel(x, y) == .black }

  @Test("A-6: the options have UIKit's raw values")
  func bits() {
    #expect(View.AnimationOptions.allowAnimatedContent.rawValue == 128)
    #expect(View.AnimationOptions.showHideTransitionViews.rawValue == 256)
    #expect(View.AnimationOptions.transitionFlipFromLeft.rawValue == 1 << 20)
    #expect(View.AnimationOptions.transitionFlipFromRight.rawValue == 2 << 20)
    #expect(View.AnimationOptions.transitionCurlUp.rawValue == 3 << 20)
    #expect(View.AnimationOptions.transitionCurlDown.rawValue == 4 << 20)
    #expect(View.AnimationOptions.transitionCrossDissolve.rawValue == 5 << 20)
    #expect(View.AnimationOptions.transitionFlipFromTop.rawValue == 6 << 20)
    #expect(View.AnimationOptions.transitionFlipFromBottom.rawValue == 7 << 20)
  }

  @Test(
    "A-33: the old view is removed at once, and the new view takes its index among the subviews")
  func fromTo() {
    let (below, above) = (View(), View())
    host.insertSubview(below, at: 0)
    host.addSubview(above)
    var done: Bool?
    View.transition(
      from: old, to: new, duration: 0.2, options: .transitionCrossDissolve
    ) { done = $0 }
    #expect(host.subviews == [below, new, above])
    #expect(old.superview == nil)
    stage.advance(by: 0.19)
    #expect(done == nil)
    stage.advance(by: 0.02)
    #expect(done == true)
  }

  @Test("A-33, T15: the old view's controller gets its calls first, then the new view's")
  func calls() {
    var log: [String] = []
    let (one, two) = (MovingView(), MovingView())
    one.note = { log.append("one \($0)") }
    two.note = { log.append("two \($0)") }
    host.addSubview(one)
    stage.settle()
    log = []
    View.transition(from: one, to: two, duration: 0.2, options: .transitionCurlUp)
    let coming = ["superview", "window", "in window", "in superview"]
    #expect(
      log == coming.map { "one \($0)\($0.hasPrefix("in") ? " false" : " nil")" }
        + coming.map { "two \($0)\($0.hasPrefix("in") ? " true" : " given")" })
    stage.settle()
    #expect(log.count == 8)
  }

  @Test("A-33: showing and hiding keeps both views in the hierarchy")
  func showHide() {
    new.isHidden = true
    host.addSubview(new)
    View.transition(
      from: old, to: new, duration: 0.2,
      options: [.transitionFlipFromTop, .showHideTransitionViews])
    #expect(host.subviews == [old, new])
    #expect(old.isHidden && !new.isHidden)
    stage.settle()
    #expect(isNew(100, 100))
  }

  @Test("A-33: a transition from a view without a superview traps")
  func nowhere() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { View.transition(from: View(), to: View(), duration: 0) }
    }
    #expect(
      trapMessage(result)
        == "View has no superview, so View cannot take its place; add it to a view first.")
  }

  @Test("A-32: changes in the block are not animated, unless an option allows it")
  func content() {
    old.center.x = 0
    View.transition(with: host, duration: 1, options: .transitionCrossDissolve) {
      old.center.x = 100
    }
    stage.advance(by: 0.5)
    #expect(old.presentation.center.x == 100)
    stage.settle()
    View.transition(
      with: host, duration: 1,
      options: [.transitionCrossDissolve, .allowAnimatedContent, .curveLinear]
    ) {
      old.center.x = 0
    }
    stage.advance(by: 0.5)
    #expect(abs(old.presentation.center.x - 50) < 1e-6)
    stage.settle()
  }

  @Test("A-34: without a transition option the block is a plain animation")
  func none() {
    View.transition(with: host, duration: 1, options: .curveLinear) { old.center.x = 100 }
    stage.advance(by: 0.5)
    #expect(abs(old.presentation.center.x - 75) < 1e-6)
  }

  @Test("A-34: a cross-dissolve keeps the parts that both states have in common opaque")
  func dissolve() {
    swap(.transitionCrossDissolve)
    #expect(pixel(100, 100) == Color(hex: 0xff0000))
    stage.advance(by: 0.25)
    let color = pixel(100, 100)
    #expect(abs(color.red - 0.75) < 0.01 && abs(color.blue - 0.25) < 0.01)
    stage.settle()
    #expect(pixel(100, 100) == Color(hex: 0x0000ff))
    // The background does not show through in the middle of the dissolve.
    View.transition(with: host, duration: 1, options: .transitionCrossDissolve) {}
    stage.advance(by: 0.5)
    #expect(pixel(100, 100) == Color(hex: 0x0000ff))
  }

  @Test("A-35: a transition without a curve eases in and out")
  func defaultCurve() {
    View.transition(from: old, to: new, duration: 1, options: .transitionCrossDissolve)
    stage.advance(by: 0.25)
    #expect(abs(pixel(100, 100).blue - 0.129162) < 0.01)
    stage.advance(by: 0.5)
    #expect(abs(pixel(100, 100).blue - 0.870838) < 0.01)
  }

  @Test("A-34: a flip about the vertical axis narrows, and the contents change at a quarter turn")
  func flip() {
    swap(.transitionFlipFromLeft)
    stage.advance(by: 0.4)
    #expect(isOld(100, 100))
    #expect(isBackground(55, 100) && isBackground(145, 100))
    // The left side is nearer, so it is drawn larger and extends higher.
    #expect(isOld(86, 49) && isBackground(113, 49))
    stage.advance(by: 0.2)
    #expect(isNew(100, 100))
    #expect(isBackground(55, 100) && isBackground(145, 100))
    // The same side is still near, and is now on the right.
    #expect(isNew(113, 49) && isBackground(86, 49))
    stage.settle()
    #expect(isNew(51, 51) && isNew(149, 149) && isBackground(100, 49))
  }

  @Test("A-34: the other flips move the other sides to the front")
  func otherFlips() {
    swap(.transitionFlipFromRight)
    stage.advance(by: 0.4)
    #expect(isOld(113, 49) && isBackground(86, 49))
    stage.settle()
    host.addSubview(old)
    new.removeFromSuperview()
    stage.settle()
    swap(.transitionFlipFromTop)
    stage.advance(by: 0.4)
    #expect(isOld(49, 86) && isBackground(49, 113) && isBackground(100, 55))
    stage.settle()
    host.addSubview(old)
    new.removeFromSuperview()
    stage.settle()
    swap(.transitionFlipFromBottom)
    stage.advance(by: 0.4)
    #expect(isOld(49, 113) && isBackground(49, 86))
  }

  @Test("A-34: curling up lifts the old page from the bottom right, inside the host's bounds")
  func curlUp() {
    swap(.transitionCurlUp)
    stage.advance(by: 0.4)
    #expect(isOld(55, 55))
    #expect(isNew(145, 145))
    for (x, y) in [(48, 100), (152, 100), (100, 48), (100, 152)] { #expect(isBackground(x, y)) }
    stage.advance(by: 0.55)
    #expect(isNew(100, 100) && isNew(145, 145))
  }

  @Test("A-34: curling down lays the new page down from the top")
  func curlDown() {
    swap(.transitionCurlDown)
    stage.advance(by: 0.05)
    #expect(isOld(145, 145) && isOld(100, 100))
    stage.advance(by: 0.55)
    #expect(isNew(55, 55))
    #expect(isOld(145, 145))
    stage.settle()
    #expect(isNew(145, 145))
  }

  @Test(
    "every effect begins with the old state, ends with the new state and changes nothing else",
    arguments: [1, 2, 3, 4, 5, 6, 7] as [UInt])
  func ends(_ kind: UInt) throws {
    let before = stage.snapshot()
    swap(View.AnimationOptions(rawValue: kind << 20), duration: 0.5)
    #expect(stage.snapshot().largestDifference(to: before) <= 1)
    for _ in 0..<4 {
      stage.advance(by: 0.11)
      let shown = try #require(stage.host.bitmap)
      // The damaged area covers all changes.
      #expect(shown.largestDifference(to: stage.snapshot()) <= 24)
    }
    stage.settle()
    let after = stage.snapshot()
    #expect(isNew(51, 51) && isNew(149, 149))
    #expect(stage.host.bitmap?.largestDifference(to: after) == 0)
    let turns = stage.window.statistics.turnCount
    #expect(stage.window.isIdle)
    #expect(stage.host.frameDeadline == nil)
    #expect(stage.window.statistics.turnCount == turns)
  }

  @Test("the new state is drawn once, and again only where it changes")
  func newLook() {
    let view = ColorView(frame: new.bounds)
    View.transition(from: old, to: view, duration: 1, options: .transitionFlipFromLeft)
    stage.advance(by: 0.7)
    #expect(view.drawnRects.count == 1)
    view.color = Color(hex: 0x00ff00)
    stage.advance(by: 0.1)
    #expect(view.drawnRects.count == 2)
    #expect(pixel(100, 100).green > 0.4)
  }

  @Test("a transition on a view that is in a transition begins with the visible state")
  func interrupted() {
    var log: [Bool] = []
    View.transition(
      from: old, to: new, duration: 1, options: [.transitionCrossDissolve, .curveLinear]
    ) { log.append($0) }
    stage.advance(by: 0.5)
    let between = stage.snapshot()
    let third = View(frame: new.frame)
    third.backgroundColor = Color(hex: 0x00ff00)
    View.transition(from: new, to: third, duration: 1, options: .transitionCrossDissolve) {
      log.append($0)
    }
    stage.turn()
    #expect(stage.snapshot().largestDifference(to: between) <= 2)
    #expect(log == [false])
    stage.settle()
    #expect(log == [false, true])
    #expect(pixel(100, 100).green > 0.9)
  }

  @Test("a view in a transition gets no touches")
  func shield() {
    let point = Point(x: 100, y: 100)
    View.transition(with: host, duration: 0.3, options: .transitionCurlUp) {}
    #expect(stage.window.hitTest(point, with: nil) === stage.window)
    stage.settle()
    #expect(stage.window.hitTest(point, with: nil) === old)
    View.transition(
      with: host, duration: 0.3, options: [.transitionCurlUp, .allowUserInteraction]
    ) {}
    #expect(stage.window.hitTest(point, with: nil) === old)
  }

  @Test("leaving the window ends a transition unfinished and restores the view")
  func leaving() {
    var done: Bool?
    View.transition(
      from: old, to: new, duration: 1, options: .transitionCurlUp
    ) { done = $0 }
    stage.advance(by: 0.2)
    host.removeFromSuperview()
    stage.turn()
    #expect(done == false)
    stage.window.addSubview(host)
    stage.settle()
    #expect(isNew(100, 100))
    #expect(stage.window.hitTest(Point(x: 100, y: 100), with: nil) === new)
  }

  @Test("outside any window a transition ends at once")
  func outside() {
    var done: Bool?
    host.removeFromSuperview()
    View.transition(from: old, to: new, duration: 1, options: .transitionCurlUp) { done = $0 }
    #expect(done == true)
    #expect(host.subviews == [new])
  }

  @Test("a view that is resized during its transition continues with its new size")
  func resized() {
    swap(.transitionCrossDissolve)
    stage.advance(by: 0.5)
    new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    host.frame = Rect(x: 0, y: 0, width: 200, height: 200)
    new.frame = host.bounds
    stage.turn()
    #expect(abs(pixel(10, 10).blue - 0.5) < 0.02 && abs(pixel(190, 190).red - 0.5) < 0.02)
    stage.settle()
    #expect(isNew(10, 10) && isNew(190, 190))
  }
}

/// A view that logs its moves between superviews and windows.
private final class MovingView: View {
  var note: ((String) -> Void)?

  override func willMove(toSuperview newSuperview: View?) {
    note?("superview \(newSuperview == nil ? "nil" : "given")")
  }

  override func willMove(toWindow newWindow: Window?) {
    note?("window \(newWindow == nil ? "nil" : "given")")
  }

  override func didMoveToWindow() { note?("in window \(window != nil)") }

  override func didMoveToSuperview() { note?("in superview \(superview != nil)") }
}
