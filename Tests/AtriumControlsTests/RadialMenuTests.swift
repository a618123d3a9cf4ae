import AtriumControls
import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing

/// The menu whose items fly out of a button.
@MainActor
struct RadialMenuTests {
  /// A delegate that records its calls.
  private final class Ear: RadialMenuDelegate {
    var heard: [String] = []
    var onSelect: ((RadialMenu) -> Void)?

    func radialMenu(_ menu: RadialMenu, didSelectItemAt index: Int) {
      heard.append("select \(index)")
      onSelect?(menu)
    }
    func radialMenuWillOpen(_ menu: RadialMenu) { heard.append("willOpen") }
    func radialMenuDidOpen(_ menu: RadialMenu) { heard.append("didOpen") }
    func radialMenuWillClose(_ menu: RadialMenu) { heard.append("willClose") }
    func radialMenuDidClose(_ menu: RadialMenu) { heard.append("didClose") }
  }

  private let stage = Stage(size: Size(width: 400, height: 480))
  private let menu = RadialMenu(
    items: ["North", "East", "South", "West"].map { RadialMenuItem(title: $0) })
  private let ear = Ear()
  private let start = Point(x: 160, y: 240)

  init() {
    let root = ViewController()
    stage.window.rootViewController = root
    menu.frame = stage.window.bounds
    menu.delegate = ear
    root.view.addSubview(menu)
    stage.settle()
  }

  /// Returns the view with a name.
  private func button(_ name: String) -> View {
    menu.subviews.first { $0.accessibilityLabel == name } ?? menu
  }

  /// Returns the positions of all items on screen, rounded to hundredths of a point.
  private func places() -> [Point] { menu.items.map { place(of: $0.title) } }

  private func place(of name: String) -> Point {
    let center = button(name).presentation.center
    return Point(x: (center.x * 100).rounded() / 100, y: (center.y * 100).rounded() / 100)
  }

  private func around(_ points: [(Double, Double)]) -> [Point] {
    points.map { Point(x: start.x + $0.0, y: start.y + $0.1) }
  }

  @Test("AM-1: the defaults equal AwesomeMenu's")
  func defaults() {
    #expect([menu.nearRadius, menu.endRadius, menu.farRadius] == [110, 120, 140])
    #expect(menu.startPoint == start && button("Menu").center == start)
    #expect([menu.timeOffset, menu.animationDuration] == [0.036, 0.5])
    #expect([menu.rotateAngle, menu.menuWholeAngle] == [0, 2 * .pi])
    #expect([menu.expandRotation, menu.closeRotation] == [.pi, 2 * .pi])
    menu.open(animated: false)
    #expect(button("Menu").transform == AffineTransform(rotationAngle: -.pi / 4))
    menu.close(animated: false)
    #expect(button("Menu").transform == .identity)
    menu.rotatesStartButton = false
    menu.open(animated: false)
    #expect(button("Menu").transform == .identity)
  }

  @Test("AM-2: items share the full circle, or the arc including both ends")
  func arc() {
    menu.open(animated: false)
    #expect(places() == around([(0, -120), (120, 0), (0, 120), (-120, 0)]))
    menu.menuWholeAngle = .pi / 2
    stage.settle()
    #expect(place(of: "North") == around([(0, -120)])[0])
    #expect(place(of: "West") == around([(120, 0)])[0])
    menu.rotateAngle = .pi
    stage.settle()
    #expect(place(of: "North") == around([(0, 120)])[0])
    #expect(place(of: "West") == around([(-120, 0)])[0])
  }

  @Test("AM-2: the angle follows the number of items, and a single item is at the top")
  func otherItems() {
    menu.open(animated: false)
    menu.items = [RadialMenuItem(title: "Only")]
    menu.open(animated: false)
    #expect(places() == around([(0, -120)]))
    menu.items = ["One", "Two"].map { RadialMenuItem(title: $0) }
    menu.open(animated: false)
    #expect(places() == around([(0, -120), (0, 120)]))
    menu.items = []
    menu.open(animated: false)
    #expect(menu.isOpen && !menu.isAnimating)
  }

  @Test("AM-3: an item overshoots, swings back and stops, and later ones start later")
  func expansion() {
    menu.open()
    stage.turn()
    // In 32 frames the first item overshoots to a distance of about 140 points, and stops at 120.
    var radii: [Double] = []
    for _ in 0..<32 {
      stage.advance(by: 1.0 / 60)
      radii.append(start.y - place(of: "North").y)
    }
    #expect(abs((radii.max() ?? 0) - 140) < 8)
    #expect(radii.last == 120)
    #expect(menu.isAnimating)
    // The last item starts 0.108 s later.
    let late = place(of: "West").x - start.x
    #expect(late > -140 && late < -110)
    stage.settle()
    #expect(places() == around([(0, -120), (120, 0), (0, 120), (-120, 0)]) && !menu.isAnimating)
    #expect(button("North").transform == .identity)
  }

