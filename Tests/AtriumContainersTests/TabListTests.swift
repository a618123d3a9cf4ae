import AtriumContainers
import AtriumControls
import AtriumGeometry
import AtriumHarness
import AtriumKit
import TestSupport
import Testing

/// The list of controllers of a tab bar controller.
@MainActor
struct TabListTests {
  private let scene = TabScene()

  @Test("T-4: before controllers are set, the list is nil and the index is NSNotFound")
  func empty() {
    let tabs = TabBarController()
    #expect(tabs.viewControllers == nil)
    #expect(tabs.selectedIndex == TabBarController.notFound)
    #expect(tabs.selectedViewController == nil)
    let recording = Recording.atRest(root: tabs)
    #expect(tabs.tabBar.items == nil && recording.tokens().isEmpty)
    tabs.viewControllers = []
    #expect(tabs.viewControllers == [] && tabs.selectedIndex == TabBarController.notFound)
    tabs.viewControllers = nil
    #expect(tabs.viewControllers == nil)
    tabs.selectedIndex = 0
    recording.stage.key("Ctrl+Tab")
    recording.stage.key("Alt+1")
    #expect(tabs.selectedViewController == nil)
  }

  @Test("T-5, DC-20: all controllers become children at once, but only the selected one is loaded")
  func children() {
    let all = ["A", "B"].map(Recording.controller)
    let tabs = TabBarController()
    tabs.title = "tabs"
    let recording = Recording(root: tabs)
    tabs.viewControllers = all
    #expect(recording.tokens() == "A.wm(tabs) A.dm(tabs) B.wm(tabs) B.dm(tabs)")
    #expect(tabs.children == all && tabs.selectedIndex == 0)
    #expect(all.allSatisfy { !$0.isViewLoaded && $0.tabBarController === tabs })
    recording.stage.window.rootViewController = tabs
    recording.stage.settle()
    #expect(recording.tokens() == "tabs.ld tabs.wa A.ld A.wa tabs.ia A.ia tabs.da A.da")
    #expect(!all[1].isViewLoaded)
  }

  @Test(
    "T-13: loading the view alone loads no tab, and the selection may change before a tab is loaded"
  )
  func loadedOnly() {
    let all = ["A", "B"].map(Recording.controller)
    let tabs = TabBarController(viewControllers: all)
    tabs.loadViewIfNeeded()
    tabs.view.layoutIfNeeded()
    tabs.selectedIndex = 1
    #expect(all.allSatisfy { !$0.isViewLoaded })
    let recording = Recording.atRest(root: tabs)
    #expect(!all[0].isViewLoaded && all[1].view.window === recording.stage.window)
  }

