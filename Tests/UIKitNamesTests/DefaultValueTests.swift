import Testing
import UIKit

/// Values and identities that ported code relies on.
@MainActor
@Suite(.ownWindows)
struct DefaultValueTests {
  @Test("named colours have exact components")
  func colours() {
    #expect(UIColor.gray == UIColor(white: 0.5, alpha: 1))
    #expect(UIColor.lightGray == UIColor(white: 2.0 / 3, alpha: 1))
    #expect(UIColor.darkGray == UIColor(white: 1.0 / 3, alpha: 1))
    #expect(UIColor.orange == UIColor(red: 1, green: 0.5, blue: 0, alpha: 1))
    #expect(UIColor.purple == UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1))
    #expect(UIColor.brown == UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1))
  }

  @Test("bar items, constraints, guides, menu elements and alert actions are found by identity")
  func identities() {
    let tabs = UITabBar()
    tabs.items = (0..<3).map { UITabBarItem(title: "a", image: nil, tag: $0) }
    let last = tabs.items?[2]
    #expect(last.flatMap { tabs.items?.firstIndex(of: $0) } == 2)
    let (view, guide) = (UIView(), UILayoutGuide())
    view.addLayoutGuide(guide)
    let width = view.widthAnchor.constraint(equalToConstant: 5)
    width.isActive = true
    #expect(view.constraints.contains(width) && view.layoutGuides == [guide])
    #expect(Set([width, width, view.heightAnchor.constraint(equalToConstant: 5)]).count == 2)
    let one = UIAction(title: "a") { _ in }
    let two = UIAction(title: "a") { _ in }
    #expect(UIMenu(title: "", children: [one, two]).children.firstIndex(of: two) == 1)
    let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
    let actions = (0..<2).map { _ in UIAlertAction(title: "a", style: .default) }
    actions.forEach(alert.addAction)
    #expect(alert.actions.firstIndex(of: actions[1]) == 1)
    #expect(UINavigationItem(title: "a") != UINavigationItem(title: "a"))
  }
}
