import AtriumHarness
import Ported
import Testing
import UIKitNames

@MainActor
private final class Diary: DrawerControllerDelegate {
  var entries: [String] = []

  func drawerController(_ drawerController: DrawerController, willChangeTo isOpen: Bool) {
    entries.append(isOpen ? "opening" : "closing")
  }

  func drawerController(_ drawerController: DrawerController, didChangeTo isOpen: Bool) {
    entries.append(isOpen ? "open" : "closed")
  }

  func take() -> [String] {
    defer { entries = [] }
    return entries
  }
}

/// A child that logs its appearance calls.
private final class Page: UIViewController {
  var calls: [String] = []
  override func viewWillAppear(_ animated: Bool) { calls.append("will appear") }
  override func viewDidAppear(_ animated: Bool) { calls.append("did appear") }
  override func viewWillDisappear(_ animated: Bool) { calls.append("will disappear") }
  override func viewDidDisappear(_ animated: Bool) { calls.append("did disappear") }
}

/// The ported drawer on the stage.
@MainActor
@Suite(.ownWindows)
struct DrawerTests {
  private let stage = Stage(size: CGSize(width: 400, height: 600))
  private let diary = Diary()
  private let main = Page()
  private let menu = Page()
  private let drawer: DrawerController

  init() {
    drawer = DrawerController(mainViewController: main, menuViewController: menu)
    drawer.drawerDelegate = diary
    stage.window.rootViewController = drawer
    stage.settle()
  }

  private func swipe(from start: Double, to end: Double) {
    stage.touch(began: CGPoint(x: start, y: 300))
    for part in 1...5 {
      stage.advance(by: 0.02)
      stage.touch(moved: CGPoint(x: start + (end - start) * Double(part) / 5, y: 300))
    }
    stage.touch(ended: CGPoint(x: end, y: 300))
    stage.settle()
  }

  @Test(
    "opening and closing sends the menu balanced calls, and notifies the delegate of each change")
  func calls() {
    drawer.setOpen(true, animated: true)
    stage.settle()
    #expect(drawer.isOpen && diary.take() == ["opening", "open"])
    #expect(menu.calls == ["will appear", "did appear"])
    #expect(
      menu.view.convert(menu.view.bounds, to: nil) == CGRect(x: 0, y: 0, width: 280, height: 600))
    drawer.setOpen(false, animated: false)
    stage.settle()
    #expect(!drawer.isOpen && diary.take() == ["closing", "closed"])
    #expect(menu.calls == ["will appear", "did appear", "will disappear", "did disappear"])
    #expect(menu.parent == nil && drawer.children == [main])
  }

  @Test("a drag from the edge opens the drawer, and a drag back or a tap outside closes it")
  func gestures() {
    swipe(from: 2, to: 250)
    #expect(drawer.isOpen && diary.take() == ["opening", "open"])
    swipe(from: 250, to: 20)
    #expect(!drawer.isOpen && diary.take() == ["closing", "closed"])
    drawer.setOpen(true, animated: false)
    stage.settle()
    stage.click(at: CGPoint(x: 380, y: 300))
    stage.settle()
    #expect(!drawer.isOpen && diary.take() == ["opening", "open", "closing", "closed"])
  }

  @Test("another main controller fades in with balanced calls")
  func replacement() {
    let next = Page()
    drawer.setMainViewController(next, animated: true)
    stage.settle()
    #expect(drawer.children == [next] && next.drawerController === drawer)
    #expect(main.calls == ["will appear", "did appear", "will disappear", "did disappear"])
    #expect(next.calls == ["will appear", "did appear"])
  }

  @Test("a drawer that has left its window is released")
  func leaks() {
    let stage = Stage(size: CGSize(width: 400, height: 600))
    weak var weakDrawer: DrawerController?
    do {
      let drawer = DrawerController(
        mainViewController: UIViewController(), menuViewController: UIViewController())
      weakDrawer = drawer
      stage.window.rootViewController = drawer
      drawer.setOpen(true, animated: true)
      stage.settle()
      stage.window.rootViewController = UIViewController()
      stage.settle()
    }
    #expect(weakDrawer == nil)
  }
}
