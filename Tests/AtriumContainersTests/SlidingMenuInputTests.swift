import AtriumContainers
import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumHarness
import AtriumKit
import TestSupport
import Testing

/// Movements of the front: drags, keys, styles, and how one movement replaces another.
@MainActor
struct SlidingMenuInputTests {
  private typealias Style = SlidingMenuController.Style

  private func closed(
    _ style: Style = SlidingMenuScene.bare, _ change: (inout Style) -> Void = { _ in },
    size: Size = Size(width: 400, height: 600), settings: Settings = Settings()
  ) -> SlidingMenuScene {
    var style = style
    style.opensAtStart = false
    style.wrapsContents = false
    change(&style)
    return SlidingMenuScene(style: style, size: size, settings: settings)
  }

  /// Drags a finger in steps of a frame, and leaves it down.
  private func drag(_ scene: SlidingMenuScene, from start: Double, to end: Double, in time: Double)
  {
    scene.stage.touch(began: Point(x: start, y: 300))
    let steps = max(1, Int((time * 60).rounded()))
    for step in 1...steps {
      scene.step(1.0 / 60)
      let x = start + (end - start) * Double(step) / Double(steps)
      scene.stage.touch(moved: Point(x: x, y: 300))
    }
  }

  private func lift(_ scene: SlidingMenuScene, at x: Double, after pause: Double = 0) {
    if pause > 0 { scene.step(pause) }
    scene.stage.touch(ended: Point(x: x, y: 300))
  }

  // MARK: Positions

  @Test(
    "SW-P1, SW-P2: there are five positions, the trailing positions are mirrored, and each style has its widths"
  )
  func positions() {
    let scene = closed(.reveal, size: Size(width: 800, height: 600))
    scene.sliding.trailingMenuController = Recording.controller("T")
    let places = SlidingMenuController.Position.allCases.map { position in
      scene.sliding.setPosition(position, animated: false)
      return scene.x(of: scene.a)
    }
    #expect(places == [-320, -260, 0, 260, 320])
    scene.sliding.setPosition(.closed, animated: false)
    #expect(scene.shown == ["A"])
  }

  @Test(
    "SW-P3, JP-3: widths are points, a remainder, a fraction, or within limits, and invalid ones count as zero"
  )
  func widths() {
    let widths: [(Style.Width, Double)] = [
      (.points(260), 260), (.remainder(70), 330), (.fraction(0.8), 320),
      (.clamped(fraction: 0.25, least: 180, most: 280), 180), (.points(-3), 0), (.points(.nan), 0),
      (.points(9000), 400), (.remainder(.infinity), 0), (.fraction(-1), 0),
    ]
    for (width, points) in widths {
      let scene = closed { $0.menuWidth = width }
      scene.sliding.setPosition(.leading, animated: false)
      #expect(scene.x(of: scene.a) == points, "\(width)")
    }
  }

  @Test("SW-P4: the menu is displaced by 40 points, and moves to its final position with the front")
  func parallax() {
    let scene = closed(.reveal)
    drag(scene, from: 5, to: 135, in: 0.2)
    let menu = scene.sliding.menuController?.view
    func x() -> Double? { menu.map { scene.sliding.view.convert($0.bounds, from: $0).minX } }
    #expect(scene.x(of: scene.a) == 130 && x() == -20)
    #expect(menu?.bounds.width == 320)
    scene.stage.touch(moved: Point(x: 285, y: 300))
    #expect(x() == 0)
    lift(scene, at: 285)
  }

  // MARK: Commands

  @Test(
    "SW-O2, SW-O6: the menu appears first and disappears last, with will and did calls around each movement"
  )
  func order() {
    let scene = closed()
    scene.notesMoves = true
    var ends: [Bool] = []
    scene.sliding.setPosition(.leading, animated: true) { ends.append($0) }
    #expect(scene.recording.turn() == "Menu.ld Menu.wa will(leading) || Menu.ia Menu.da")
    #expect(scene.rest() == "did(leading,true)" && ends == [true])
    scene.sliding.setPosition(.leading, animated: true) { ends.append($0) }
    #expect(scene.rest() == "" && ends == [true, true])
    scene.sliding.setPosition(.trailing, animated: true)
    #expect(scene.rest() == "will(closed) Menu.wd did(closed,true) Menu.dd")
  }