  @Test(
    "T-6: with a new list the selected controller stays selected, or otherwise its index, or otherwise the first"
  )
  func replace() {
    let d = Recording.controller("D")
    scene.tabs.selectedIndex = 1
    _ = scene.rest()
    scene.tabs.viewControllers = [scene.b, d]
    #expect(
      scene.rest() == "A.wm(nil) C.wm(nil) D.wm(tabs) D.dm(tabs) A.dm(nil) C.dm(nil)")
    #expect(scene.selected == "B" && scene.tabs.selectedIndex == 0)
    scene.tabs.viewControllers = [scene.a, d]
    #expect(
      scene.rest()
        == "B.wm(nil) A.wm(tabs) A.dm(tabs) A.wa B.wd B.dm(nil) A.ia B.dd A.da")
    scene.tabs.selectedIndex = 1
    _ = scene.rest()
    scene.tabs.viewControllers = [scene.c]
    #expect(
      scene.rest()
        == "A.wm(nil) D.wm(nil) C.wm(tabs) C.dm(tabs) C.ld C.wa D.wd A.dm(nil) D.dm(nil) C.ia D.dd C.da"
    )
    #expect(scene.shown == ["C"] && scene.barTitles == ["C"])
    scene.tabs.viewControllers = nil
    #expect(scene.rest() == "C.wm(nil) C.wd C.dm(nil) C.dd")
    #expect(scene.tabs.children.isEmpty && scene.barTitles.isEmpty)
  }

  @Test("a list that changes during an animated selection first ends the selection")
  func replaceMidway() {
    scene.animator = TabFade()
    scene.tabs.selectedIndex = 1
    scene.stage.advance(by: 0.1)
    _ = scene.recording.tokens()
    scene.tabs.viewControllers = [scene.a, scene.c]
    #expect(
      scene.rest()
        == "A.dd(true) B.da(true) B.wm(nil) C.ld C.wa(true) B.wd(true) B.dm(nil) C.ia(true) B.dd(true) "
        + "C.da(true)")
    #expect(scene.selected == "C" && scene.shown == ["C"])
  }

  @Test("a controller that other code removes leaves the list")
  func takenOut() {
    scene.recording.remove(scene.a)
    scene.stage.settle()
    #expect(scene.titles == ["B", "C"] && scene.selected == nil)
    scene.tabs.selectedIndex = 0
    scene.stage.settle()
    #expect(scene.shown == ["B"])
  }

  @Test("a controller that is listed twice traps")
  func twice() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let a = Recording.controller("A")
        _ = TabBarController(viewControllers: [a, a])
      }
    }
    #expect(
      trapMessage(result?.standardErrorContent)
        == "A is in TabBarController.viewControllers twice; list each controller once.")
  }

  @Test("N-5: pushing a tab bar controller onto a stack traps")
  func onNavigation() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let scene = NavigationScene()
        scene.navigation.pushViewController(TabBarController(), animated: false)
      }
    }
    #expect(
      trapMessage(result?.standardErrorContent)
        == "Pushing a tab bar controller is not supported: TabBarController onto nav; put nav into its "
        + "tabs, or present it.")
  }

  @Test("N-5, N-30: a tab bar controller as the root of a stack works, with one warning")
  func rootOfNavigation() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        let capture = LogCapture()
        let (one, next) = (Recording.controller("A"), Recording.controller("B"))
        let tabs = TabBarController(viewControllers: [one])
        let navigation = NavigationController(rootViewController: tabs)
        let stage = Stage(size: Size(width: 400, height: 600))
        stage.window.rootViewController = navigation
        stage.settle()
        precondition(one.view.window != nil && one.navigationController === navigation)
        precondition(one.view.bounds.size == Size(width: 400, height: 492))
        navigation.pushViewController(next, animated: true)
        stage.settle()
        precondition(next.view.window != nil && one.view.window == nil)
        navigation.popViewController(animated: true)
        navigation.viewControllers = [tabs]
        stage.settle()
        precondition(one.view.window != nil)
        precondition(
          capture.messages == [
            "warning: TabBarController is a tab bar controller at the root of NavigationController, "
              + "which UIKit does not support; put NavigationController into its tabs."
          ])
      }
    }
  }

  @Test("the members that are open in UIKit can be overridden")
  func overridden() {
    final class Tabs: TabBarController {
      var calls: [String] = []
      override var selectedIndex: Int {
        didSet { calls.append("index \(selectedIndex)") }
      }
      override var selectedViewController: ViewController? {
        didSet { calls.append("controller \(selectedViewController?.title ?? "")") }
      }
      override var viewControllers: [ViewController]? {
        didSet { calls.append("list") }
      }
      override func tabBar(_ tabBar: TabBar, didSelect item: TabBarItem) {
        calls.append("tap \(item.title ?? "")")
        super.tabBar(tabBar, didSelect: item)
      }
    }
    let tabs = Tabs()
    let all = ["A", "B"].map(Recording.controller)
    tabs.viewControllers = all
    let stage = Stage(size: Size(width: 400, height: 600))
    stage.window.rootViewController = tabs
    stage.settle()
    stage.click(on: "B")
    tabs.selectedIndex = 0
    tabs.selectedViewController = all[1]
    #expect(tabs.calls == ["list", "tap B", "controller B", "index 0", "controller B"])
    #expect(tabs.selectedIndex == 1)
  }

  @Test("C-19: tabBarController is the nearest tab bar controller above a controller")
  func nearest() {
    let (deep, pushed) = (Recording.controller("D"), Recording.controller("E"))
    let inner = TabBarController(viewControllers: [deep])
    let navigation = NavigationController(rootViewController: pushed)
    scene.tabs.viewControllers = [navigation, inner]
    #expect(pushed.tabBarController === scene.tabs)
    #expect(deep.tabBarController === inner && inner.tabBarController === scene.tabs)
    #expect(scene.tabs.tabBarController == nil && scene.c.tabBarController == nil)
  }

  @Test("T-9, L-27: titles and badges in the bar follow the items")
  func items() {
    #expect(scene.barTitles == ["A", "B", "C"])
    scene.b.title = "Bee"
    #expect(scene.barTitles == ["A", "Bee", "C"])
    scene.b.tabBarItem.badgeValue = "3"
    #expect(scene.tabs.tabBar.items?[1].badgeValue == "3")
  }

  @Test("each tab keeps its view and its state while another tab is selected")
  func state() {
    let view = scene.a.view
    scene.tabs.selectedIndex = 1
    scene.stage.settle()
    #expect(scene.a.view === view && view.window == nil)
    scene.tabs.selectedIndex = 0
    scene.stage.settle()
    #expect(scene.a.view === view && scene.shown == ["A"])
  }

  @Test("the state is restored by positions, and unknown and repeated positions are ignored")
  func restoration() {
    scene.tabs.selectedIndex = 2
    scene.stage.key("Ctrl+Shift+PageUp")
    let state = scene.tabs.savedState(for: scene.all)
    #expect(state == TabBarController.SavedState(order: [0, 2, 1], selectedIndex: 2))
    let new = ["A", "B", "C", "D"].map(Recording.controller)
    let tabs = TabBarController()
    tabs.restore(state, for: new)
    #expect(tabs.viewControllers == [new[0], new[2], new[1], new[3]] && tabs.selectedIndex == 1)
    tabs.restore(.init(order: [9, 1, 1, -4], selectedIndex: 77), for: new)
    #expect(tabs.viewControllers == [new[1], new[0], new[2], new[3]])
    #expect(tabs.selectedViewController === new[2])
  }
}
