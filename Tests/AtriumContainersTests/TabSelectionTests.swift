import AtriumContainers
import AtriumControls
import AtriumGeometry
import AtriumGraphics
import AtriumHarness
import AtriumKit
import TestSupport
import Testing

/// The selection of a tab bar controller, and the calls of its changes.
@MainActor
struct TabSelectionTests {
  private let scene = TabScene()

  @Test(
    "§10.19, T9, T-2, §9.3: a tap asks the delegate, sends both will calls and didSelect, and the window sends the rest"
  )
  func tap() {
    let tabs = scene.tabs
    scene.onDidSelect = { [weak tabs] _ in
      #expect(tabs?.selectedIndex == 1)
    }
    scene.stage.click(on: "B")
    #expect(
      scene.recording.turn()
        == "shouldSelect(B) B.ld B.wa A.wd didSelect(B) B.ia A.dd B.da || ")
    #expect(scene.shown == ["B"])
  }

  @Test(
    "§10.20, T-1, B.13, DC-19: a selection in code sends both will calls before the assignment returns"
  )
  func code() {
    scene.tabs.selectedIndex = 1
    #expect(scene.recording.turn() == "B.ld B.wa A.wd || B.ia A.dd B.da")
    scene.tabs.selectedViewController = scene.c
    #expect(scene.recording.turn() == "C.ld C.wa B.wd || C.ia B.dd C.da")
    scene.tabs.selectedViewController = scene.a
    #expect(scene.recording.turn() == "A.wa C.wd || A.ia C.dd A.da")
    #expect(scene.shown == ["A"] && scene.selected == "A")
  }

  @Test(
    "DC-24: selecting the selected tab sends no calls, and a tap on it asks and notifies the delegate (T-2)"
  )
  func same() {
    scene.tabs.selectedIndex = 0
    scene.tabs.selectedViewController = scene.a
    scene.tabs.selectedViewController = nil
    #expect(scene.rest().isEmpty)
    scene.stage.click(on: "A")
    #expect(scene.rest() == "shouldSelect(A) didSelect(A)")
  }

  @Test("T-12: a refused tap changes neither the selection nor the bar, and sends no call")
  func refused() {
    scene.allows = false
    let before = scene.stage.snapshot()
    scene.stage.click(on: "B")
    scene.stage.leave()
    #expect(scene.rest() == "shouldSelect(B)")
    #expect(scene.selected == "A" && scene.tabs.tabBar.selectedIndex == 0)
    #expect(!scene.b.isViewLoaded)
    scene.stage.turn()
    #expect(scene.stage.snapshot().isIdentical(to: before))
  }

  @Test(
    "T-7: an index out of range is ignored", arguments: [-1, 3, Int.min, TabBarController.notFound])
  func outOfRange(index: Int) {
    scene.tabs.selectedIndex = index
    #expect(scene.rest().isEmpty)
    #expect(scene.tabs.selectedIndex == 0)
  }

  @Test("T-7: selecting a controller that is not in the list traps")
  func stranger() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let scene = TabScene()
        scene.tabs.selectedViewController = Recording.controller("X")
      }
    }
    #expect(
      trapMessage(result?.standardErrorContent)
        == "tabs cannot select X, which is not in its viewControllers; add it to the list first.")
  }

  @Test("two selections in one turn send balanced calls, and only the last tab is shown")
  func twice() {
    scene.tabs.selectedIndex = 1
    scene.tabs.selectedIndex = 2
    #expect(scene.recording.turn() == "B.ld B.wa A.wd C.ld C.wa B.wd || C.ia A.dd B.dd C.da")
    scene.tabs.selectedIndex = 1
    scene.tabs.selectedIndex = 2
    #expect(scene.recording.turn() == "B.wa C.wd C.wa B.wd || C.ia B.dd C.da")
    #expect(scene.shown == ["C"])
  }

  @Test(
    "T-10: with the delegate's animator the calls are animated, and the did calls are sent at the animation's end"
  )
  func animated() {
    scene.animator = TabFade()
    scene.stage.click(on: "B")
    #expect(
      scene.recording.tokens()
        == "shouldSelect(B) B.ld B.wa(true) A.wd(true) didSelect(B) B.ia(true)")
    scene.stage.advance(by: 0.1)
    #expect(scene.shown == ["A", "B"])
    #expect(scene.rest() == "A.dd(true) B.da(true)")
    #expect(scene.shown == ["B"])
  }

  @Test("DC-17: a selection during an animated selection first ends the animated selection")
  func overlap() {
    scene.animator = TabFade()
    scene.tabs.selectedIndex = 1
    scene.stage.advance(by: 0.1)
    #expect(scene.recording.tokens() == "B.ld B.wa(true) A.wd(true) B.ia(true)")
    scene.tabs.selectedIndex = 2
    #expect(scene.recording.tokens() == "A.dd(true) B.da(true) C.ld C.wa(true) B.wd(true)")
    #expect(scene.rest() == "C.ia(true) B.dd(true) C.da(true)")
    scene.animator = nil
    scene.tabs.selectedIndex = 0
    #expect(scene.rest() == "A.wa C.wd A.ia C.dd A.da")
  }

  @Test("T-10: an interactive change that is cancelled restores the selection and the bar")
  func cancelled() {
    let hand = PercentDrivenInteractiveTransition()
    (scene.animator, scene.interactor) = (TabFade(), hand)
    scene.tabs.selectedIndex = 1
    scene.stage.turn()
    hand.update(0.5)
    scene.stage.turn()
    #expect(scene.recording.tokens() == "B.ld B.wa(true) A.wd(true) B.ia(true)")
    hand.cancel()
    #expect(scene.rest() == "B.wd(true) B.dd(true) A.wa(true) A.da(true)")
    #expect(scene.selected == "A" && scene.shown == ["A"])
    #expect(scene.tabs.tabBar.selectedItem === scene.a.tabBarItem)
  }

  @Test("a resize in the middle of a change gives both sides their new size")
  func resize() {
    scene.animator = TabFade()
    scene.tabs.selectedIndex = 1
    scene.stage.advance(by: 0.1)
    scene.stage.resize(to: Size(width: 300, height: 400))
    scene.stage.turn()
    #expect(scene.b.view.frame == Rect(x: 0, y: 0, width: 300, height: 344))
    scene.stage.settle()
    #expect(scene.shown == ["B"])
    #expect(scene.b.view.frame == Rect(x: 0, y: 0, width: 300, height: 344))
  }

  @Test("with motion off, a change with an animator ends in the turn, with the same log")
  func motionOff() {
    let scene = TabScene(settings: Settings(motion: .off))
    scene.animator = TabFade()
    scene.tabs.selectedIndex = 1
    #expect(scene.recording.turn() == "B.ld B.wa A.wd || B.ia A.dd B.da")
  }

  @Test("with reduced motion, a change with an animator stays animated and balanced")
  func reducedMotion() {
    let scene = TabScene(settings: Settings(motion: .reduced))
    scene.animator = TabFade()
    scene.tabs.selectedIndex = 1
    #expect(scene.rest() == "B.ld B.wa(true) A.wd(true) B.ia(true) A.dd(true) B.da(true)")
  }

  @Test("callbacks may select another tab: each appearance is balanced, and the last tab is shown")
  func callbacks() {
    final class Jumper: ViewController {
      var target = 0
      override func viewDidLoad() {
        super.viewDidLoad()
        if target == 1 { tabBarController?.selectedIndex = 2 }
      }
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if target == 2 { tabBarController?.selectedIndex = 0 }
      }
    }
    for (target, shown, log) in [
      (1, "C", "J.ld C.ld C.wa A.wd C.ia A.dd C.da"),
      (2, "A", "J.ld J.wa J.wd J.dd"),
    ] {
      let jumper = Jumper()
      (jumper.target, jumper.title) = (target, "J")
      let scene = TabScene()
      scene.tabs.viewControllers = [scene.a, jumper, scene.c]
      _ = scene.rest()
      scene.tabs.selectedIndex = 1
      #expect(scene.rest() == log)
      #expect(scene.selected == shown && scene.shown == [shown])
    }
  }

  @Test("a delegate may replace the list when it is asked")
  func delegateReplaces() {
    let scene = scene
    scene.onShouldSelect = { [weak scene] _ in
      guard let scene else { return }
      scene.tabs.viewControllers = [scene.a, scene.c]
    }
    scene.stage.click(on: "B")
    scene.stage.settle()
    #expect(scene.selected == "A" && scene.shown == ["A"] && scene.titles == ["A", "C"])
  }

  @Test("the focus in a tab is remembered and restored, and the focus in the bar is not moved")
  func focus() {
    let (field, other) = (Button(title: "field"), Button(title: "other"))
    for (button, owner) in [(field, scene.a), (other, scene.a)] {
      button.frame = Rect(x: 10, y: 10, width: 80, height: 30)
      owner.view.addSubview(button)
    }
    field.becomeFirstResponder()
    for isAnimated in [false, true] {
      scene.animator = isAnimated ? TabFade() : nil
      scene.tabs.selectedIndex = 1
      scene.stage.settle()
      #expect(scene.stage.window.firstResponder == nil)
      scene.tabs.selectedIndex = 0
      scene.stage.settle()
      #expect(scene.stage.window.firstResponder === field)
    }
    scene.tabs.tabBar.becomeFirstResponder()
    scene.tabs.selectedIndex = 1
    scene.tabs.selectedIndex = 0
    scene.stage.settle()
    #expect(scene.stage.window.firstResponder === scene.tabs.tabBar)
  }

  @Test("T-11: the delegate returns the orientations, and without it the base mask is used")
  func orientations() {
    final class Portrait: ViewController {
      override var supportedInterfaceOrientations: InterfaceOrientationMask { .portrait }
    }
    final class Answer: TabBarControllerDelegate {
      func tabBarControllerSupportedInterfaceOrientations(
        _ tabBarController: TabBarController
      ) -> InterfaceOrientationMask { .landscape }
    }
    let tabs = TabBarController(viewControllers: [Portrait()])
    #expect(tabs.supportedInterfaceOrientations == .all)
    let answer = Answer()
    tabs.delegate = answer
    #expect(tabs.supportedInterfaceOrientations == .landscape)
  }

  @Test("nothing is kept alive")
  func leak() {
    weak var weakTabs: TabBarController?
    weak var weakChild: ViewController?
    do {
      let scene = TabScene(["A", "B", "C", "D", "E", "F"])
      scene.tabs.selectedViewController = scene.tabs.moreNavigationController
      scene.stage.settle()
      scene.tabs.selectedIndex = 1
      scene.stage.resize(to: Size(width: 900, height: 600))
      scene.stage.settle()
      (weakTabs, weakChild) = (scene.tabs, scene.b)
    }
    #expect(weakTabs == nil && weakChild == nil)
  }

  @Test("a tab that selects itself again while it is being removed stays, and appears again")
  func returnsWhileLeaving() {
    let scene = TabScene(["A", "B"]) { name in
      let controller = name == "B" ? ReturningController() : ViewController()
      controller.title = name
      return controller
    }
    scene.tabs.selectedIndex = 1
    _ = scene.rest()
    scene.tabs.selectedIndex = 0
    #expect(scene.rest() == "A.wa B.wd B.wa A.wd B.ia A.dd B.da")
    #expect(scene.selected == "B" && scene.shown == ["B"])
  }
}

extension TabSelectionTests {
  @Test(
    "a selection in the last calls of a cancelled change stays, and the returned tab disappears")
  func selectsWhileCancelled() {
    let scene = TabScene(["A", "B", "C"]) { name in
      let controller = name == "B" ? ReturningController() : ViewController()
      controller.title = name
      (controller as? ReturningController)?.target = 2
      return controller
    }
    let hand = PercentDrivenInteractiveTransition()
    (scene.animator, scene.interactor) = (TabFade(), hand)
    scene.tabs.selectedIndex = 1
    scene.stage.turn()
    (scene.animator, scene.interactor) = (nil, nil)
    hand.cancel()
    scene.stage.settle()
    #expect(scene.selected == "C" && scene.shown == ["C"])
  }
}

/// A controller that selects another tab, or itself, when it is about to disappear.
private final class ReturningController: ViewController {
  /// The index to select; nil selects the controller itself.
  var target: Int?

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    if let target {
      tabBarController?.selectedIndex = target
    } else {
      tabBarController?.selectedViewController = self
    }
  }
}