  @Test("SW-O3: a toggle closes an open menu, and switches directly from one menu to the other")
  func toggles() {
    let scene = closed()
    scene.sliding.trailingMenuController = Recording.controller("T")
    scene.stage.settle()
    _ = scene.recording.tokens()
    scene.notesMoves = true
    scene.sliding.toggleTrailingMenu()
    #expect(scene.rest() == "T.ld T.wa will(trailing) T.ia T.da did(trailing,true)")
    #expect(scene.x(of: scene.a) == -200)
    scene.sliding.toggleMenu()
    #expect(
      scene.rest() == "Menu.ld Menu.wa will(leading) Menu.ia Menu.da T.wd T.dd did(leading,true)")
    scene.sliding.toggleMenu()
    #expect(scene.rest() == "will(closed) Menu.wd did(closed,true) Menu.dd")
  }

  @Test("SW-O1: with the queue, movements wait for each other and for a drag")
  func queue() {
    let scene = closed { $0.overlap = .queue }
    scene.notesMoves = true
    scene.sliding.toggleMenu()
    scene.sliding.toggleMenu()
    _ = scene.rest()
    #expect(scene.sliding.position == .closed)
    drag(scene, from: 5, to: 150, in: 0.1)
    scene.sliding.setPosition(.closed, animated: true)
    #expect(scene.x(of: scene.a) == 145)
    lift(scene, at: 150)
    #expect(
      scene.rest()
        == "shouldDrag beginDrag Menu.wa Menu.ia Menu.da endDrag will(leading) did(leading,true) "
        + "will(closed) Menu.wd did(closed,true) Menu.dd")
  }

  @Test(
    "a movement is taken over at its current position and velocity, and the calls stay balanced")
  func takeOver() throws {
    let scene = closed()
    scene.notesMoves = true
    scene.sliding.toggleMenu()
    scene.stage.turn()
    scene.step(0.25)
    let before = try #require(scene.x(of: scene.a))
    scene.sliding.toggleMenu()
    scene.step(1.0 / 60)
    scene.step(1.0 / 60)
    let after = try #require(scene.x(of: scene.a))
    #expect(after > before && after < before + 30)
    #expect(
      scene.rest()
        == "Menu.ld Menu.wa will(leading) Menu.ia Menu.da did(leading,false) will(closed) Menu.wd "
        + "did(closed,true) Menu.dd")
    #expect(scene.x(of: scene.a) == 0)
  }

  @Test("SW-O4: when a menu is replaced while it is shown, the new menu is added first")
  func menus() {
    let scene = SlidingMenuScene()
    let new = Recording.controller("N")
    new.addLifecycleObserver(scene.recording.recorder)
    scene.sliding.menuController = new
    #expect(
      scene.rest()
        == "N.wm(P) Menu.wm(nil) Menu.wd Menu.dm(nil) N.ld N.wa N.dm(P) N.ia Menu.dd N.da")
    scene.sliding.menuController = nil
    #expect(scene.rest() == "N.wm(nil) N.wd N.dm(nil) N.dd")
    #expect(scene.sliding.position == .closed && scene.x(of: scene.a) == 0)
    scene.sliding.toggleMenu()
    #expect(scene.sliding.position == .closed)
  }

  @Test("SW-O7: setting the same menu or the same content sends no calls")
  func same() {
    let scene = SlidingMenuScene()
    scene.sliding.menuController = scene.sliding.menuController
    scene.sliding.selectedIndex = 0
    #expect(scene.rest() == "")
  }

  @Test("SW-O8, JP-11: slidingMenuController is the nearest sliding menu ancestor")
  func nearest() {
    let inner = ViewController()
    let sliding = SlidingMenuController(viewControllers: [inner], menuTitles: ["I"])
    _ = Recording.atRest(root: sliding)
    #expect(inner.slidingMenuController === sliding && sliding.slidingMenuController == nil)
    #expect(sliding.menuController?.slidingMenuController === sliding)
  }

  @Test(
    "SW-O9: the state is restored, and a state that does not fit is restored as far as possible")
  func restoration() {
    let scene = SlidingMenuScene()
    scene.sliding.selectedIndex = 2
    let state = scene.sliding.savedState
    #expect(state == .init(selectedIndex: 2, position: .closed))
    let other = SlidingMenuScene(isAtRest: false)
    other.sliding.restore(.init(selectedIndex: 1, position: .leading))
    other.stage.window.rootViewController = other.sliding
    other.stage.settle()
    #expect(other.selected == "B" && other.x(of: other.b) == 200)
    other.sliding.restore(.init(selectedIndex: 44, position: .trailingMost))
    #expect(other.selected == "B" && other.sliding.position == .closed)
  }

  // MARK: Drags

  @Test("SW-G1: a drag begins after ten horizontal points, and follows the finger one to one")
  func follows() {
    let scene = closed()
    drag(scene, from: 5, to: 14, in: 0.05)
    #expect(scene.x(of: scene.a) == 0)
    scene.stage.touch(moved: Point(x: 105, y: 302))
    #expect(scene.x(of: scene.a) == 100)
    lift(scene, at: 105)
    scene.stage.settle()
    let other = closed()
    other.stage.touch(began: Point(x: 5, y: 100))
    for y in [120.0, 140, 200] { other.stage.touch(moved: Point(x: 12, y: y)) }
    other.stage.touch(moved: Point(x: 150, y: 220))
    #expect(other.x(of: other.a) == 0)
  }

  @Test(
    "SW-G2: a drag begins only in the strip, towards a side with a menu, and if the delegate allows it"
  )
  func begins() {
    let scene = closed { $0.dragStrip = 32 }
    scene.notesMoves = true
    drag(scene, from: 60, to: 200, in: 0.1)
    lift(scene, at: 200)
    drag(scene, from: 390, to: 200, in: 0.1)
    lift(scene, at: 200)
    #expect(scene.rest() == "" && scene.x(of: scene.a) == 0)
    scene.allowsDrag = false
    drag(scene, from: 5, to: 200, in: 0.1)
    lift(scene, at: 200)
    #expect(scene.rest() == "shouldDrag" && scene.x(of: scene.a) == 0)
    // The article's style has no strip.
    let wide = closed()
    drag(wide, from: 200, to: 300, in: 0.1)
    #expect(wide.x(of: wide.a) == 100)
    lift(wide, at: 300)
  }

  @Test(
    "SW-G3: the front follows at half speed in the overdraw, and one to one if it may rest there")
  func overdraw() {
    let scene = closed(.reveal, size: Size(width: 800, height: 600))
    drag(scene, from: 5, to: 265, in: 0.2)
    #expect(scene.x(of: scene.a) == 260)
    for (x, place) in [(305.0, 280.0), (385, 320), (600, 320), (165, 160)] {
      scene.stage.touch(moved: Point(x: x, y: 300))
      #expect(scene.x(of: scene.a) == place)
    }
    let free = closed(.reveal, { $0.restsInOverdraw = true }, size: Size(width: 800, height: 600))
    drag(free, from: 5, to: 305, in: 0.2)
    #expect(free.x(of: free.a) == 300)
    let none = closed()
    drag(none, from: 5, to: 305, in: 0.2)
    #expect(none.x(of: none.a).map { abs($0 - 210) < 1e-9 } == true)
  }

  @Test("SW-G4: the delegate is notified of the progress and of the overdraw")
  func progress() {
    let scene = closed(.reveal, size: Size(width: 800, height: 600))
    drag(scene, from: 5, to: 135, in: 1.0 / 60)
    scene.stage.touch(moved: Point(x: 325, y: 300))
    lift(scene, at: 325, after: 0.3)
    #expect(scene.progress == ["0.5 0.0", "1.12 0.5", "1.12 0.5"])
  }

  @Test(
    "SW-G5: the direction of a flick decides, on either side of the middle",
    arguments: [(40.0, 0.1, true), (-60, 0.1, false)])
  func flick(way: Double, time: Double, opens: Bool) {
    let scene = closed(.reveal, size: Size(width: 800, height: 600))
    if !opens { scene.sliding.setPosition(.leading, animated: false) }
    let start = opens ? 5.0 : 300
    drag(scene, from: start, to: start + way, in: time)
    lift(scene, at: start + way)
    scene.step(0.45)
    #expect(scene.x(of: scene.a) == (opens ? 260 : 0))
  }

  @Test(
    "SW-G6: a slow release moves to the nearer end, or back from the overdraw unless it may rest there"
  )
  func release() {
    func place(_ x: Double, _ change: (inout Style) -> Void = { _ in }) -> Double? {
      let scene = closed(.reveal, change, size: Size(width: 800, height: 600))
      drag(scene, from: 5, to: 5 + x, in: 0.5)
      lift(scene, at: 5 + x, after: 0.3)
      scene.stage.settle()
      return scene.x(of: scene.a)
    }
    #expect(place(129) == 0 && place(131) == 260 && place(300) == 0)
    #expect(place(300) { $0.bouncesBackOnOverdraw = false } == 260)
    func rests(_ style: inout Style) {
      (style.bouncesBackOnOverdraw, style.restsInOverdraw) = (false, true)
    }
    #expect(place(285, rests) == 260 && place(295, rests) == 320)
  }

  @Test("SW-G7: a cancelled drag returns to where it began, and the pair of calls stays balanced")
  func cancelled() {
    let scene = closed()
    scene.notesMoves = true
    drag(scene, from: 5, to: 190, in: 0.1)
    scene.stage.touch(cancelled: 0)
    #expect(
      scene.rest() == "shouldDrag beginDrag Menu.ld Menu.wa Menu.ia Menu.da endDrag Menu.wd Menu.dd"
    )
    #expect(scene.x(of: scene.a) == 0)
    drag(scene, from: 5, to: -90, in: 0.1)
    #expect(scene.x(of: scene.a) == 0)
  }

  @Test("SW-G8, JP-9: a tap on a blocked front closes the menu, and does not reach the content")
  func tap() {
    var clicks = 0
    let scene = SlidingMenuScene(style: blocking) { name in
      let controller = Recording.controller(name)
      controller.view = Button(title: name) { clicks += 1 }
      return controller
    }
    scene.sliding.toggleMenu(animated: false)
    scene.stage.settle()
    scene.stage.click(at: Point(x: 350, y: 300))
    scene.stage.settle()
    #expect(clicks == 0 && !scene.sliding.isMenuVisible)
    scene.stage.click(at: Point(x: 350, y: 300))
    #expect(clicks == 1)
  }

  private var blocking: Style {
    var style = SlidingMenuScene.bare
    (style.blocksFront, style.opensAtStart, style.dimming) = (true, false, 0.5)
    return style
  }

  @Test("JP-2: a closed menu cannot be dragged open over a navigation controller that can go back")
  func navigationRoot() {
    var style = Style.plain
    style.opensAtStart = false
    let scene = SlidingMenuScene(["A"], style: style)
    scene.a.navigationController?.pushViewController(ViewController(), animated: false)
    scene.stage.settle()
    drag(scene, from: 30, to: 200, in: 0.1)
    #expect(scene.sliding.menuController?.viewIfLoaded?.window == nil)
    lift(scene, at: 200)
    scene.stage.settle()
    scene.a.navigationController?.popToRootViewController(animated: false)
    scene.stage.settle()
    drag(scene, from: 30, to: 200, in: 0.1)
    #expect(scene.sliding.menuController?.viewIfLoaded?.window != nil)
    lift(scene, at: 200)
  }

  @Test("JP-5: toggles of a side without a menu do nothing")
  func absent() {
    let scene = closed()
    scene.sliding.toggleTrailingMenu()
    #expect(scene.rest() == "" && scene.sliding.position == .closed)
  }

  @Test(
    "JP-7: a menu becomes a child when it is set, is loaded when it is shown, and one side is shown at a time"
  )
  func sides() {
    let scene = closed { $0.dragStrip = nil }
    let trailing = Recording.controller("T")
    scene.sliding.trailingMenuController = trailing
    #expect(trailing.parent === scene.sliding && !trailing.isViewLoaded)
    drag(scene, from: 200, to: 300, in: 0.1)
    #expect(scene.shown == ["Menu", "A"])
    scene.stage.touch(moved: Point(x: 100, y: 300))
    #expect(scene.shown == ["A", "T"] && scene.x(of: scene.a) == -100)
    lift(scene, at: 100, after: 0.3)
    scene.stage.settle()
    #expect(scene.sliding.position == .closed && scene.shown == ["A"])
  }

  @Test("JP-8: a drag over 15 % of the width completes a movement, and a shorter drag does not")
  func travel() {
    func place(_ x: Double) -> Double? {
      let scene = closed(.panels)
      drag(scene, from: 5, to: 5 + x, in: 0.5)
      lift(scene, at: 5 + x, after: 0.3)
      scene.stage.settle()
      return scene.x(of: scene.a)
    }
    #expect(place(59) == 0 && place(60) == 320)
  }

  @Test("two fingers on a touchpad open and close the menu from anywhere")
  func touchpad() {
    let scene = closed()
    scene.stage.touchpadScroll(by: Point(x: 130, y: 0), at: Point(x: 200, y: 300))
    scene.stage.settle()
    #expect(scene.sliding.position == .leading)
    scene.stage.touchpadScroll(by: Point(x: -130, y: 0), at: Point(x: 300, y: 300))
    scene.stage.settle()
    #expect(scene.sliding.position == .closed)
  }

  @Test("a mouse drag from the edge opens the menu, and a drag of the open front closes it")
  func mouse() {
    let scene = closed()
    scene.stage.drag(from: Point(x: 8, y: 300), to: Point(x: 190, y: 300))
    scene.stage.settle()
    #expect(scene.sliding.position == .leading)
    scene.stage.drag(from: Point(x: 350, y: 300), to: Point(x: 180, y: 300))
    scene.stage.settle()
    #expect(scene.sliding.position == .closed)
  }

  @Test("a finger catches the moving front, even in the second half of a replacement")
  func caught() throws {
    let scene = SlidingMenuScene()
    scene.choose("B")
    scene.stage.turn()
    scene.step(0.75)
    let place = try #require(scene.x(of: scene.b))
    scene.stage.touch(began: Point(x: 350, y: 300))
    scene.stage.touch(moved: Point(x: 365, y: 300))
    let caught = try #require(scene.x(of: scene.b))
    #expect(abs(caught - place) < 40)
    scene.step(1)
    #expect(scene.x(of: scene.b) == caught)
    scene.stage.touch(ended: Point(x: 365, y: 300))
    scene.stage.settle()
    #expect([0, 200].contains(scene.x(of: scene.b)))
    #expect(scene.selected == "B" && scene.shown.contains("B"))
  }

  // MARK: Keys and the focus

  @Test("F9 and Ctrl+M toggle the menu and focus it, and Escape closes it")
  func keys() {
    let scene = closed()
    for key in ["F9", "Ctrl+m"] {
      scene.stage.key(key)
      scene.stage.settle()
      #expect(scene.sliding.isMenuVisible)
      let table = scene.sliding.menuController?.view
      #expect(scene.stage.window.firstResponder === table)
      scene.stage.key("Escape")
      scene.stage.settle()
      #expect(!scene.sliding.isMenuVisible && scene.stage.window.firstResponder == nil)
    }
    scene.stage.key("F9")
    scene.stage.settle()
    scene.stage.key("Down")
    scene.stage.key("Down")
    scene.stage.key("Return")
    scene.stage.settle()
    #expect(scene.selected != "A" && !scene.sliding.isMenuVisible)
  }

  @Test("the focus in each content is remembered, and keys do not reach a blocked content")
  func focus() {
    let scene = SlidingMenuScene(style: blocking) { name in
      let controller = Recording.controller(name)
      let stack = View()
      for index in 0..<2 {
        let button = Button(title: "\(name)\(index)") {}
        button.frame = Rect(x: 20, y: 60 + 50 * Double(index), width: 80, height: 40)
        stack.addSubview(button)
      }
      controller.view = stack
      return controller
    }
    func focused() -> String? {
      (scene.stage.window.firstResponder as? Button)?.accessibilityLabel
        ?? (scene.stage.window.firstResponder is TableView ? "table" : nil)
    }
    let place = scene.a.view.subviews[1]
    place.becomeFirstResponder()
    scene.stage.key("F9")
    scene.stage.settle()
    #expect(focused() == "table")
    scene.stage.key("Tab")
    #expect(focused() == "table")
    scene.stage.key("Escape")
    scene.stage.settle()
    #expect(place.isFirstResponder)
    scene.stage.key("F9")
    scene.stage.settle()
    scene.choose("B")
    scene.stage.settle()
    scene.b.view.subviews[0].becomeFirstResponder()
    scene.stage.key("F9")
    scene.stage.settle()
    scene.choose("A")
    scene.stage.settle()
    #expect(place.isFirstResponder)
  }

  // MARK: Styles

  @Test("a drawer slides over the front and its dimming view, and is beside a wide front")
  func drawer() {
    let scene = closed(.drawer)
    scene.sliding.toggleMenu(animated: false)
    scene.stage.settle()
    let menu = scene.sliding.menuController?.view
    #expect(scene.x(of: scene.a) == 0 && menu?.bounds.width == 180)
    _ = scene.recording.tokens()
    scene.stage.resize(to: Size(width: 800, height: 600))
    scene.stage.settle()
    #expect(scene.x(of: scene.a) == 200 && scene.a.view.frame.width == 600)
    #expect(scene.rest().split(separator: " ").filter { $0.hasPrefix("A.sz") } == ["A.sz(600x600)"])
    scene.stage.key("Escape")
    #expect(scene.sliding.isMenuVisible)
    scene.choose("B")
    scene.stage.settle()
    #expect(scene.x(of: scene.b) == 200 && scene.sliding.isMenuVisible)
    scene.stage.resize(to: Size(width: 500, height: 600))
    scene.stage.settle()
    #expect(scene.x(of: scene.b) == 0 && !scene.sliding.isMenuVisible)
    scene.stage.resize(to: Size(width: 700, height: 600))
    scene.sliding.toggleMenu()
    scene.stage.settle()
    #expect(scene.b.view.frame.width == 700)
    scene.stage.resize(to: Size(width: 500, height: 600))
    scene.stage.resize(to: Size(width: 700, height: 600))
    #expect(!scene.sliding.isMenuVisible)
  }

  @Test("in a right-to-left layout, positions, drags and the order of the shadow are mirrored")
  func mirrored() {
    let scene = closed(settings: Settings(layoutDirection: .rightToLeft))
    scene.sliding.toggleMenu(animated: false)
    #expect(scene.x(of: scene.a) == -200)
    scene.sliding.toggleMenu(animated: false)
    drag(scene, from: 395, to: 250, in: 0.1)
    #expect(scene.x(of: scene.a) == -145)
    lift(scene, at: 250)
    scene.stage.settle()
    #expect(scene.x(of: scene.a) == -200)
    scene.choose("B")
    scene.stage.settle()
    #expect(scene.selected == "B" && scene.x(of: scene.b) == 0)
  }

  @Test(
    "with reduced motion nothing moves, and with motion off nothing fades",
    arguments: [Motion.reduced, .off])
  func reduced(motion: Motion) {
    let scene = SlidingMenuScene(settings: Settings(motion: motion))
    #expect(scene.x(of: scene.a) == 200)
    scene.sliding.toggleMenu()
    #expect(scene.x(of: scene.a) == 0)
    scene.stage.settle()
    scene.sliding.toggleMenu()
    scene.stage.settle()
    _ = scene.recording.tokens()
    scene.choose("B")
    #expect(scene.selected == "B" && scene.x(of: scene.b) == 0)
    #expect(
      scene.rest()
        == "B.ld A.wm(nil) B.wm(P) A.wd\(motion == .off ? "" : "(true)") B.wa"
        + "\(motion == .off ? "" : "(true)") B.ia B.da A.dd B.dm(P) A.dm(nil) Menu.wd Menu.dd"
        || motion == .reduced)
    #expect(scene.shown == ["B"])
    #expect(scene.stage.window.isIdle)
  }

  @Test("a window of one point, and a container that is removed during a movement, are accepted")
  func extremes() {
    let scene = SlidingMenuScene()
    scene.choose("B")
    scene.stage.turn()
    scene.step(0.3)
    scene.stage.resize(to: Size(width: 1, height: 1))
    scene.stage.settle()
    #expect(scene.selected == "B")
    scene.stage.resize(to: Size(width: 400, height: 600))
    scene.sliding.toggleMenu()
    scene.stage.turn()
    scene.step(0.1)
    scene.stage.window.rootViewController = ViewController()
    scene.stage.settle()
    #expect(scene.shown == [] && scene.sliding.position == .leading)
    scene.stage.window.rootViewController = scene.sliding
    scene.stage.settle()
    #expect(scene.shown == ["Menu", "B"] && scene.x(of: scene.b) == 200)
  }
}
