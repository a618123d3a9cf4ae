import AtriumContainers
import AtriumControls
import AtriumKit

/// The kinds of controllers in the playground.
package enum PlayKind: String, Hashable, Sendable, CaseIterable {
  /// A controller without children.
  case leaf
  /// A container of the playground, which places the views of its children side by side.
  case tiles
  /// A container without automatic forwarding: only lines of the scene make appearance calls.
  case hand
  /// A navigation controller.
  case navigation
  /// A tab bar controller.
  case tabs
  /// A split view controller with two columns.
  case split
  /// A pager.
  case pager
  /// A ring menu controller.
  case ring

  /// The title in the palette.
  package var title: String {
    switch self {
    case .leaf: String(localized: "Leaf")
    case .tiles: String(localized: "Tiles")
    case .hand: String(localized: "By hand")
    case .navigation: String(localized: "Navigation")
    case .tabs: String(localized: "Tabs")
    case .split: String(localized: "Split")
    case .pager: String(localized: "Pager")
    case .ring: String(localized: "Ring")
    }
  }

  /// The Swift expression that makes a controller of this kind.
  package var code: String {
    switch self {
    case .leaf: "ViewController()"
    case .tiles: "TilesController()"
    case .hand: "HandController()"
    case .navigation: "NavigationController()"
    case .tabs: "TabBarController()"
    case .split: "SplitViewController(style: .doubleColumn)"
    case .pager: "PagerController()"
    case .ring: "RingMenuController()"
    }
  }

  /// Whether a scene itself adds and removes the children of a container of this kind.
  package var addsByHand: Bool { self == .tiles || self == .hand }

  /// Whether a container of this kind selects one of its controllers.
  package var selects: Bool { self == .tabs || self == .pager || self == .ring }

  /// Makes a controller of this kind.
  ///
  /// A leaf shows its own state; in exported code it is a plain `ViewController`.
  @MainActor
  func make() -> ViewController {
    switch self {
    case .leaf: PlayLeaf()
    case .tiles: TilesController()
    case .hand: HandController()
    case .navigation: NavigationController()
    case .tabs: TabBarController()
    case .split: SplitViewController(style: .doubleColumn)
    case .pager: PagerController()
    case .ring: RingMenuController()
    }
  }
}
