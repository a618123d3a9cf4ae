import AtriumGeometry
import AtriumGraphics
import AtriumHarness
import AtriumKit
import Testing

/// The effect of a block's options and of the functions around it.
@MainActor
struct AnimationOptionTests {
  private let scene = AnimationScene()
  private var stage: Stage { scene.stage }
  private var view: View { scene.view }

  @Test("A-6: the options of blocks have UIKit's raw values")
  func bits() {
    let options: [View.AnimationOptions] = [
      .layoutSubviews, .allowUserInteraction, .beginFromCurrentState, .repeat, .autoreverse,
      .overrideInheritedDuration, .overrideInheritedCurve, .allowAnimatedContent,
      .showHideTransitionViews, .overrideInheritedOptions,
    ]
    #expect(options.map(\.rawValue) == [1, 2, 4, 8, 16, 32, 64, 128, 256, 512])
    let curves: [View.AnimationOptions] = [
      .curveEaseInOut, .curveEaseIn, .curveEaseOut, .curveLinear,
    ]
    #expect(curves.map(\.rawValue) == [0, 1 << 16, 2 << 16, 3 << 16])
    #expect(View.AnimationOptions.preferredFramesPerSecond60.rawValue == 3 << 24)
    #expect(View.AnimationOptions.preferredFramesPerSecond30.rawValue == 7 << 24)
  }

  @Test("A-2: outside a block nothing is animated")
  func outside() {
    view.center.x = 125
    view.alpha = 0.5
    #expect(scene.x == 125 && view.presentation.alpha == 0.5)
    stage.turn()
    #expect(stage.window.isIdle)
  }

  @Test("A-3: animatable properties are animated, and other properties change at once")
  func properties() {
    View.animate(withDuration: 1, options: .curveLinear) {
      view.bounds = Rect(x: 10, y: 20, width: 100, height: 150)
      view.center = Point(x: 125, y: 25)
      view.transform = AffineTransform(scaleX: 3, y: 2)
      view.alpha = 0
      view.backgroundColor = .white
      view.isHidden = true
      view.cornerRadius = 9
      view.isHidden = false
    }
    #expect(view.cornerRadius == 9)
    stage.advance(by: 0.5)
    let shown = view.presentation
    #expect(isNear(shown.bounds.minX, 5) && isNear(shown.bounds.minY, 10))
    #expect(isNear(shown.bounds.width, 75) && isNear(shown.bounds.height, 100))
    #expect(isNear(shown.center.x, 75) && shown.center.y == 25)
    #expect(isNear(shown.transform.a, 2) && isNear(shown.transform.d, 1.5))
    #expect(isNear(shown.alpha, 0.5))
    #expect(isNear(shown.backgroundColor?.red ?? 0, 0.5))
    #expect(isNear(shown.frame.midX, 75) && isNear(shown.frame.width, 150))
    stage.settle()
    #expect(view.presentation.frame == view.frame)
  }

  @Test("A-3: setting the frame animates bounds and centre together")
  func frame() {
    View.animate(withDuration: 1, options: .curveLinear) {
      view.frame = Rect(x: 100, y: 200, width: 150, height: 250)
    }
    stage.advance(by: 0.5)
    let frame = view.presentation.frame
    #expect(isNear(frame.minX, 50) && isNear(frame.minY, 100))
    #expect(isNear(frame.width, 100) && isNear(frame.height, 150))
  }

  @Test("A-8: after delay and duration the visible value equals the model value")
  func delay() {
    View.animate(withDuration: 0.3, delay: 0.1, options: .curveEaseIn) { view.center.x = 125 }
    scene.expect(
      from: 0, samples: [(0.05, 25), (0.1, 25), (0.25, 25 + 100 * 0.315357)], tolerance: 1e-4)
    stage.advance(by: 0.15)
    #expect(scene.x == 125)
    #expect(stage.window.isIdle)
  }

  @Test("A-9: nested blocks inherit the options, unless they override them")
  func inherited() {
    let inner = View(frame: view.bounds)
    let other = View(frame: view.bounds)
    view.addSubview(inner)
    view.addSubview(other)
    View.animate(withDuration: 0.5, options: [.curveLinear, .autoreverse]) {
      view.center.x = 125
      View.animate(withDuration: 0.1) { inner.center.x = 125 }
      View.animate(
        withDuration: 0.2,
        options: [
          .curveLinear, .overrideInheritedDuration, .overrideInheritedOptions,
        ]
      ) {
        other.center.x = 125
        #expect(View.inheritedAnimationDuration == 0.2)
      }
      #expect(View.inheritedAnimationDuration == 0.5)
    }
    stage.advance(by: 0.1)
    #expect(isNear(other.presentation.center.x, 75))
    stage.advance(by: 0.65)
    #expect(isNear(inner.presentation.center.x, 75))
    #expect(isNear(scene.x, 75))
    #expect(other.presentation.center.x == 125)
    stage.settle()
    #expect(inner.presentation.center.x == 125)
  }

