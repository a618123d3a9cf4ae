import AtriumContainers
import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing

/// Back commands on the open ring, in front of other content and inside containers with their own back
/// commands.
@MainActor
struct RingMenuBackTests {
  private let middle = Point(x: 400, y: 300)

  /// A ring that is the second page of a navigation controller.
  ///
  /// The ring's first child is another navigation controller with two pages, and its menu has a group.
  @MainActor private struct Scene {
    let stage = Stage(size: Size(width: 800, height: 600))
    let ring = RingMenuController()
    let inner = NavigationController(rootViewController: ViewController())
    let outer = NavigationController(rootViewController: ViewController())

    @MainActor
    init(isMirrored: Bool = false) {
      ring.menuView.style = .court
      inner.pushViewController(ViewController(), animated: false)
      inner.title = "Inner"
      let other = ViewController()
      other.title = "Other"
      ring.viewControllers = [inner, other]
      ring.menu = [.controller(inner), .submenu("Group", items: [.controller(other)])]
      outer.isNavigationBarHidden = true
      outer.pushViewController(ring, animated: false)
      if isMirrored {
        stage.window.dispatch(.settingsChanged(Settings(layoutDirection: .rightToLeft)))
      }
      stage.window.rootViewController = outer
      stage.settle()
      ring.setMenuVisible(true, animated: false)
      stage.turn()
    }

    /// The level of the ring, −1 for a closed ring, and the number of controllers on the two stacks.
    @MainActor var state: [Int] {
      [
        ring.isMenuVisible ? ring.menuView.openPath.count : -1, inner.viewControllers.count,
        outer.viewControllers.count,
      ]
    }

    @MainActor func goBack(by way: String) {
      if way == "button" {
        stage.click(at: Point(x: 300, y: 200), button: .back)
      } else {
        stage.key(way)
      }
      stage.settle()
    }
  }

  @Test(
    "RF-16: a back command on the open ring goes up one level, then closes the ring, and turns no page",
    arguments: ["button", "Alt+Left", "Back", "Escape"])
  func oneLevel(way: String) {
    let scene = Scene()
    scene.stage.key("2")
    scene.stage.settle()
    #expect(scene.state == [1, 2, 2])
    scene.goBack(by: way)
    #expect(scene.state == [0, 2, 2])
    scene.goBack(by: way)
    #expect(scene.state == [-1, 2, 2])
    // On the closed ring the command goes to the pages below.
    scene.goBack(by: way)
    #expect(scene.state == [-1, 1, 2])
  }

  @Test("RF-16: in a mirrored layout the right arrow key goes back")
  func mirrored() {
    let scene = Scene(isMirrored: true)
    scene.stage.key("2")
    scene.goBack(by: "Alt+Right")
    #expect(scene.state == [0, 2, 2])
  }

  @Test(
    "RM-21: forward commands do nothing on the open ring",
    arguments: ["button", "Alt+Right", "Forward"])
  func forward(way: String) {
    let scene = Scene()
    scene.ring.setMenuVisible(false, animated: false)
    scene.inner.popViewController(animated: false)
    scene.stage.settle()
    scene.ring.setMenuVisible(true, animated: false)
    scene.stage.turn()
    #expect(scene.state == [0, 1, 2])
    if way == "button" {
      // The first click is on an item, and the second click is outside all items.
      for y in [150.0, 20] { scene.stage.click(at: Point(x: 400, y: y), button: .forward) }
    } else {
      scene.stage.key(way)
    }
    scene.stage.settle()
    #expect(scene.state == [0, 1, 2])
  }

  @Test("RF-16: the back button restores the value of a dial")
  func dial() {
    let scene = Scene()
    var values: [Int] = []
    scene.ring.menu = [.dial("Dial", value: 40) { values.append($0) }]
    scene.stage.key("1")
    scene.stage.key("Up")
    scene.goBack(by: "button")
    #expect(values.last == 40 && values.count == 2)
    #expect(scene.state == [0, 2, 2])
  }

  @Test("the list of shortcuts has the keys for the current level of the open ring")
  func listed() {
    let scene = Scene()
    func keys(_ title: String) -> [String] {
      scene.stage.window.availableKeyCommands.filter { $0.listedTitle == title }
        .map(\.keyDescription)
    }
    #expect(
      keys("Close the ring") == [
        "Alt+Left", "Back", "Escape", "Keypad 5", "Shift+Escape", "Shift+F10", "Menu",
      ])
    #expect(keys("Choose by place") == ["1", "2"])
    #expect(keys("Up one level") == [])
    scene.stage.key("2")
    scene.stage.settle()
    #expect(keys("Up one level") == ["Alt+Left", "Back", "Escape", "Backspace", "Keypad 5"])
    scene.ring.setMenuVisible(false, animated: false)
    scene.stage.settle()
    #expect(keys("Open the ring") == ["Shift+F10", "Menu"])
    #expect(keys("Back") == ["Alt+Left", "Back", "Escape"])
  }
}