  @Test(
    "AM-3: the rotation ends at two fifths of the flight, and in closing the last item goes first")
  func turning() {
    menu.timeOffset = 0.1
    menu.open()
    stage.settle()
    menu.close()
    stage.turn()
    stage.advance(by: 0.09)
    #expect(place(of: "West").x < start.x - 120 && place(of: "North").y == start.y - 120)
    #expect(button("West").presentation.transform != .identity)
    stage.settle()
    #expect(places() == Array(repeating: start, count: 4))
    #expect(menu.items.allSatisfy { button($0.title).isHidden })
  }

  @Test(
    "AM-4: the chosen item grows and fades, the others shrink and fade, and then all are restored")
  func choice() {
    menu.open(animated: false)
    stage.settle()
    stage.click(on: "East")
    stage.advance(by: 0.15)
    #expect(button("East").presentation.transform.a > 1.2)
    #expect(button("North").presentation.transform.a < 0.8)
    #expect(button("East").presentation.alpha < 0.9)
    stage.settle()
    #expect(ear.heard == ["willOpen", "didOpen", "select 1", "willClose", "didClose"])
    #expect(menu.items.allSatisfy { button($0.title).isHidden && button($0.title).alpha == 1 })
    #expect(button("East").transform == .identity && !menu.isOpen)
  }

  @Test(
    "AM-5: nothing is hit while items move, every item while the menu is open, else the start button"
  )
  func hits() {
    let beside = Point(x: 20, y: 20)
    #expect(menu.hitTest(beside, with: nil) == nil)
    #expect(menu.hitTest(start, with: nil) === button("Menu"))
    menu.open()
    stage.turn()
    #expect(menu.hitTest(start, with: nil) == nil && menu.hitTest(beside, with: nil) == nil)
    stage.settle()
    #expect(menu.hitTest(beside, with: nil) === menu)
    stage.click(at: beside)
    stage.settle()
    #expect(!menu.isOpen)
  }

  @Test("AM-5: a press within twice an item's rectangle belongs to the item")
  func twice() {
    menu.open(animated: false)
    stage.settle()
    let east = Point(x: start.x + 120, y: start.y)
    stage.press(at: east)
    stage.move(to: Point(x: east.x + 45, y: east.y))
    stage.release(at: Point(x: east.x + 45, y: east.y))
    #expect(ear.heard == ["willOpen", "didOpen"])
    stage.press(at: east)
    stage.move(to: Point(x: east.x + 43, y: east.y))
    stage.release(at: Point(x: east.x + 43, y: east.y))
    #expect(ear.heard == ["willOpen", "didOpen", "select 1", "willClose"])
  }

  @Test("AM-6: opening and closing do nothing while the menu moves or is already in that state")
  func noOps() {
    menu.close()
    menu.open()
    menu.open()
    menu.close()
    #expect(ear.heard == ["willOpen"])
    stage.settle()
    menu.open()
    menu.close()
    menu.open()
    stage.settle()
    #expect(ear.heard == ["willOpen", "didOpen", "willClose", "didClose"])
  }

  @Test("items that are set during a movement, or in the delegate's call, end the movement at once")
  func changes() {
    menu.open()
    stage.turn()
    menu.items = [RadialMenuItem(title: "North")]
    #expect(!menu.isOpen && !menu.isAnimating)
    stage.settle()
    #expect(ear.heard == ["willOpen", "willClose", "didClose"])
    menu.open(animated: false)
    stage.settle()
    ear.onSelect = { $0.items = [] }
    stage.click(on: "North")
    stage.settle()
    #expect(ear.heard.suffix(3) == ["select 0", "willClose", "didClose"] && !menu.isOpen)
  }

  @Test("keys open the menu, move along the arc past disabled items, choose and close")
  func keys() {
    menu.items = ["North", "East", "South"].map {
      RadialMenuItem(title: $0, isEnabled: $0 != "East")
    }
    stage.key("Tab")
    stage.key("space")
    stage.settle()
    #expect(menu.isOpen)
    stage.key("Right")
    #expect(button("North").isFocused)
    stage.key("Right")
    #expect(button("South").isFocused)
    stage.key("Right")
    #expect(button("North").isFocused)
    stage.key("Escape")
    stage.settle()
    #expect(!menu.isOpen && button("Menu").isFocused)
  }

  @Test("a menu that leaves its window while items move is open or closed, and works again")
  func leaving() {
    menu.open()
    stage.turn()
    let root = menu.superview
    menu.removeFromSuperview()
    stage.settle()
    root?.addSubview(menu)
    stage.settle()
    #expect(menu.isOpen && !menu.isAnimating)
    menu.close()
    stage.settle()
    #expect(ear.heard == ["willOpen", "didOpen", "willClose", "didClose"])
  }
}