  @Test("A-10: a new colour animation replaces a running one, from the value on screen")
  func colour() {
    var log: [Bool] = []
    View.animate(withDuration: 1, options: .curveLinear) {
      view.backgroundColor = .white
    } completion: {
      log.append($0)
    }
    stage.advance(by: 0.5)
    View.animate(withDuration: 1, options: .curveLinear) { view.backgroundColor = .black }
    #expect(isNear(view.presentation.backgroundColor?.red ?? 0, 0.5))
    stage.advance(by: 0.5)
    #expect(isNear(view.presentation.backgroundColor?.red ?? 0, 0.25))
    #expect(log == [false])
  }

  @Test("A-10, A-13: when a geometry animation is added to a running animation, both finish")
  func bothFinish() {
    var log: [String] = []
    View.animate(withDuration: 0.2) {
      view.center.x = 125
    } completion: {
      log.append("first \($0)")
    }
    stage.advance(by: 0.1)
    View.animate(withDuration: 0.2) {
      view.center.x = 25
    } completion: {
      log.append("second \($0)")
    }
    stage.settle()
    #expect(log == ["first true", "second true"])
  }

  @Test(
    "A-11: beginFromCurrentState replaces the running animation, and starts from the value on screen"
  )
  func current() {
    var log: [Bool] = []
    View.animate(withDuration: 1, options: .curveLinear) {
      view.center.x = 125
    } completion: {
      log.append($0)
    }
    stage.advance(by: 0.5)
    View.animate(withDuration: 1, options: [.curveLinear, .beginFromCurrentState]) {
      view.center.x = 25
    }
    stage.turn()
    #expect(log == [false])
    let now = stage.time
    scene.expect(from: now, samples: [(0, 75), (0.5, 50), (0.9, 30), (1, 25)])
  }

  @Test("A-13: a completion runs once, even when the animations are removed")
  func once() {
    var log: [Bool] = []
    View.animate(withDuration: 1) {
      view.center.x = 125
      view.alpha = 0
    } completion: {
      log.append($0)
    }
    stage.advance(by: 0.3)
    view.removeAllAnimations()
    #expect(scene.x == 125)
    stage.turn()
    #expect(log == [false])
    stage.settle()
    #expect(log == [false])
  }

  @Test(
    "A-13: removing an invisible animation between turns requests a turn, which calls the completion"
  )
  func unseen() {
    var log: [Bool] = []
    view.isHidden = true
    View.animate(withDuration: 1, options: .repeat) {
      view.center.x = 125
    } completion: {
      log.append($0)
    }
    stage.turn()
    #expect(stage.host.frameDeadline == nil)
    view.removeAllAnimations()
    #expect(log.isEmpty && stage.host.frameDeadline != nil)
    stage.turn()
    #expect(log == [false])
  }

  @Test("A-14: a repeating animation ends only when it is removed")
  func endless() {
    var log: [Bool] = []
    View.animate(withDuration: 0.5, options: [.curveLinear, .repeat]) {
      view.center.x = 125
    } completion: {
      log.append($0)
    }
    let start = stage.time
    scene.expect(
      from: start, samples: [(0.25, 75), (0.5, 25), (0.75, 75), (10.1, 45), (10.4, 105)])
    #expect(log.isEmpty && !stage.window.isIdle)
    view.removeAllAnimations()
    stage.turn()
    #expect(log == [false] && stage.window.isIdle)
    #expect(stage.host.frameDeadline == nil)
  }

  @Test("A-14: after autoreverse the new value is shown at once")
  func autoreverse() {
    var log: [Bool] = []
    View.animate(withDuration: 0.5, options: [.curveLinear, .autoreverse]) {
      view.center.x = 125
    } completion: {
      log.append($0)
    }
    let start = stage.time
    scene.expect(
      from: start,
      samples: [(0.25, 75), (0.5, 125), (0.75, 75), (0.95, 35), (0.99, 27), (1, 125)])
    #expect(log == [true])
  }

