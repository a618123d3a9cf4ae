import AtriumContainers
import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumHarness
import AtriumKit
import Testing

/// How the styles of the two projects are drawn, which views they keep, and how they replace content.
@MainActor
struct SlidingMenuStyleTests {
  private typealias Style = SlidingMenuController.Style

  private func scene(
    _ style: Style, _ change: (inout Style) -> Void = { _ in },
    making make: @MainActor (String) -> ViewController = Recording.controller
  ) -> SlidingMenuScene {
    var style = style
    (style.opensAtStart, style.wrapsContents) = (false, false)
    change(&style)
    return SlidingMenuScene(style: style, making: make)
  }

  /// Returns the view around a content, with its shadow and its corners.
  private func front(_ scene: SlidingMenuScene) throws -> View {
    try #require(scene.a.view.superview?.superview)
  }

  private func drag(_ scene: SlidingMenuScene, from start: Double, to end: Double) {
    scene.stage.touch(began: Point(x: start, y: 300))
    for step in 1...10 {
      scene.step(1.0 / 60)
      scene.stage.touch(moved: Point(x: start + (end - start) * Double(step) / 10, y: 300))
    }
  }

  @Test(
    "JP-1: the three panels have an observable state, and the front beside a menu is blocked or stays active",
    arguments: [true, false])
  func panels(isBlocking: Bool) {
    var clicks = 0
    let scene = scene(.panels) {
      $0.blocksFront = isBlocking
    } making: { name in
      let controller = Recording.controller(name)
      controller.view = Button(title: name) { clicks += 1 }
      return controller
    }
    scene.sliding.trailingMenuController = Recording.controller("T")
    scene.sliding.setPosition(.leading, animated: false)
    scene.stage.settle()
    #expect(scene.sliding.position == .leading && scene.shown == ["Menu", "A"])
    scene.stage.click(at: Point(x: 380, y: 300))
    scene.stage.settle()
    #expect(scene.sliding.position == (isBlocking ? .closed : .leading))
    #expect(clicks == (isBlocking ? 0 : 1))
    scene.sliding.setPosition(.trailing, animated: false)
    scene.stage.settle()
    #expect(scene.sliding.position == .trailing && scene.shown == ["A", "T"])
  }

  @Test(
    "JP-4: the panels have a black shadow of radius 10 and opacity 0.75, and corners of 6 points")
  func corners() throws {
    let scene = scene(.panels)
    scene.sliding.setPosition(.leading, animated: false)
    scene.stage.settle()
    let front = try front(scene)
    #expect(front.shadowRadius == 10 && front.shadowOpacity == 0.75)
    #expect(front.cornerRadius == 6 && scene.a.view.superview?.cornerRadius == 6)
    #expect(scene.a.view.superview?.clipsToBounds == true && scene.a.view.cornerRadius == 0)
    let menu = try #require(scene.sliding.menuController?.view.superview)
    #expect(menu.cornerRadius == 6 && menu.clipsToBounds)
    scene.sliding.style.cornerRadius = .nan
    scene.stage.settle()
    #expect(front.cornerRadius == 0)
  }

