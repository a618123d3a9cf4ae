import AtriumContainers
import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing

/// Lists and selections that change in the calls of a running change.
@MainActor
struct TabNestedCallTests {
  /// A controller that runs a closure once, in its first `viewWillDisappear`.
  private final class Interrupter: ViewController {
    var action: (() -> Void)?

    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      let action = action
      self.action = nil
      action?()
    }
  }

  /// Makes three tabs, the first of which contains another controller, x.
  private func scene(
    _ onTab: @escaping @MainActor (TabScene) -> Void,
    _ onChild: @escaping @MainActor (TabScene) -> Void
  ) -> TabScene {
    let scene = TabScene { name in
      let controller = name == "A" ? Interrupter() : ViewController()
      controller.title = name
      return controller
    }
    let child = Interrupter()
    child.title = "x"
    scene.recording.add(child, to: scene.a)
    _ = scene.rest()
    (scene.a as? Interrupter)?.action = { [weak scene] in scene.map(onTab) }
    child.action = { [weak scene] in scene.map(onChild) }
    return scene
  }

  @Test(
    "C-24: a tab that is selected again while it is removed at the end of a change appears again")
  func selectsWhileRemoved() {
    let scene = scene {
      $0.tabs.viewControllers = [$0.a, $0.b]
    } _: {
      $0.tabs.selectedViewController = $0.a
    }
    scene.animator = TabFade()
    scene.tabs.selectedIndex = 1
    #expect(
      scene.rest()
        == "B.ld B.wa(true) A.wd(true) x.wd B.ia(true) B.da(true) A.dd(true) C.wm(nil) A.wa(true) "
        + "x.wa(true) B.wd(true) C.dm(nil) A.ia(true) x.ia(true) B.dd(true) A.da(true) x.da(true)")
    #expect(scene.selected == "A" && scene.shown == ["A"])
  }

  @Test(
    "C-24: a tab that is selected again while it is removed at the end of a swipe appears again")
  func selectsWhileSwiped() {
    let scene = scene {
      $0.tabs.viewControllers = [$0.a, $0.b]
    } _: {
      $0.tabs.selectedViewController = $0.a
    }
    scene.tabs.allowsSwipeBetweenTabs = true
    scene.stage.touch(began: Point(x: 300, y: 200))
    for x in [200.0, 100, 50] {
      scene.stage.advance(by: 0.03)
      scene.stage.touch(moved: Point(x: x, y: 200))
    }
    scene.stage.touch(ended: Point(x: 50, y: 200))
    #expect(
      scene.rest()
        == "shouldSelect(B) B.ld B.wa(true) A.wd(true) x.wd B.ia(true) B.da(true) didSelect(B) "
        + "A.dd(true) C.wm(nil) A.wa x.wa B.wd C.dm(nil) A.ia x.ia B.dd A.da x.da")
    #expect(scene.selected == "A" && scene.shown == ["A"])
  }
}