  @Test("A-14: the repeat count may be a fraction")
  func finite() {
    var log: [Bool] = []
    View.animate(withDuration: 0.2, options: .curveLinear) {
      View.modifyAnimations(withRepeatCount: 2.5, autoreverses: true) { view.center.x = 125 }
      view.alpha = 0
    } completion: {
      log.append($0)
    }
    let start = stage.time
    scene.expect(
      from: start,
      samples: [(0.1, 75), (0.2, 125), (0.3, 75), (0.4, 25), (0.5, 75), (0.8, 25), (0.9, 75)])
    #expect(view.presentation.alpha == 0)
    #expect(log.isEmpty)
    stage.advance(by: 0.1)
    #expect(scene.x == 125 && log == [true])
    View.modifyAnimations(withRepeatCount: 3, autoreverses: false) { view.center.x = 25 }
    stage.turn()
    #expect(scene.x == 25 && stage.window.isIdle)
  }

  @Test("DC-9, A-14: an appearance in an endless animation block does not wait for the block's end")
  func appearanceInEndless() {
    let recording = Recording.atRest()
    let child = Recording.controller("C")
    View.animate(withDuration: 0.2, options: .repeat) {
      recording.root.view.alpha = 0.5
      recording.root.addChild(child)
      recording.root.view.addSubview(child.view)
      child.didMove(toParent: recording.root)
    }
    #expect(recording.turn() == "C.wm(P) C.ld C.wa C.dm(P) || C.ia C.da")
    recording.root.view.removeAllAnimations()
  }

  @Test("A-15: with animations disabled changes and completions are immediate, nested or not")
  func disabled() {
    defer { View.setAnimationsEnabled(true) }
    var log: [Bool] = []
    View.setAnimationsEnabled(false)
    #expect(!View.areAnimationsEnabled)
    View.animate(withDuration: 1) {
      view.center.x = 125
      View.performWithoutAnimation { view.alpha = 0.5 }
      #expect(!View.areAnimationsEnabled)
    } completion: {
      log.append($0)
    }
    #expect(log == [true] && scene.x == 125)
    View.setAnimationsEnabled(true)
    View.performWithoutAnimation {
      View.performWithoutAnimation {}
      #expect(!View.areAnimationsEnabled)
      View.animate(withDuration: 1) { view.center.x = 25 }
      #expect(scene.x == 25)
    }
    #expect(View.areAnimationsEnabled)
    View.animate(withDuration: 1) {
      view.center.x = 75
      View.setAnimationsEnabled(false)
      view.alpha = 1
      View.setAnimationsEnabled(true)
    }
    #expect(scene.x == 25 && view.presentation.alpha == 1)
  }

  @Test("A-16: layoutIfNeeded in a block animates the layout, and so does layoutSubviews")
  func layout() {
    let row = RowView(frame: Rect(x: 0, y: 100, width: 200, height: 50))
    stage.window.addSubview(row)
    stage.settle()
    row.offset = 100
    row.setNeedsLayout()
    View.animate(withDuration: 1, options: .curveLinear) { row.layoutIfNeeded() }
    stage.advance(by: 0.5)
    #expect(isNear(row.item.presentation.center.x, 55))
    stage.settle()
    View.animate(withDuration: 1, options: [.curveLinear, .layoutSubviews]) {
      row.bounds.size.width = 300
      row.offset = 0
    }
    stage.advance(by: 0.5)
    #expect(isNear(row.item.presentation.center.x, 55))
    stage.settle()
    View.animate(withDuration: 1) {
      row.bounds.size.width = 200
      row.offset = 100
    }
    stage.turn()
    #expect(row.item.presentation.center.x == 105)
  }

  @Test("a rate of thirty frames a second halves the wake-ups while nothing else runs")
  func halfRate() {
    View.animate(withDuration: 1, options: .preferredFramesPerSecond30) { view.center.x = 125 }
    stage.turn()
    stage.advance(by: 1.0 / 60)
    let first = stage.host.frameDeadline ?? 0
    #expect(isNear(first - stage.time, 2.0 / 60, 1e-9))
    View.animate(withDuration: 1) { view.alpha = 0 }
    stage.advance(by: 2.0 / 60)
    #expect(isNear((stage.host.frameDeadline ?? 0) - stage.time, 1.0 / 60, 1e-9))
  }
}

/// A view that puts its only subview at a settable position.
private final class RowView: View {
  let item = View(frame: Rect(x: 0, y: 0, width: 10, height: 10))
  var offset = 0.0

  override init(frame: Rect) {
    super.init(frame: frame)
    addSubview(item)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    item.center.x = 5 + offset
  }
}
