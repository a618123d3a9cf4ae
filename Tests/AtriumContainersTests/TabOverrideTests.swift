import AtriumContainers
import AtriumControls
import AtriumGeometry
import AtriumHarness
import AtriumKit
import Testing

/// Members of the tab bar controller that a subclass may override, and the coordinator of its changes.
@MainActor
struct TabOverrideTests {
  private let tabs: Overriding
  private let recording: Recording
  private let all = ["A", "B", "C"].map { Recording.controller($0) }

  init() {
    tabs = Overriding()
    tabs.title = "tabs"
    tabs.setViewControllers(all, animated: false)
    recording = Recording.atRest(root: tabs)
    tabs.calls = []
  }

  @Test("a tap calls tabBar(_:didSelect:), which need not call super, and then sets the selection")
  func tap() {
    recording.stage.click(on: "B")
    recording.stage.settle()
    #expect(tabs.calls == ["item(B) A", "selected(B)"])
    #expect(tabs.selectedViewController === all[1])
    tabs.calls = []
    recording.stage.click(on: "B")
    recording.stage.settle()
    #expect(tabs.calls == ["item(B) B"])
  }

  @Test("keys set the selection through the same properties as code")
  func keysAndCode() {
    recording.stage.key("Ctrl+Tab")
    recording.stage.settle()
    tabs.selectedIndex = 2
    #expect(tabs.calls == ["selected(B)", "index(2)"])
    tabs.viewControllers = [all[0]]
    #expect(tabs.calls == ["selected(B)", "index(2)", "list(1)"])
  }

  @Test(
    "an override that does not change the selection refuses a tap, and the bar shows the old selection again"
  )
  func refuses() {
    let delegate = Delegate()
    tabs.delegate = delegate
    tabs.allows = false
    recording.stage.click(on: "B")
    recording.stage.settle()
    #expect(tabs.selectedViewController === all[0] && delegate.selected.isEmpty)
    #expect(tabs.tabBar.selectedItem === all[0].tabBarItem)
    tabs.allows = true
    recording.stage.click(on: "B")
    recording.stage.settle()
    #expect(tabs.selectedViewController === all[1] && delegate.selected == ["B"])
  }

  @Test("R-14: a change of tabs with an animator has its coordinator when the setter returns")
  func coordinator() {
    let scene = TabScene()
    scene.animator = TabFade()
    scene.tabs.selectedIndex = 1
    let coordinator = scene.tabs.transitionCoordinator
    #expect(coordinator?.isAnimated == true && coordinator?.transitionDuration == 0.2)
    #expect(coordinator?.viewController(forKey: .from) === scene.a)
    #expect(coordinator?.viewController(forKey: .to) === scene.b)
    #expect(scene.b.transitionCoordinator === coordinator)
    var log: [String] = []
    coordinator?.animate(
      alongsideTransition: { _ in log.append("along") }, completion: { _ in log.append("end") })
    scene.stage.settle()
    #expect(log == ["along", "end"] && scene.tabs.transitionCoordinator == nil)
    scene.animator = nil
    scene.tabs.selectedIndex = 2
    #expect(scene.tabs.transitionCoordinator == nil)
  }
}

@MainActor
private final class Delegate: TabBarControllerDelegate {
  var selected: [String] = []

  func tabBarController(
    _ tabBarController: TabBarController, didSelect viewController: ViewController
  ) { selected.append(viewController.title ?? "") }
}

/// A tab bar controller that logs the selections that are set.
@MainActor
private final class Overriding: TabBarController {
  var calls: [String] = []
  var allows = true

  override var selectedViewController: ViewController? {
    get { super.selectedViewController }
    set {
      calls.append("selected(\(newValue?.title ?? ""))")
      if allows { super.selectedViewController = newValue }
    }
  }

  override var selectedIndex: Int {
    didSet { calls.append("index(\(selectedIndex))") }
  }

  override var viewControllers: [ViewController]? {
    didSet { calls.append("list(\(viewControllers?.count ?? 0))") }
  }

  override func tabBar(_ tabBar: TabBar, didSelect item: TabBarItem) {
    calls.append("item(\(item.title ?? "")) \(selectedViewController?.title ?? "")")
  }
}
