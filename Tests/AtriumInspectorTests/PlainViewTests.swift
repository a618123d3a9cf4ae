import AtriumContainers
import AtriumGeometry
import AtriumHarness
import AtriumInspector
import AtriumKit
import StageSupport
import Testing

/// Compares a controller whose view is added without `addChild` with a child beside it: the calls that it misses, and
/// the inspector's texts about them.
@MainActor
struct PlainViewTests {
  private let stage = Stage(size: Size(width: 400, height: 600))
  private let navigation = NavigationController()
  private let root = Probe("root")
  private let child = Probe("child")
  private let plain = Probe("plain")

  /// Shows the controllers.
  ///
  /// The initialiser does not, since memory warnings of other tests would reach them before the test runs.
  private func show() {
    navigation.viewControllers = [root]
    stage.window.rootViewController = navigation
    stage.settle()
    Scene.add(child, to: root)
    root.view.addSubview(plain.view)
    stage.settle()
  }

  /// Returns the calls since the last time: those that both receive, and those that only the child receives.
  private func calls() -> (both: [String], lost: [String]) {
    let (own, other) = (child.take(), plain.take())
    return (other, own.filter { !other.contains($0) })
  }

  @Test("IN-13, C-6: without addChild a controller misses the calls that its details list")
  func lost() {
    show()
    let added = calls()
    #expect(
      added.both
        == ["viewWillAppear", "viewIsAppearing", "layout", "viewDidAppear"])
    #expect(added.lost == ["willMove", "didMove"])
    stage.resize(to: Size(width: 700, height: 500))
    stage.settle()
    let resized = calls()
    #expect(resized.both == ["traitCollectionDidChange", "layout"])
    #expect(
      resized.lost
        == [
          "willTransition", "viewWillTransition", "willRotate", "willAnimateRotation", "didRotate",
        ])
    stage.window.sendMemoryWarning()
    #expect(calls() == (["didReceiveMemoryWarning"], []))
    navigation.pushViewController(Probe("next"), animated: false)
    stage.settle()
    #expect(calls() == (["viewWillDisappear", "viewDidDisappear"], []))
    navigation.popViewController(animated: false)
    stage.settle()
    #expect(calls() == ([], ["viewWillAppear", "viewIsAppearing", "viewDidAppear"]))
    Scene.remove(child)
    plain.view.removeFromSuperview()
    stage.settle()
    #expect(calls().both == [])
  }

  @Test(
    "IN-13: without addChild a controller misses the services of its container that its details list"
  )
  func services() throws {
    show()
    // The events go the same way.
    func chain(_ controller: ViewController) -> [ObjectIdentifier] {
      Array(
        sequence(first: controller.next) { $0?.next }.compactMap { $0 }.map(ObjectIdentifier.init))
    }
    #expect(chain(child) == chain(plain) && chain(plain).contains(ObjectIdentifier(root)))
    #expect(child.navigationController === navigation && plain.navigationController == nil)
    #expect(child.parent === root && plain.parent == nil)
    root.traitOverrides.horizontalSizeClass = .regular
    stage.settle()
    #expect(child.traitCollection.horizontalSizeClass == .regular)
    #expect(plain.traitCollection.horizontalSizeClass == .compact)
    stage.window.overrideUserInterfaceStyle = .dark
    stage.settle()
    #expect(plain.traitCollection.userInterfaceStyle == .dark)
    root.calls = []
    child.preferredContentSize = Size(width: 10, height: 10)
    plain.preferredContentSize = Size(width: 10, height: 10)
    stage.settle()
    #expect(
      root.calls.filter { $0.hasPrefix("preferred") } == ["preferredContentSizeDidChange child"])
    navigation.pushViewController(Probe("next"), animated: true)
    stage.turn()
    #expect(child.transitionCoordinator != nil && plain.transitionCoordinator == nil)
    stage.settle()
    navigation.popViewController(animated: false)
    stage.settle()
    plain.show(Probe("shown"), sender: nil)
    stage.settle()
    #expect(navigation.viewControllers.count == 1 && navigation.presentedViewController != nil)
    navigation.dismiss(animated: false)
    stage.settle()
    child.show(Probe("shown"), sender: nil)
    stage.settle()
    #expect(navigation.viewControllers.count == 2)
    weak var weakChild: ViewController?
    weak var weakPlain: ViewController?
    do {
      let (kept, lost) = (Probe("kept"), Probe("lost"))
      (weakChild, weakPlain) = (kept, lost)
      Scene.add(kept, to: root)
      root.view.addSubview(lost.view)
      stage.settle()
    }
    #expect(weakChild != nil && weakPlain == nil)
  }

  @Test(
    "IN-13: the details of a controller without a parent list what it misses and what it receives")
  func details() throws {
    show()
    let session = InspectorSession(of: stage.window)
    let pane = stage.openWindow(size: Size(width: 1280, height: 1000))
    pane.window.rootViewController = InspectorController(session)
    for controller in [plain, child] {
      session.selection = session.id(of: controller)
      stage.settle()
      let texts = Bench.texts(of: pane.window)
      let isPlain = controller === plain
      for text in UnownedText.of("plain", in: "root") { #expect(texts.contains(text) == isPlain) }
    }
    #expect(
      UnownedText.of("red", in: "court")
        == [
          "Without addChild, red does not receive viewWillTransition, willTransition and the rotation calls, nor "
            + "willMove and didMove. When court comes back on screen, it does not forward viewWillAppear to red.",
          "red has no parent: navigationController and transitionCoordinator are nil, show finds no container, "
            + "trait overrides of court do not reach it, court learns nothing of its preferredContentSize, and no "
            + "container keeps it alive.",
          "red still receives the calls of its first appearance, its layout, the traits of the window and memory "
            + "warnings, and its events go on to court.",
        ])
  }
}
