import AtriumHarness
import Testing
import UIKit
import UIKitNames

/// The proxies that `appearance()` returns.
@MainActor
@Suite(.ownWindows)
struct AppearanceProxyTests {
  private final class Badge: UILabel {}
  private final class Panel: UIView {}
  private final class Host: UIViewController {}

  private let stage = Stage(size: CGSize(width: 400, height: 600))
  private let root = Host()

  /// Shows the root controller and runs a test, without leaving proxies behind.
  private func withProxies(_ body: () -> Void) {
    stage.window.rootViewController = root
    stage.settle()
    body()
    Appearances.removeAll()
  }

  @Test("a view takes the values of its proxy when it enters a window, and not before")
  func entering() {
    withProxies {
      UILabel.appearance().textColor = .red
      UISwitch.appearance().onTintColor = .green
      UIPageControl.appearance().pageIndicatorTintColor = .gray
      UITableView.appearance().separatorColor = .blue
      UIButton.appearance().setTitleColor(.orange, for: .normal)
      let (label, toggle, pages) = (UILabel(), UISwitch(), UIPageControl())
      let (table, button) = (UITableView(), UIButton(type: .system))
      #expect(label.textColor != .red && toggle.onTintColor == nil)
      for view in [label, toggle, pages, table, button] { root.view.addSubview(view) }
      #expect(label.textColor == .red && toggle.onTintColor == .green)
      #expect(pages.pageIndicatorTintColor == .gray && table.separatorColor == .blue)
      #expect(button.titleColor(for: .normal) == .orange)
      UILabel.appearance().textColor = .yellow
      #expect(label.textColor == .red)
      label.removeFromSuperview()
      root.view.addSubview(label)
      #expect(label.textColor == .yellow)
    }
    let label = UILabel()
    root.view.addSubview(label)
    #expect(label.textColor == .label)
  }

  @Test(
    "a value that the program has set on a view wins, before and after the view enters a window")
  func own() {
    withProxies {
      UILabel.appearance().textColor = .red
      UILabel.appearance().font = .systemFont(ofSize: 30)
      let label = UILabel()
      label.textColor = .blue
      root.view.addSubview(label)
      #expect(label.textColor == .blue && label.font == .systemFont(ofSize: 30))
      label.font = .systemFont(ofSize: 12)
      label.removeFromSuperview()
      root.view.addSubview(label)
      #expect(label.textColor == .blue && label.font == .systemFont(ofSize: 12))
    }
  }

  @Test("the proxy of a subclass precedes that of its superclass, and concerns only the subclass")
  func subclasses() {
    withProxies {
      Badge.appearance().backgroundColor = .red
      UILabel.appearance().backgroundColor = .blue
      UIView.appearance().cornerRadius = 3
      let (badge, label, panel) = (Badge(), UILabel(), Panel())
      for view in [badge, label, panel] { root.view.addSubview(view) }
      #expect([badge, label, panel].map(\.backgroundColor) == [.red, .blue, nil])
      #expect([badge, label, panel].map(\.cornerRadius) == [3, 3, 3])
    }
  }

  @Test("a proxy for containers concerns only views inside them")
  func containers() {
    withProxies {
      UILabel.appearance(whenContainedInInstancesOf: [Panel.self, Host.self]).textColor = .red
      UILabel.appearance(whenContainedInInstancesOf: [Panel.self, Panel.self]).textColor = .blue
      let panel = Panel()
      let (inner, outer) = (UILabel(), UILabel())
      panel.addSubview(inner)
      root.view.addSubview(panel)
      root.view.addSubview(outer)
      #expect(inner.textColor == .red && outer.textColor == .label)
    }
  }

  @Test("bars and their items take the values of their proxies")
  func bars() {
    withProxies {
      UINavigationBar.appearance().tintColor = .red
      UINavigationBar.appearance().barTintColor = .black
      UINavigationBar.appearance().titleTextAttributes = [.foregroundColor: UIColor.white]
      UINavigationBar.appearance().prefersLargeTitles = true
      UITabBar.appearance().barTintColor = .green
      UITabBar.appearance().unselectedItemTintColor = .gray
      let opaque = UIToolbarAppearance()
      opaque.backgroundColor = .blue
      UIToolbar.appearance().standardAppearance = opaque
      UIBarButtonItem.appearance().tintColor = .orange
      UIBarButtonItem.appearance().setTitleTextAttributes(
        [.font: UIFont.boldSystemFont(ofSize: 20)], for: .normal)
      UITabBarItem.appearance().setTitleTextAttributes(
        [.foregroundColor: UIColor.yellow], for: .selected)
      let page = UIViewController()
      let item = UIBarButtonItem(title: "Edit", style: .plain) {}
      page.navigationItem.rightBarButtonItem = item
      page.tabBarItem = UITabBarItem(tabBarSystemItem: .favorites, tag: 1)
      let navigation = UINavigationController(rootViewController: page)
      let tabs = UITabBarController()
      tabs.viewControllers = [navigation]
      let toolbar = UIToolbar()
      page.view.addSubview(toolbar)
      root.addChild(tabs)
      root.view.addSubview(tabs.view)
      tabs.didMove(toParent: root)
      stage.settle()
      let bar = navigation.navigationBar
      #expect(bar.tintColor == .red && bar.barTintColor == .black && bar.prefersLargeTitles)
      #expect(bar.titleTextAttributes?[.foregroundColor] as? UIColor == .white)
      #expect(tabs.tabBar.barTintColor == .green && tabs.tabBar.unselectedItemTintColor == .gray)
      #expect(toolbar.standardAppearance.backgroundColor == .blue)
      #expect(item.tintColor == .orange)
      #expect(
        item.titleTextAttributes(for: .normal)?[.font] as? UIFont
          == UIFont.boldSystemFont(ofSize: 20))
      #expect(
        tabs.tabBar.items?.first?.titleTextAttributes(for: .selected)?[.foregroundColor] as? UIColor
          == .yellow)
      #expect(tabs.tabBar.items?.first?.title == "Favorites")
    }
  }

  @Test("images and appearances of a navigation bar's proxy reach its bars")
  func images() {
    withProxies {
      UINavigationBar.appearance().setBackgroundImage(UIImage(), for: .default)
      UINavigationBar.appearance().shadowImage = UIImage()
      let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
      let own = UINavigationBar(frame: CGRect(x: 0, y: 50, width: 200, height: 44))
      let look = UINavigationBarAppearance()
      look.backgroundColor = .red
      own.standardAppearance = look
      root.view.addSubview(bar)
      root.view.addSubview(own)
      #expect(bar.backgroundImage(for: .default) != nil && bar.shadowImage != nil)
      #expect(bar.standardAppearance.backgroundColor == nil && !bar.showsSeparator)
      let later = UINavigationBar.appearance()
      later.standardAppearance = look
      let third = UINavigationBar(frame: CGRect(x: 0, y: 100, width: 200, height: 44))
      root.view.addSubview(third)
      #expect(third.standardAppearance.backgroundColor == .red)
    }
  }
}
