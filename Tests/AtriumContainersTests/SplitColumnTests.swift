import AtriumContainers
import AtriumGeometry
import AtriumHarness
import AtriumKit
import TestSupport
import Testing

/// The controllers of the columns, and calls that trap.
@MainActor
struct SplitColumnTests {
  typealias Split = SplitViewController

  @Test("S-4: setting nil clears a column")
  func clear() {
    let scene = SplitScene()
    scene.split.setViewController(nil, for: .primary)
    scene.stage.settle()
    #expect(scene.split.viewControllers == [scene.d] && scene.shown == ["D"])
    #expect(scene.split.displayMode == .secondaryOnly)
    #expect(scene.frame(scene.d) == Rect(x: 0, y: 0, width: 820, height: 600))
    scene.split.setViewController(scene.a, for: .primary)
    scene.stage.settle()
    #expect(scene.split.displayMode == .oneBesideSecondary && scene.shown == ["A", "D"])
  }

  @Test("S-6: plain controllers are direct children, and in a column get a navigation controller")
  func wrapping() {
    let classic = SplitScene(.unspecified)
    #expect(classic.split.children == [classic.a, classic.d])
    let scene = SplitScene()
    #expect(scene.split.children == [scene.a, scene.d].compactMap(\.navigationController))
    #expect(scene.split.viewController(for: .primary) === scene.a)
    let navigation = NavigationController(rootViewController: ViewController())
    scene.split.setViewController(navigation, for: .secondary)
    #expect(scene.split.children.last === navigation)
  }

  @Test("a plain controller replaces the previous one in the column's navigation controller")
  func wrapperStays() {
    let scene = SplitScene()
    let navigation = scene.d.navigationController
    let new = Recording.controller("E")
    scene.split.setViewController(new, for: .secondary)
    #expect(
      scene.rest()
        == "E.wm(NavigationController#2) D.wm(nil) E.ld D.wd E.wa E.ia D.dd E.da "
        + "E.dm(NavigationController#2) D.dm(nil)")
    #expect(new.navigationController === navigation && scene.d.parent == nil)
  }

  @Test("a column's child is replaced with balanced calls")
  func replace() {
    let scene = SplitScene(.unspecified)
    let new = Recording.controller("E")
    scene.split.viewControllers = [scene.a, new]
    #expect(
      scene.rest()
        == "D.wm(nil) D.wd D.dd D.dm(nil) E.wm(split) E.dm(split) E.ld E.wa E.ia E.da")
  }

  @Test("C-19, S-12: splitViewController is the nearest split view controller among the ancestors")
  func nearest() {
    let scene = SplitScene()
    #expect(scene.a.splitViewController === scene.split)
    #expect(scene.split.splitViewController == nil)
  }

  @Test("a controller that other code removes is forgotten")
  func stranger() {
    let scene = SplitScene(.unspecified)
    scene.d.willMove(toParent: nil)
    scene.d.view.removeFromSuperview()
    scene.d.removeFromParent()
    let other = ViewController()
    other.addChild(scene.d)
    scene.split.show(scene.a, sender: nil)
    scene.stage.settle()
    #expect(scene.split.viewControllers == [scene.a])
  }

  @Test("a controller in a tab, in a page and in another split view controller appears once")
  func nested() {
    let inner = SplitScene(.doubleColumn, isShown: false)
    let tabs = TabBarController(viewControllers: [inner.split])
    let scene = SplitScene(size: Size(width: 1400, height: 700))
    scene.split.setViewController(tabs, for: .secondary)
    scene.stage.settle()
    #expect(inner.d.view.window != nil && inner.split.splitViewController === scene.split)
    scene.resize(SplitScene.narrow)
    scene.stage.settle()
    #expect(inner.split.isCollapsed && inner.d.view.window != nil && scene.stack == "A ")
    scene.resize(Size(width: 1400, height: 700))
    scene.stage.settle()
    #expect(!inner.split.isCollapsed && inner.a.view.window != nil)
  }

  // MARK: Misuse

  @Test("S-5: a controller that is in another column traps")
  func twoColumns() async {
    let message = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (split, one) = (Split(style: .doubleColumn), ViewController())
        split.title = "split"
        one.title = "one"
        split.setViewController(one, for: .secondary)
        split.setViewController(one, for: .primary)
      }
    }
    #expect(
      trapMessage(message?.standardErrorContent)
        == "one is already specified as the view controller for the secondary column of split; set "
        + "that column to nil first.")
  }

  @Test("S-5: setting columns in the style without columns traps")
  func noColumns() async {
    let message = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let split = Split()
        split.title = "split"
        split.show(.primary)
      }
    }
    #expect(
      trapMessage(message?.standardErrorContent)
        == "This API requires initializing split with SplitViewController(style:), since its style "
        + "has no columns; set its viewControllers instead.")
  }

  @Test("S-5: setting widths of a supplementary column in the double-column style traps")
  func noSupplementary() async {
    let message = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let split = Split(style: .doubleColumn)
        split.title = "split"
        split.preferredSupplementaryColumnWidth = 200
      }
    }
    #expect(
      trapMessage(message?.standardErrorContent)
        == "Widths of a supplementary column are unsupported by split, whose style is doubleColumn; "
        + "make it with SplitViewController(style: .tripleColumn).")
  }

  @Test("S-15, S-5: setting a preferred behaviour in the style without columns traps")
  func noBehavior() async {
    let message = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let split = Split()
        split.title = "split"
        split.preferredSplitBehavior = .overlay
      }
    }
    #expect(
      trapMessage(message?.standardErrorContent)
        == "This API requires initializing split with SplitViewController(style:), since its style "
        + "has no columns; set its viewControllers instead.")
  }

  @Test("a list that is too long, or has a controller twice, traps")
  func badLists() async {
    let long = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let split = Split()
        split.title = "split"
        split.viewControllers = [ViewController(), ViewController(), ViewController()]
      }
    }
    #expect(
      trapMessage(long?.standardErrorContent)
        == "split has 2 columns and cannot show 3 viewControllers; make it with another style, or "
        + "give it fewer.")
    let twice = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (split, one) = (Split(), ViewController())
        (split.title, one.title) = ("split", "one")
        split.viewControllers = [one, one]
      }
    }
    #expect(
      trapMessage(twice?.standardErrorContent)
        == "one is in split.viewControllers twice; list each controller once.")
  }
}
