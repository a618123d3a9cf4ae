import AtriumContainers
import AtriumControls
import AtriumGeometry
import AtriumKit

/// The kinds of container of *Rotation*.
enum RotationKind: Int, CaseIterable {
  case stack
  case placeholder
  case navigation
  case tabs
  case pager
  case columns

  var title: String {
    switch self {
    case .stack: String(localized: "Stack")
    case .placeholder: String(localized: "Placeholder")
    case .navigation: String(localized: "Navigation")
    case .tabs: String(localized: "Tabs")
    case .pager: String(localized: "Pager")
    case .columns: String(localized: "Columns")
    }
  }

  /// Makes the container.
  ///
  /// - Parameter pages: The children; the first one is shown in front.
  /// - Returns: The container.
  @MainActor
  func makeContainer(_ pages: [ViewController]) -> any AutorotatingContainer {
    switch self {
    case .stack:
      let stack = StackController(rootViewController: pages[pages.count - 1], capacity: 1)
      for page in pages.dropLast().reversed() { stack.push(page, animated: false) }
      return stack
    case .placeholder: return RotationPlacesController(pages)
    case .navigation:
      let navigation = NavigationController()
      navigation.setViewControllers(pages.reversed(), animated: false)
      return navigation
    case .tabs:
      let tabs = TabBarController(viewControllers: pages)
      tabs.mode = .tabBar
      return tabs
    case .pager:
      let pager = PagerController()
      pager.viewControllers = pages
      return pager
    case .columns:
      let split = SplitViewController(style: .doubleColumn)
      split.setViewController(pages[1], for: .primary)
      split.setViewController(pages[0], for: .secondary)
      split.preferredDisplayMode = .oneBesideSecondary
      return split
    }
  }
}
