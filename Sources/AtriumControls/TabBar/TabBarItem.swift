public import AtriumGraphics
public import AtriumKit

/// The title and the images that represent a controller in a tab bar or in another container.
open class TabBarItem: BarItem {
  /// The predefined items.
  ///
  /// The raw values are UIKit's. Each item has a title in the user's language; only ``more`` has an image.
  public enum SystemItem: Int, Hashable, Sendable, CaseIterable {
    /// The item that opens a list of the tabs that do not fit into the bar.
    case more
    /// The contents that the user prefers.
    case favorites
    /// The contents that the program recommends.
    case featured
    /// The contents that all users prefer.
    case topRated
    /// The contents that were used last.
    case recents
    /// A list of people.
    case contacts
    /// The user's actions in the past.
    case history
    /// The places that the user has marked.
    case bookmarks
    /// A search.
    case search
    /// Files that are or were downloaded.
    case downloads
    /// The newest contents.
    case mostRecent
    /// The contents that are viewed most.
    case mostViewed

    /// The title.
    @MainActor
    fileprivate var title: String {
      switch self {
      case .more: String(localized: "More")
      case .favorites: String(localized: "Favorites")
      case .featured: String(localized: "Featured")
      case .topRated: String(localized: "Top Rated")
      case .recents: String(localized: "Recents")
      case .contacts: String(localized: "Contacts")
      case .history: String(localized: "History")
      case .bookmarks: String(localized: "Bookmarks")
      case .search: String(localized: "Search")
      case .downloads: String(localized: "Downloads")
      case .mostRecent: String(localized: "Most Recent")
      case .mostViewed: String(localized: "Most Viewed")
      }
    }
  }

  /// The title of the item.
  ///
  /// The title follows changes of the controller's title (L-27).
  open override var title: String? {
    get { super.title ?? inherited?.title }
    set { super.title = newValue }
  }
  /// The image of the item, drawn as a template in the container's colours; nil for no image.
  open override var image: Image? {
    get { super.image ?? inherited?.image }
    set { super.image = newValue }
  }
  /// The image while the item is selected; nil uses ``image``.
  open var selectedImage: Image? {
    get { ownSelectedImage ?? (super.image == nil ? inherited?.selectedImage : nil) }
    set {
      guard newValue !== ownSelectedImage else { return }
      ownSelectedImage = newValue
      changed()
    }
  }
  /// The text of the badge, such as a number; an empty string shows a dot, nil shows no badge.
  open var badgeValue: String? {
    get { ownBadge ?? inherited?.badgeValue }
    set {
      guard newValue != ownBadge else { return }
      ownBadge = newValue
      changed()
    }
  }
  /// Whether the user can select the item.
  open override var isEnabled: Bool {
    get { super.isEnabled && inherited?.isEnabled ?? true }
    set { super.isEnabled = newValue }
  }
  /// An integer by which the program can identify the item; 0 by default.
  open override var tag: Int {
    get { super.tag != 0 ? super.tag : inherited?.tag ?? 0 }
    set { super.tag = newValue }
  }

  /// The item that provides the values that this item lacks, for example the item of a stack's root
  /// controller.
  var inherited: TabBarItem? {
    didSet { if inherited !== oldValue { changed() } }
  }
  private var ownSelectedImage: Image?
  private var ownBadge: String?
  /// The bar that contains the item, and that is notified of changes to the item.
  weak var bar: TabBar?
  private var observers: [Observer] = []

  /// The item's appearances, which override the bar's appearances while the item is selected.
  private(set) lazy var appearances = makeAppearances()

  private func makeAppearances() -> BarAppearances<TabBarAppearance> {
    let made = BarAppearances<TabBarAppearance>()
    made.onChange = { [weak self] in
      guard let self, bar?.selectedItem === self else { return }
      bar?.appearancesDidChange()
    }
    return made
  }

  /// Whether any appearance was set for the item.
  var hasAppearance: Bool { !appearances.all.isEmpty }

  private struct Observer {
    weak var owner: AnyObject?
    let action: @MainActor (TabBarItem) -> Void
  }

  /// Makes an item without a title and without an image.
  public override init() { super.init() }

  /// Makes an item without a title and without an image (see ``BarItem/init(coder:)``).
  public override init?(coder: any NibDecoding) { super.init(coder: coder) }

  /// Makes an item.
  public convenience init(
    title: String? = nil, image: Image? = nil, selectedImage: Image? = nil
  ) {
    self.init()
    (self.title, self.image, ownSelectedImage) = (title, image, selectedImage)
  }

  /// Makes an item with a tag.
  public convenience init(title: String?, image: Image?, tag: Int) {
    self.init(title: title, image: image)
    self.tag = tag
  }

  /// Makes a predefined item.
  public convenience init(tabBarSystemItem: SystemItem, tag: Int = 0) {
    let image: Image? = tabBarSystemItem == .more ? .ellipsis : nil
    self.init(title: tabBarSystemItem.title, image: image, tag: tag)
  }

  /// Adds a closure that is called after each change of the item, in addition to the bar's update.
  ///
  /// A container that shows the item outside a tab bar, for example in a list, uses
  /// ``AtriumKit/ViewController/observeTabBarItem(owner:action:)`` instead, which also reports that another item
  /// was set for the controller.
  ///
  /// - Parameters:
  ///   - owner: The observer; held weakly. The closure is removed when the observer is deallocated.
  ///   - action: The closure, which receives this item.
  public func observeChanges(owner: AnyObject, action: @escaping @MainActor (TabBarItem) -> Void) {
    observers.removeAll { $0.owner == nil }
    observers.append(Observer(owner: owner, action: action))
  }

  /// Removes the closures that an observer added.
  public func stopObservingChanges(owner: AnyObject) {
    observers.removeAll { $0.owner == nil || $0.owner === owner }
  }

  override func changed() {
    bar?.itemDidChange()
    for observer in observers where observer.owner != nil { observer.action(self) }
  }
}
