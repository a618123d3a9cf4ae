import AtriumContainers
import AtriumControls
import AtriumGeometry
import AtriumHarness
import AtriumKit
import AtriumStoryboards
import Testing

/// Unwind segues: the search for the target, and the calls and movements that follow.
@MainActor
struct UnwindTests {
  private var journal: Journal { Journal.current }
  private let stage = Stage(size: Size(width: 393, height: 852), scale: 1)

  @Test(
    "X-18, X-23, X-24: a pushed controller unwinds to its list with prepare, the action, then the pop"
  )
  func pop() throws {
    let storyboard = try Documents.storyboard("Navigation")
    let navigation = try #require(
      storyboard.instantiateInitialViewController() as? NavigationController)
    stage.window.rootViewController = navigation
    stage.settle()
    let list = try #require(navigation.topViewController)
    list.performSegue(withIdentifier: "open", sender: nil)
    stage.settle()
    navigation.topViewController?.performSegue(withIdentifier: "next", sender: nil)
    stage.settle()
    #expect(navigation.viewControllers.count == 3)
    journal.lines = []
    navigation.topViewController?.performSegue(withIdentifier: "back", sender: nil)
    #expect(
      journal.lines.prefix(5) == [
        "Letter.canPerform false", "Letter.canPerform false", "ListController.canPerform true",
        "Letter.prepare back StoryboardSegue to ListController loaded nil",
        "ListController.unwindToList from Letter to ListController",
      ])
    stage.settle()
    #expect(navigation.viewControllers == [list])
    #expect(storyboard.warnings == [])
  }

  @Test("X-25, X-27: a presented controller unwinds to its list with one dismissal")
  func dismissal() throws {
    let storyboard = try Documents.storyboard("Navigation")
    let navigation = try #require(
      storyboard.instantiateInitialViewController() as? NavigationController)
    stage.window.rootViewController = navigation
    stage.settle()
    navigation.topViewController?.performSegue(withIdentifier: "compose", sender: nil)
    stage.settle()
    let presented = try #require(navigation.presentedViewController)
    journal.lines = []
    presented.performSegue(withIdentifier: "done", sender: nil)
    #expect(
      journal.lines == [
        "New.canPerform false", "ListController.canPerform true",
        "New.prepare done StoryboardSegue to ListController loaded nil",
        "ListController.unwindToList from New to ListController",
      ])
    stage.settle()
    #expect(navigation.presentedViewController == nil)
  }

  @Test("X-20: an unwind segue without a target does nothing")
  func nowhere() throws {
    let storyboard = try Documents.storyboard("Navigation")
    let navigation = try #require(
      storyboard.instantiateInitialViewController() as? NavigationController)
    stage.window.rootViewController = navigation
    stage.settle()
    navigation.topViewController?.performSegue(withIdentifier: "compose", sender: nil)
    stage.settle()
    let presented = try #require(navigation.presentedViewController)
    journal.lines = []
    presented.performSegue(withIdentifier: "nowhere", sender: nil)
    stage.settle()
    #expect(journal.lines == ["New.canPerform false", "ListController.canPerform false"])
    #expect(navigation.presentedViewController === presented)
  }

  @Test(
    "X-19, X-21: an unwind from a presented controller into another tab searches, selects the tab and pops"
  )
  func tabs() throws {
    let storyboard = try Documents.storyboard("Tabs")
    let tabs = try #require(storyboard.instantiateInitialViewController() as? TabBarController)
    stage.window.rootViewController = tabs
    stage.settle()
    let navigation = try #require(tabs.viewControllers?.first as? NavigationController)
    navigation.topViewController?.performSegue(withIdentifier: "push", sender: nil)
    stage.settle()
    tabs.selectedIndex = 1
    stage.settle()
    tabs.selectedViewController?.performSegue(withIdentifier: "present", sender: nil)
    stage.settle()
    let presented = try #require(tabs.presentedViewController)
    journal.lines = []
    presented.performSegue(withIdentifier: "home", sender: nil)
    #expect(
      journal.lines == [
        "Presented.canPerform false", "Second.canPerform false", "Pushed.canPerform false",
        "First.canPerform true", "Presented.prepare home StoryboardSegue to First loaded nil",
        "First.unwindHome", "Pushed.willMove nil",
      ])
    stage.settle()
    #expect(tabs.presentedViewController == nil)
    #expect(tabs.selectedIndex == 0)
    #expect(navigation.viewControllers.map(Journal.name) == ["First"])
    #expect(storyboard.warnings == [])
  }

  @Test(
    "X-22: a chain of presented controllers unwinds with one dismissal by the controller that stays"
  )
  func chain() throws {
    let storyboard = try Documents.storyboard("Tabs")
    let first = try #require(
      storyboard.instantiateViewController(withIdentifier: "First") as? TabPage)
    stage.window.rootViewController = first
    stage.settle()
    func make() -> ViewController {
      let page = storyboard.instantiateViewController(withIdentifier: "Presented")
      page.modalPresentationStyle = .fullScreen
      return page
    }
    first.present(make(), animated: false)
    stage.settle()
    for _ in 0..<2 {
      var top: ViewController = first
      while let next = top.presentedViewController { top = next }
      top.performSegue(withIdentifier: "more", sender: nil)
      stage.settle()
    }
    var top: ViewController = first
    var count = 0
    while let next = top.presentedViewController { (top, count) = (next, count + 1) }
    #expect(count == 3)
    journal.lines = []
    top.performSegue(withIdentifier: "home", sender: nil)
    stage.settle()
    #expect(
      journal.lines == [
        "Presented.canPerform false", "Presented.canPerform false", "Presented.canPerform false",
        "First.canPerform true", "Presented.prepare home StoryboardSegue to First loaded nil",
        "First.unwindHome", "First.dismiss",
      ])
    #expect(first.presentedViewController == nil)
  }

  @Test(
    "X-19: the search goes down a stack or starts at the selected tab, and skips the source's own branch"
  )
  func allowed() {
    let pages = (0..<3).map { _ in ViewController() }
    let navigation = NavigationController()
    navigation.setViewControllers(pages, animated: false)
    let search = StoryboardUnwindSegueSource(
      source: pages[2], unwindAction: ResponderAction("back:"), sender: nil)
    #expect(navigation.allowedChildrenForUnwinding(from: search) == [pages[1], pages[0]])
    #expect(navigation.childContaining(search) === pages[2])

    let tabs = TabBarController(viewControllers: [ViewController(), navigation, ViewController()])
    tabs.selectedIndex = 2
    let others = tabs.viewControllers ?? []
    #expect(tabs.allowedChildrenForUnwinding(from: search) == [others[2], others[0]])
    #expect(tabs.childContaining(search) === navigation)
  }
}
