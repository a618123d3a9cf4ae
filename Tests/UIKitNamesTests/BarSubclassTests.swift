import AtriumHarness
import Testing
import UIKit

/// A tab bar with another height that observes its items and its selection.
@MainActor
private final class TallTabBar: UITabBar {
  var log: [String] = []

  override var items: [UITabBarItem]? {
    didSet { log.append("items \(items?.count ?? 0)") }
  }
  override var selectedItem: UITabBarItem? {
    didSet { log.append("selected \(selectedItem?.title ?? "nil")") }
  }
  override var unselectedItemTintColor: UIColor? {
    get { .brown }
    set { log.append("tint") }
  }
  override func setItems(_ items: [UITabBarItem]?, animated: Bool) {
    log.append("set animated \(animated)")
    super.setItems(items, animated: animated)
  }
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    var size = super.sizeThatFits(size)
    size.height = 90
    return size
  }
  override func layoutSubviews() {
    super.layoutSubviews()
    log.append("layout")
  }
}

/// An item that observes its properties and is never wider than 60 points.
@MainActor
private final class WatchedItem: UIBarButtonItem {
  var log: [String] = []

  override var title: String? { didSet { log.append("title \(title ?? "nil")") } }
  override var isEnabled: Bool { didSet { log.append("enabled \(isEnabled)") } }
  override var tintColor: UIColor? { didSet { log.append("tint") } }
  override var customView: UIView? { didSet { log.append("view") } }
  override var width: CGFloat {
    get { min(super.width, 60) }
    set { super.width = newValue }
  }
}

@MainActor
private final class Presser: UIViewController {
  var count = 0
  func pressed() { count += 1 }
}

/// Subclasses of bars and of bar items, which override what is open in UIKit.
@MainActor
@Suite(.ownWindows)
struct BarSubclassTests {
  @Test("a subclass of a tab bar has its own height, and observes its items and its selection")
  func tabBar() {
    let stage = Stage(size: CGSize(width: 300, height: 200))
    let root = UIViewController()
    stage.window.rootViewController = root
    let bar = TallTabBar(frame: CGRect(x: 0, y: 0, width: 300, height: 10))
    root.view.addSubview(bar)
    let items = ["One", "Two"].enumerated().map {
      UITabBarItem(title: $0.element, image: nil, tag: $0.offset)
    }
    bar.items = items
    bar.selectedItem = items[1]
    bar.unselectedItemTintColor = .red
    bar.sizeToFit()
    #expect(bar.frame.height == 90 && bar.unselectedItemTintColor == .brown)
    #expect(
      bar.log.filter { $0 != "layout" }
        == ["set animated false", "items 2", "selected Two", "tint"])
    bar.log = []
    stage.settle()
    #expect(bar.log == ["layout"])
    bar.log = []
    bar.setItems([items[0]], animated: false)
    #expect(bar.log.first == "set animated false" && bar.items?.count == 1)
  }

  @Test("a subclass of a bar button item observes its properties, and works in a bar")
  func barButtonItem() {
    let stage = Stage(size: CGSize(width: 300, height: 200))
    let presser = Presser()
    let navigation = UINavigationController(rootViewController: presser)
    stage.window.rootViewController = navigation
    let item = WatchedItem(title: "Go", style: .plain)
    item.target = presser
    item.action = Selector(Presser.self, "pressed") { $0.pressed() }
    presser.navigationItem.rightBarButtonItem = item
    item.log = []
    stage.settle()
    stage.click(on: "Go")
    item.isEnabled = false
    stage.settle()
    stage.click(on: "Go")
    item.isEnabled = true
    item.title = "Stop"
    stage.settle()
    stage.click(on: "Stop")
    item.tintColor = .red
    item.width = 200
    item.customView = UIView()
    #expect(presser.count == 2 && item.width == 60)
    #expect(item.log == ["enabled false", "enabled true", "title Stop", "tint", "view"])
  }

  @Test("a scroll view keeps whether a tap on the status bar scrolls it, which is true at first")
  func scrollsToTop() {
    let (scroll, table) = (UIScrollView(), UITableView())
    #expect(scroll.scrollsToTop && table.scrollsToTop)
    scroll.scrollsToTop = false
    #expect(!scroll.scrollsToTop && table.scrollsToTop)
  }
}
