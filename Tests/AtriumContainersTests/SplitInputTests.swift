import AtriumContainers
import AtriumControls
import AtriumGeometry
import AtriumHarness
import AtriumKit
import Foundation
import Testing

/// The input by which a user shows, hides and resizes columns.
@MainActor
struct SplitInputTests {
  typealias Split = SplitViewController

  private let scene = SplitScene()

  private var width: Double { scene.frame(scene.a).width }

  private func settle() { scene.stage.settle() }

  // MARK: The divider

  @Test(
    "a pointer drags the divider, the secondary column keeps its minimum width, and the pointer has a resize cursor"
  )
  func dragDivider() {
    let stage = scene.stage
    stage.move(to: Point(x: 320, y: 300))
    #expect(
      stage.host.requests.last { if case .cursor = $0 { true } else { false } }
        == .cursor(.ewResize))
    stage.drag(from: Point(x: 320, y: 300), to: Point(x: 370, y: 310))
    settle()
    #expect(width == 370 && scene.split.primaryColumnWidth == 370)
    #expect(scene.frame(scene.d) == Rect(x: 370, y: 0, width: 450, height: 600))
    stage.drag(from: Point(x: 370, y: 300), to: Point(x: 800, y: 300))
    settle()
    #expect(width == 492)
    stage.drag(from: Point(x: 492, y: 300), to: Point(x: 10, y: 300))
    settle()
    #expect(width == 160)
  }

  @Test(
    "a finger drags the divider, even some points beside it, and a cancelled drag restores the width"
  )
  func touchDivider() {
    let stage = scene.stage
    stage.touch(began: Point(x: 328, y: 300))
    stage.touch(moved: Point(x: 388, y: 300))
    settle()
    #expect(width == 380)
    stage.touch(ended: Point(x: 388, y: 300))
    settle()
    #expect(width == 380)
    stage.touch(began: Point(x: 380, y: 300))
    stage.touch(moved: Point(x: 300, y: 300))
    stage.touch(cancelled: 0)
    settle()
    #expect(width == 380)
  }

  @Test("a double click resets the width, even a width that the program has set")
  func resetDivider() {
    scene.split.preferredPrimaryColumnWidth = 300
    settle()
    let stage = scene.stage
    stage.drag(from: Point(x: 300, y: 300), to: Point(x: 350, y: 300))
    settle()
    #expect(width == 350)
    stage.advance(by: 1)
    stage.click(at: Point(x: 350, y: 300))
    stage.click(at: Point(x: 350, y: 300))
    settle()
    #expect(width == 300 && scene.split.savedState.primaryWidth == nil)
  }

  @Test(
    "with the focus on the divider, arrows move it, Home and End move it to its limits, Return resets it"
  )
  func divider() throws {
    let divider = try #require(scene.stage.view(named: "Sidebar divider"))
    #expect(divider.accessibilityTraits == .adjustable)
    #expect(divider.accessibilityValue == "320 points")
    divider.becomeFirstResponder()
    for (key, result) in [
      ("Right", 328.0), ("Shift+Right", 368), ("Left", 360), ("Home", 160), ("End", 492),
      ("Return", 320),
    ] {
      scene.stage.key(key)
      settle()
      #expect(width == result, "\(key)")
    }
    #expect(divider.accessibilityValue == "320 points")
  }

  @Test("the dividers of three columns have different names")
  func dividerNames() {
    let scene = SplitScene(.tripleColumn, size: Size(width: 1200, height: 600))
    scene.stage.settle()
    for name in ["Sidebar divider", "Supplementary divider"] {
      #expect(scene.stage.view(named: name) != nil, "\(name)")
    }
  }

  @Test("in a right-to-left layout the divider follows the pointer and the arrow keys")
  func mirroredDivider() throws {
    let scene = SplitScene(settings: Settings(layoutDirection: .rightToLeft))
    #expect(scene.frame(scene.a).minX == 500)
    scene.stage.drag(from: Point(x: 500, y: 300), to: Point(x: 460, y: 300))
    scene.stage.settle()
    #expect(scene.frame(scene.a).width == 360)
    try #require(scene.stage.view(named: "Sidebar divider")).becomeFirstResponder()
    scene.stage.key("Left")
    scene.stage.settle()
    #expect(scene.frame(scene.a).width == 368)
  }

  @Test("widths that the user has set survive collapsing, and are part of the saved state")
  func restoration() throws {
    scene.stage.drag(from: Point(x: 320, y: 300), to: Point(x: 260, y: 300))
    scene.resize(SplitScene.narrow)
    settle()
    #expect(scene.split.savedState.primaryWidth == 260)
    scene.resize(SplitScene.wide)
    settle()
    #expect(width == 260)
    scene.split.hide(.primary)
    let data = try JSONEncoder().encode(scene.split.savedState)
    let state = try JSONDecoder().decode(Split.SavedState.self, from: data)
    #expect(state == Split.SavedState(primaryWidth: 260, shownColumns: 0))
    let next = SplitScene(isShown: false)
    next.split.restore(state)
    next.show()
    #expect(next.split.displayMode == .secondaryOnly && !next.a.isViewLoaded)
    #expect(next.split.primaryColumnWidth == 260)
  }

  @Test("the inspector's divider makes the inspector wider when it moves to the left")
  func inspectorDivider() {
    let inspector = Recording.controller("I")
    scene.split.setViewController(inspector, for: .inspector)
    scene.split.show(.inspector)
    scene.resize(Size(width: 1200, height: 600))
    settle()
    scene.stage.drag(from: Point(x: 920, y: 300), to: Point(x: 880, y: 300))
    settle()
    #expect(scene.frame(inspector) == Rect(x: 880, y: 0, width: 320, height: 600))
    #expect(scene.split.savedState.inspectorWidth == 320)
  }

  // MARK: Keys and taps

  @Test(
    "F9 hides and shows the columns, even without a focus, and goes back to the primary column if they are collapsed"
  )
  func toggleKey() {
    scene.stage.key("F9")
    settle()
    #expect(scene.shown == ["D"])
    scene.stage.key("F9")
    settle()
    #expect(scene.shown == ["A", "D"])
    scene.resize(SplitScene.narrow)
    settle()
    scene.stage.key("F9")
    settle()
    #expect(scene.stack == "A")
    let triple = SplitScene(.tripleColumn, size: Size(width: 1200, height: 600))
    triple.stage.key("F9")
    triple.stage.settle()
    #expect(triple.shown == ["D"])
    triple.stage.key("F9")
    triple.stage.settle()
    #expect(triple.shown == ["A", "B", "D"])
  }

  @Test("Escape or a tap outside first closes columns that cover the content")
  func closeOverlay() {
    scene.split.preferredDisplayMode = .oneOverSecondary
    scene.d.navigationController?.pushViewController(Recording.controller("E"), animated: false)
    settle()
    scene.stage.key("Escape")
    settle()
    #expect(scene.split.displayMode == .secondaryOnly)
    #expect(scene.d.navigationController?.viewControllers.count == 2)
    scene.split.show(.primary)
    settle()
    #expect(scene.split.displayMode == .oneOverSecondary)
    scene.stage.click(at: Point(x: 100, y: 300))
    settle()
    #expect(scene.split.displayMode == .oneOverSecondary)
    scene.stage.click(at: Point(x: 700, y: 300))
    settle()
    #expect(scene.split.displayMode == .secondaryOnly)
    scene.stage.key("Escape")
    settle()
    #expect(scene.d.navigationController?.viewControllers.count == 1)
  }

  @Test(
    "S-15: the display mode button hides and shows the columns, and is hidden while they are collapsed"
  )
  func button() {
    let item = scene.split.displayModeButtonItem
    #expect(item.accessibilityLabel == "Hide Sidebar" && !item.isHidden)
    item.action?()
    settle()
    #expect(scene.split.displayMode == .secondaryOnly)
    #expect(item.accessibilityLabel == "Show Sidebar")
    item.action?()
    settle()
    #expect(scene.split.displayMode == .oneBesideSecondary)
    scene.resize(SplitScene.narrow)
    settle()
    #expect(item.isHidden)
  }

  // MARK: Gestures

  /// Drags a finger, and lets go.
  private func drag(
    from start: Double, to end: Double, cancelling: Bool = false, resting: Double = 0.5
  ) {
    let stage = scene.stage
    stage.touch(began: Point(x: start, y: 300))
    for step in stride(from: 0.2, through: 1, by: 0.2) {
      stage.advance(by: 0.05)
      stage.touch(moved: Point(x: start + (end - start) * step, y: 300))
    }
    stage.advance(by: resting)
    if cancelling {
      stage.touch(cancelled: 0)
    } else {
      stage.touch(ended: Point(x: end, y: 300))
    }
  }

  @Test(
    "S-15: a drag from the edge moves the column in; the will calls are sent at once, the did calls at the end"
  )
  func edge() {
    #expect(scene.split.presentsWithGesture)
    scene.split.preferredSplitBehavior = .overlay
    scene.split.hide(.primary)
    _ = scene.rest()
    let stage = scene.stage
    stage.touch(began: Point(x: 4, y: 300))
    stage.advance(by: 0.05)
    stage.touch(moved: Point(x: 44, y: 300))
    stage.advance(by: 0.05)
    stage.touch(moved: Point(x: 164, y: 300))
    stage.advance(by: 0.5)
    #expect(
      scene.recording.tokens()
        == "swipe mode(3) show(primary) Navigation.wa(true) A.wa(true) Navigation.ia(true) A.ia(true)"
        .named)
    let frame = scene.a.navigationController?.view.presentation.frame ?? .zero
    #expect(abs(frame.maxX - 160) < 1)
    stage.touch(moved: Point(x: 264, y: 300))
    stage.advance(by: 0.5)
    stage.touch(ended: Point(x: 264, y: 300))
    #expect(scene.rest() == "Navigation.da(true) A.da(true) swiped".named)
    #expect(scene.split.displayMode == .oneOverSecondary && scene.frame(scene.a).minX == 0)
  }

  @Test("a drag is cancelled if it ends before the middle, or with a flick back")
  func cancelled() {
    scene.split.hide(.primary)
    _ = scene.rest()
    drag(from: 4, to: 120)
    let log = """
      swipe mode(2) show(primary) Navigation.wa(true) A.wa(true) Navigation.ia(true) A.ia(true) \
      Navigation.wd(true) A.wd(true) Navigation.dd(true) A.dd(true) mode(1) hide(primary) swiped
      """
    #expect(scene.rest() == log.named)
    #expect(scene.split.displayMode == .secondaryOnly)
    #expect(scene.frame(scene.d) == Rect(x: 0, y: 0, width: 820, height: 600))
    drag(from: 4, to: 300, cancelling: true)
    #expect(scene.rest() == log.named)
    drag(from: 4, to: 100, resting: 0)
    settle()
    #expect(scene.split.displayMode == .oneBesideSecondary)
  }

  @Test(
    "away from the edge only two fingers on a touchpad show a column, and any drag pushes an overlay away"
  )
  func elsewhere() {
    scene.split.preferredSplitBehavior = .overlay
    scene.split.hide(.primary)
    settle()
    drag(from: 200, to: 500)
    settle()
    #expect(scene.split.displayMode == .secondaryOnly)
    scene.stage.touchpadScroll(by: Point(x: 300, y: 0), at: Point(x: 400, y: 300))
    settle()
    #expect(scene.split.displayMode == .oneOverSecondary)
    drag(from: 300, to: 60)
    settle()
    #expect(scene.split.displayMode == .secondaryOnly)
    scene.split.presentsWithGesture = false
    drag(from: 4, to: 300)
    settle()
    #expect(scene.split.displayMode == .secondaryOnly)
  }

  @Test("in a right-to-left layout the columns slide in from the right edge")
  func mirroredEdge() {
    let scene = SplitScene(settings: Settings(layoutDirection: .rightToLeft))
    scene.split.hide(.primary)
    scene.stage.settle()
    scene.stage.touch(began: Point(x: 816, y: 300))
    for x in [780.0, 700, 600, 540] {
      scene.stage.advance(by: 0.05)
      scene.stage.touch(moved: Point(x: x, y: 300))
    }
    scene.stage.advance(by: 0.5)
    scene.stage.touch(ended: Point(x: 540, y: 300))
    scene.stage.settle()
    #expect(scene.split.displayMode == .oneBesideSecondary)
    #expect(scene.frame(scene.a) == Rect(x: 500, y: 0, width: 320, height: 600))
  }

  @Test(
    "a resize that collapses the columns during a gesture ends the gesture, and all views are in position"
  )
  func resizeDuringGesture() {
    scene.split.hide(.primary)
    settle()
    scene.stage.touch(began: Point(x: 4, y: 300))
    scene.stage.advance(by: 0.05)
    scene.stage.touch(moved: Point(x: 100, y: 300))
    scene.stage.advance(by: 0.05)
    scene.resize(SplitScene.narrow)
    scene.stage.advance(by: 0.05)
    scene.stage.touch(moved: Point(x: 200, y: 300))
    scene.stage.touch(ended: Point(x: 200, y: 300))
    settle()
    #expect(scene.split.isCollapsed && scene.shown == ["D"])
    #expect(scene.frame(scene.d) == Rect(x: 0, y: 0, width: 400, height: 600))
  }
}