  @Test(
    "JP-6: while the menu is closed the content is replaced at once, and while it is open the front slides off and back"
  )
  func replacement() {
    let scene = scene(.panels)
    scene.sliding.select(at: 1, animated: true)
    #expect(scene.shown == ["B"] && scene.x(of: scene.b) == 0)
    #expect(
      scene.rest()
        == "B.ld A.wm(nil) B.wm(P) A.wd B.wa B.ia B.da A.dd B.dm(P) A.dm(nil)")
    scene.sliding.setPosition(.leading, animated: false)
    scene.stage.settle()
    _ = scene.recording.tokens()
    scene.sliding.select(at: 2, animated: true)
    scene.stage.turn()
    scene.step(0.21)
    #expect(scene.shown.contains("C") && !scene.shown.contains("B"))
    scene.step(0.21)
    scene.stage.settle()
    #expect(scene.x(of: scene.c) == 0 && scene.sliding.position == .closed)
    #expect(
      scene.recording.tokens()
        == "C.ld B.wm(nil) C.wm(P) B.wd(true) C.wa(true) C.ia(true) C.da(true) B.dd(true) C.dm(P) "
        + "B.dm(nil) Menu.wd Menu.dd")
  }

  @Test("JP-12: the view of a covered menu can be released, and is then loaded again")
  func unloading() {
    for unloads in [false, true] {
      let scene = scene(.panels) { $0.unloadsCoveredMenus = unloads }
      for round in 1...2 {
        scene.sliding.setPosition(.leading, animated: true)
        #expect(
          scene.rest()
            == (round == 1 || unloads ? "Menu.ld " : "") + "Menu.wa Menu.ia Menu.da")
        scene.sliding.setPosition(.closed, animated: true)
        #expect(scene.rest() == "Menu.wd Menu.dd")
        #expect(scene.sliding.menuController?.isViewLoaded == !unloads)
      }
    }
  }

  @Test("JP-12: a menu is as wide as the container, or as its visible part, depending on the style")
  func menuWidth() {
    for fills in [true, false] {
      let scene = scene(.panels) { $0.menusFillContainer = fills }
      scene.sliding.setPosition(.leading, animated: false)
      scene.stage.settle()
      #expect(scene.sliding.menuController?.view.frame.width == (fills ? 400 : 320))
    }
  }

  @Test("JP-14: drags may begin on a menu, report their progress, and go beyond a trailing menu")
  func requests() {
    let scene = scene(.reveal)
    scene.sliding.trailingMenuController = Recording.controller("T")
    scene.sliding.setPosition(.trailing, animated: false)
    scene.stage.settle()
    // The drag begins on the menu, of which 260 points are visible at the right.
    drag(scene, from: 300, to: 240)
    #expect(scene.progress.last == "-1.12 0.5")
    scene.stage.touch(moved: Point(x: 390, y: 300))
    #expect(scene.progress.last == "-0.65 0.0")
    scene.stage.touch(cancelled: 0)
    scene.stage.settle()
    #expect(scene.sliding.position == .trailing)
    scene.allowsDrag = false
    let count = scene.progress.count
    drag(scene, from: 300, to: 390)
    scene.stage.touch(ended: Point(x: 390, y: 300))
    scene.stage.settle()
    #expect(scene.progress.count == count && scene.sliding.position == .trailing)
  }

  @Test(
    "SW-P5: a lower front keeps the top of the leading menu uncovered, even while the menu is closed"
  )
  func hierarchy() {
    let scene = scene(.reveal) { $0.frontTopInset = 64 }
    #expect(scene.shown == ["Menu", "A"])
    #expect(
      scene.sliding.view.convert(scene.a.view.bounds, from: scene.a.view)
        == Rect(x: 0, y: 64, width: 400, height: 536))
    scene.sliding.setPosition(.leading, animated: true)
    #expect(scene.rest() == "")
    scene.sliding.setPosition(.closed, animated: true)
    #expect(scene.rest() == "" && scene.shown == ["Menu", "A"])
    scene.sliding.style.frontTopInset = 9000
    scene.stage.settle()
    #expect(scene.a.view.bounds.height == 0)
    scene.sliding.style.frontTopInset = -.infinity
    scene.stage.settle()
    #expect(scene.a.view.bounds.height == 600 && scene.shown == ["A"])
  }

  @Test("SW-P5: a trailing menu is pinned to the other edge, and moves in from 40 points beyond it")
  func trailingDisplacement() {
    let scene = scene(.reveal)
    let menu = Recording.controller("T")
    scene.sliding.trailingMenuController = menu
    func place() -> Double { scene.sliding.view.convert(menu.view.bounds, from: menu.view).maxX }
    drag(scene, from: 390, to: 260)
    // At 130 of 260 points, the movement is half complete.
    #expect(place() == 420)
    scene.stage.touch(moved: Point(x: 130, y: 300))
    #expect(place() == 400)
    scene.stage.touch(cancelled: 0)
    scene.stage.settle()
  }

  @Test(
    "SW-P6: a view that extends outside the container receives input there, if the style allows it")
  func hitArea() {
    for extends in [false, true] {
      let scene = scene(.reveal) { $0.extendsHitArea = extends }
      scene.sliding.setPosition(.leading, animated: false)
      scene.stage.settle()
      let beyond = Point(x: 450, y: 300)
      #expect(scene.sliding.view.point(inside: beyond, with: nil) == extends)
      #expect(!scene.sliding.view.point(inside: Point(x: 900, y: 300), with: nil))
      #expect(scene.sliding.view.clipsToBounds == !extends)
    }
  }

  @Test("SW-P7: the background is black in the reveal style, and clear in the others")
  func background() {
    #expect(scene(.reveal).sliding.view.backgroundColor == .black)
    #expect(scene(.plain).sliding.view.backgroundColor == nil)
  }
}
