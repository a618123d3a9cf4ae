import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing

/// Reentrant calls terminate and take effect.
@MainActor
struct ReentrancyTests {
  private let stage = Stage(size: Size(width: 200, height: 200))
  private let outer = LayoutActor(frame: Rect(x: 0, y: 0, width: 200, height: 200))
  private let inner = LayoutActor(frame: Rect(x: 0, y: 0, width: 100, height: 100))

  init() {
    stage.window.addSubview(outer)
    outer.addSubview(inner)
    stage.settle()
    outer.count = 0
    inner.count = 0
  }

  @Test("layoutIfNeeded in layoutSubviews lays out the subviews, and not the view again")
  func ownLayout() {
    outer.onLayout = { [inner] outer in
      inner.frame.size.width = 50
      outer.layoutIfNeeded()
      #expect(inner.count == 1, "it is laid out by now")
    }
    outer.setNeedsLayout()
    outer.layoutIfNeeded()
    #expect(outer.count >= 1 && outer.depth == 1)
    stage.settle()
    #expect(stage.window.isIdle && inner.bounds.width == 50)
  }

  @Test("marking a view for layout inside its own layout does not nest, in a turn or outside")
  func endless() {
    outer.onLayout = { outer in
      outer.setNeedsLayout()
      outer.layoutIfNeeded()
    }
    outer.setNeedsLayout()
    outer.layoutIfNeeded()
    #expect(outer.depth == 1 && outer.count <= 10)
    stage.turn()
    #expect(outer.depth == 1 && outer.count <= 200)
    outer.onLayout = nil
    stage.settle()
    #expect(stage.window.isIdle)
  }

  @Test(
    "a layout that triggers its superview's layout, which resizes the view again, ends after some rounds"
  )
  func mutual() {
    var width = 10.0
    outer.onLayout = { [inner] _ in
      width += 1
      inner.frame.size.width = width
    }
    inner.onLayout = { [outer] _ in
      outer.setNeedsLayout()
      outer.layoutIfNeeded()
    }
    inner.setNeedsLayout()
    inner.layoutIfNeeded()
    #expect(inner.depth == 1 && outer.depth == 1)
    stage.turn()
    #expect(inner.depth == 1 && outer.depth == 1 && outer.count < 1000)
    inner.onLayout = nil
    outer.onLayout = nil
    stage.settle()
    #expect(stage.window.isIdle)
  }

  @Test("a frame or event that is dispatched in a turn is handled in the next turn")
  func turns() {
    var heard: [String] = []
    outer.onLayout = { [stage] _ in
      heard.append("layout")
      guard heard.count < 3 else { return }
      stage.window.dispatch(.frame(at: 100))
      stage.window.dispatch(.settingsChanged(Settings(userInterfaceStyle: .dark)))
      #expect(stage.window.currentTime < 100)
    }
    outer.setNeedsLayout()
    stage.turn()
    #expect(stage.window.settings.userInterfaceStyle == .light)
    #expect(!stage.window.isIdle)
    stage.turn()
    #expect(stage.window.settings.userInterfaceStyle == .dark)
    outer.onLayout = nil
    stage.settle()
  }

  @Test(
    "an endless chain of animations in completions runs one animation at a time, and the call stack does not grow"
  )
  func endlessAnimations() {
    var count = 0
    var deepest = 0
    @MainActor func next(depth: Int) {
      deepest = max(deepest, depth)
      count += 1
      var isInside = true
      View.animate(withDuration: 0.01) { [inner] in
        inner.center.x = inner.center.x == 50 ? 60 : 50
      } completion: { finished in
        if finished { next(depth: isInside ? depth + 1 : 0) }
      }
      isInside = false
    }
    next(depth: 0)
    stage.advance(by: 2)
    // At 60 frames a second each animation takes one frame.
    #expect((115...125).contains(count) && deepest == 0)
    inner.removeFromSuperview()
    stage.settle()
    #expect(stage.window.isIdle)
  }

  @Test("a display link may be released, or start another display link, in its own call")
  func displayLinks() {
    var link: DisplayLink?
    var other: DisplayLink?
    weak var known: DisplayLink?
    var log: [String] = []
    link = DisplayLink(view: inner) { [inner] _ in
      log.append("first")
      link?.isPaused = true
      link = nil
      other = DisplayLink(view: inner) { _ in
        log.append("second")
        other?.isPaused = true
        other?.isPaused = false
        other?.isPaused = log.count > 3
      }
      other?.isPaused = false
    }
    known = link
    link?.isPaused = false
    stage.advance(by: 0.2)
    #expect(log == ["first", "second", "second", "second"])
    #expect(known == nil && stage.window.isIdle)
    other = nil
  }

  @Test("a display link without an owner continues as long as its view is in the window")
  func linkOwnership() {
    var count = 0
    weak var known: DisplayLink?
    do {
      let link = DisplayLink(view: inner) { _ in count += 1 }
      link.isPaused = false
      known = link
    }
    stage.advance(by: 0.1)
    #expect(count > 3 && known != nil)
    inner.removeFromSuperview()
    stage.advance(by: 0.1)
    #expect(known == nil && stage.window.isIdle)
  }
}

/// A view that counts its layouts and their nesting.
private final class LayoutActor: View {
  var onLayout: ((LayoutActor) -> Void)?
  var count = 0
  private(set) var depth = 0
  private var present = 0

  override func layoutSubviews() {
    present += 1
    count += 1
    depth = max(depth, present)
    super.layoutSubviews()
    onLayout?(self)
    present -= 1
  }
}
