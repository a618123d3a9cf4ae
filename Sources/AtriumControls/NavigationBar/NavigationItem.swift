public import AtriumKit

/// The contents of a navigation bar for one controller: its title and bar buttons.
@MainActor
open class NavigationItem: ViewControllerAttachment {
  /// When the title of an item is large.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// As for the item below; large for the lowest item.
    case automatic
    /// Always.
    case always
    /// Never.
    case never
  }

  /// The title in the centre; follows changes of the controller's title (L-27).
  open var title: String? {
    didSet { if title != oldValue { changed() } }
  }
  /// A line above the title.
  open var prompt: String? {
    didSet { if prompt != oldValue { changed() } }
  }
  /// A view that replaces the title.
  open var titleView: View? {
    didSet { if titleView !== oldValue { changed() } }
  }
  /// The title of the back button that leads to this item; nil for ``title``.
  open var backButtonTitle: String? {
    didSet { if backButtonTitle != oldValue { changed() } }
  }
  /// The back button that leads to this item, of which the title counts; nil for
  /// ``backButtonTitle`` (N-24).
  open var backBarButtonItem: BarButtonItem? {
    didSet { if backBarButtonItem !== oldValue { changed() } }
  }
  /// Whether the back button is hidden for this item.
  open var hidesBackButton = false {
    didSet { if hidesBackButton != oldValue { changed() } }
  }
  /// Whether the back button remains beside ``leftBarButtonItems``.
  open var leftItemsSupplementBackButton = false {
    didSet { if leftItemsSupplementBackButton != oldValue { changed() } }
  }
  /// Whether the title is displayed large, in a bar that prefers large titles.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
    didSet { if largeTitleDisplayMode != oldValue { changed() } }
  }
  /// The items on the leading side of the bar, which is the right in a right-to-left layout; nil for
  /// none.
  open var leftBarButtonItems: [BarButtonItem]? {
    didSet { changed() }
  }
  /// The items on the trailing side of the bar, the outermost first; nil for none.
  open var rightBarButtonItems: [BarButtonItem]? {
    didSet { changed() }
  }

  /// The bar that displays the item or its back button; it is notified of changes.
  weak var bar: NavigationBar?

  /// The appearances that come before the bar's.
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

  /// Makes the item of a controller, with its title.
  public required convenience init(owner: ViewController) {
    self.init(title: owner.title)
  }

  /// Copies the new title.
  open func ownerTitleDidChange(_ owner: ViewController) {
    title = owner.title
  }

  /// The first of ``leftBarButtonItems``; setting it replaces them all.
  open var leftBarButtonItem: BarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The first of ``rightBarButtonItems``; setting it replaces them all.
  open var rightBarButtonItem: BarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// Sets ``leftBarButtonItems``; in a bar on screen they fade to the new ones if animated.
  open func setLeftBarButtonItems(_ items: [BarButtonItem]?, animated: Bool) {
    change(animated: animated) { leftBarButtonItems = items }
  }

  /// Sets ``rightBarButtonItems``; in a bar on screen they fade to the new ones if animated.
  open func setRightBarButtonItems(_ items: [BarButtonItem]?, animated: Bool) {
    change(animated: animated) { rightBarButtonItems = items }
  }

  /// Sets ``leftBarButtonItem``; in a bar on screen it fades to the new one if animated.
  open func setLeftBarButton(_ item: BarButtonItem?, animated: Bool) {
    change(animated: animated) { leftBarButtonItem = item }
  }

  /// Sets ``rightBarButtonItem``; in a bar on screen it fades to the new one if animated.
  open func setRightBarButton(_ item: BarButtonItem?, animated: Bool) {
    change(animated: animated) { rightBarButtonItem = item }
  }

  /// Sets ``hidesBackButton``; in a bar on screen the button fades if animated.
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
  /// The contents of a navigation bar for this controller; made on first access (T-9).
  public var navigationItem: NavigationItem { attachment(NavigationItem.self) }
}
