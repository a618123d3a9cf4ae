import Testing
import UIKitNames

/// Bar appearances and adaptive presentations, written as in iOS programs.
@MainActor
struct BarAppearanceSpellingTests {
  @Test("the usual lines with which a program colours its navigation bars compile and take effect")
  func usual() {
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = .systemIndigo
    appearance.shadowColor = .clear
    appearance.titleTextAttributes = [.foregroundColor: UIColor.white]
    appearance.largeTitleTextAttributes = [
      NSAttributedString.Key.foregroundColor: UIColor.white,
      NSAttributedString.Key.font: UIFont.systemFont(ofSize: 34, weight: .bold),
    ]
    let button = UIBarButtonItemAppearance(style: .plain)
    button.normal.titleTextAttributes = [.foregroundColor: UIColor.yellow]
    appearance.buttonAppearance = button
    appearance.doneButtonAppearance = button
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.navigationBar.standardAppearance = appearance
    navigation.navigationBar.scrollEdgeAppearance = appearance
    navigation.navigationBar.compactAppearance = appearance
    navigation.navigationBar.tintColor = .white
    navigation.topViewController?.navigationItem.standardAppearance = appearance
    #expect(navigation.navigationBar.standardAppearance.backgroundColor == .systemIndigo)
    #expect(navigation.navigationBar.barTintColor == .systemIndigo)
    #expect(
      navigation.navigationBar.largeTitleTextAttributes?[.foregroundColor] as? UIColor == .white)
  }

  @Test("the usual lines for a tab bar and a toolbar compile and take effect")
  func others() {
    let appearance = UITabBarAppearance()
    appearance.configureWithOpaqueBackground()
    let item = UITabBarItemAppearance(style: .stacked)
    item.normal.iconColor = .lightGray
    item.selected.iconColor = .red
    item.selected.titleTextAttributes = [.foregroundColor: UIColor.red]
    appearance.stackedLayoutAppearance = item
    let tabs = UITabBarController()
    tabs.tabBar.standardAppearance = appearance
    tabs.tabBar.scrollEdgeAppearance = appearance
    tabs.tabBar.unselectedItemTintColor = .gray
    item.selected.iconColor = .blue
    #expect(tabs.tabBar.standardAppearance.stackedLayoutAppearance.selected.iconColor == .red)
    let toolbar = UIToolbar()
    let other = UIToolbarAppearance(barAppearance: appearance)
    toolbar.standardAppearance = other
    toolbar.scrollEdgeAppearance = toolbar.standardAppearance.copy()
    #expect(toolbar.scrollEdgeAppearance !== toolbar.standardAppearance)
  }

  @Test("a popover delegate that answers none satisfies the protocol")
  func popover() {
    final class Presenter: UIViewController, UIPopoverPresentationControllerDelegate {
      func adaptivePresentationStyle(
        for controller: UIPresentationController
      ) -> UIModalPresentationStyle { .fullScreen }
    }
    let (presenter, content) = (Presenter(), UIViewController())
    content.modalPresentationStyle = .popover
    content.popoverPresentationController?.delegate = presenter
    let compact = UITraitCollection(horizontalSizeClass: .compact)
    let regular = UITraitCollection(horizontalSizeClass: .regular)
    let controller = content.popoverPresentationController
    #expect(controller?.adaptivePresentationStyle(for: compact) == .fullScreen)
    #expect(controller?.adaptivePresentationStyle(for: regular) == UIModalPresentationStyle.none)
  }
}
