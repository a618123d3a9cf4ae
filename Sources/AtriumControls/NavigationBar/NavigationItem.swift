public import AtriumKit

/// The contents of a navigation bar for one controller: its title and bar buttons.
@MainActor
open class NavigationItem: ViewControllerAttachment {
  /// Whether the title of an item is large in a bar that prefers large titles.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// The item uses the mode of the item below it. If there is no item below, the title is large.
    case automatic
    /// The title is always large.
    case always
    /// The title is never large.
    case never
  }

  /// The title in the centre of the bar; nil for no title.
  ///
  /// The title follows changes of the controller's title (L-27).
  open var title: String? {
    didSet { if title != oldValue { changed() } }
  }
  /// The line of text above the title; nil, the default, for no line.
  open var prompt: String? {
    didSet { if prompt != oldValue { changed() } }
  }
  /// A view that replaces the title; nil, the default, shows the title.
  open var titleView: View? {
    didSet { if titleView !== oldValue { changed() } }
  }
  /// The title of the back button that returns to this item; nil uses ``title``.
  open var backButtonTitle: String? {
    didSet { if backButtonTitle != oldValue { changed() } }
  }
  /// The back button that returns to this item; nil uses ``backButtonTitle`` (N-24).
  ///
  /// The bar uses only the title of this button.
  open var backBarButtonItem: BarButtonItem? {
    didSet { if backBarButtonItem !== oldValue { changed() } }
  }
  /// Whether the back button is hidden for this item.
  open var hidesBackButton = false {
    didSet { if hidesBackButton != oldValue { changed() } }
  }
  /// Whether the back button stays visible beside ``leftBarButtonItems``.
  open var leftItemsSupplementBackButton = false {
    didSet { if leftItemsSupplementBackButton != oldValue { changed() } }
  }
  /// The mode that decides whether the title is large, in a bar that prefers large titles.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
    didSet { if largeTitleDisplayMode != oldValue { changed() } }
  }
  /// The items at the leading edge of the bar, which is the right edge in a right-to-left layout; nil for
  /// no items.
  open var leftBarButtonItems: [BarButtonItem]? {
    didSet { changed() }
  }
  /// The items at the trailing edge of the bar, the outermost first; nil for no items.
  open var rightBarButtonItems: [BarButtonItem]? {
    didSet { changed() }
  }

  /// The search controller whose search bar is shown below the title; nil, the default, for no search bar.
  open var searchController: SearchController? {
    didSet {
      guard searchController !== oldValue else { return }
      if oldValue?.item === self { oldValue?.item = nil }
      searchController?.item = self
      changed()
    }
  }
  /// Whether the search bar scrolls away with the content; true by default.
  ///
  /// An active search bar stays visible.
  open var hidesSearchBarWhenScrolling = true {
    didSet { if hidesSearchBarWhenScrolling != oldValue { changed() } }
  }

  /// The controller of the item; nil for an item that a program has made.
  private(set) weak var owner: ViewController?
  /// The bar that displays the item or its back button, and that is notified of changes to the item.
  weak var bar: NavigationBar?

  /// The item's appearances, which override the bar's appearances.
  private(set) lazy var appearances = makeAppearances()

  /// Makes an item with a title.
  public init(title: String? = nil) {
    self.title = title
  }

  private func makeAppearances() -> BarAppearances<NavigationBarAppearance> {
    let made = BarAppearances<NavigationBarAppearance>()
    made.onChange = { [weak self] in
      guard let self, bar?.topItem === self else { return }
      bar?.appearancesDidChange()
    }
    return made
  }

  /// Makes the item of a controller, with the controller's title.
  public required convenience init(owner: ViewController) {
    self.init(title: owner.title)
    self.owner = owner
  }

  /// Updates the bar after a change of the search controller.
  func searchDidChange() { changed() }

  /// Whether the bar shows only the search bar, because the search is active.
  var isSearching: Bool {
    guard let searchController else { return false }
    return searchController.isActive && searchController.hidesNavigationBarDuringPresentation
  }

  /// Copies the controller's new title.
  open func ownerTitleDidChange(_ owner: ViewController) {
    title = owner.title
  }

  /// The first of the ``leftBarButtonItems``; setting this property replaces all items.
  open var leftBarButtonItem: BarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The first of the ``rightBarButtonItems``; setting this property replaces all items.
  open var rightBarButtonItem: BarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// Sets ``leftBarButtonItems``.
  ///
  /// With animation, a visible bar cross-fades to the new items.
  open func setLeftBarButtonItems(_ items: [BarButtonItem]?, animated: Bool) {
    change(animated: animated) { leftBarButtonItems = items }
  }

  /// Sets ``rightBarButtonItems``.
  ///
  /// With animation, a visible bar cross-fades to the new items.
  open func setRightBarButtonItems(_ items: [BarButtonItem]?, animated: Bool) {
    change(animated: animated) { rightBarButtonItems = items }
  }

  /// Sets ``leftBarButtonItem``.
  ///
  /// With animation, a visible bar cross-fades to the new item.
  open func setLeftBarButton(_ item: BarButtonItem?, animated: Bool) {
    change(animated: animated) { leftBarButtonItem = item }
  }

  /// Sets ``rightBarButtonItem``.
  ///
  /// With animation, a visible bar cross-fades to the new item.
  open func setRightBarButton(_ item: BarButtonItem?, animated: Bool) {
    change(animated: animated) { rightBarButtonItem = item }
  }

  /// Sets ``hidesBackButton``.
  ///
  /// With animation, a visible bar fades the button in or out.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    change(animated: animated) { self.hidesBackButton = hidesBackButton }
  }

  private func change(animated: Bool, _ change: () -> Void) {
    changesAreAnimated = animated
    change()
    changesAreAnimated = false
  }

  private var changesAreAnimated = false

  private func changed() {
    bar?.itemDidChange(self, animated: changesAreAnimated)
  }
}

extension ViewController {
  /// The navigation item of this controller, which a navigation bar displays; made on first access (T-9).
  public var navigationItem: NavigationItem { attachment(NavigationItem.self) }
}

extension NavigationItem: Hashable {
  /// Returns whether two references are to the same item.
  public nonisolated static func == (left: NavigationItem, right: NavigationItem) -> Bool {
    left === right
  }

  /// Hashes the identity of the item.
  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
