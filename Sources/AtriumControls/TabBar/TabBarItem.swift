public import AtriumGraphics

/// The title and images of a controller in a tab bar, or another container.
open class TabBarItem: BarItem {
  /// The items of the toolkit.
  public enum SystemItem: Hashable, Sendable {
    /// Opens the list of the tabs that are not in the bar.
    case more
  }

  /// The title; follows changes of the controller's title (L-27).
  open override var title: String? {
    get { super.title ?? inherited?.title }
    set { super.title = newValue }
  }
  /// The image; its shape is drawn in the container's colours.
  open override var image: Image? {
    get { super.image ?? inherited?.image }
    set { super.image = newValue }
  }
  /// The image of the selected item; nil for ``image``.
  open var selectedImage: Image? {
    get { ownSelectedImage ?? (super.image == nil ? inherited?.selectedImage : nil) }
    set {
      guard newValue !== ownSelectedImage else { return }
      ownSelectedImage = newValue
      changed()
    }
  }
  /// The text of the badge, such as a number; a dot if empty, no badge if nil.
  open var badgeValue: String? {
    get { ownBadge ?? inherited?.badgeValue }
    set {
      guard newValue != ownBadge else { return }
      ownBadge = newValue
      changed()
    }
  }
  /// Whether the item can be selected.
  open override var isEnabled: Bool {
    get { super.isEnabled && inherited?.isEnabled ?? true }
    set { super.isEnabled = newValue }
  }
  /// A number by which a program finds the item again; 0 by default.
  open override var tag: Int {
    get { super.tag != 0 ? super.tag : inherited?.tag ?? 0 }
    set { super.tag = newValue }
  }

  /// The item whose values count where this one has none, as in a stack that of its root.
  var inherited: TabBarItem? {
    didSet { if inherited !== oldValue { changed() } }
  }
  private var ownSelectedImage: Image?
  private var ownBadge: String?
  /// The bar that contains the item; it is notified of changes.
  weak var bar: TabBar?
  private var observers: [Observer] = []

  /// The appearances that come before the bar's while the item is selected.
  private(set) lazy var appearances = makeAppearances()

  private func makeAppearances() -> BarAppearances<TabBarAppearance> {
    let made = BarAppearances<TabBarAppearance>()
    made.onChange = { [weak self] in
      guard let self, bar?.selectedItem === self else { return }
      bar?.appearancesDidChange()
    }
    return made
  }

  /// Whether it has appearances of its own.
  var hasAppearance: Bool { !appearances.all.isEmpty }

  private struct Observer {
    weak var owner: AnyObject?
    let action: @MainActor (TabBarItem) -> Void
  }

  /// Makes an item.
  public init(title: String? = nil, image: Image? = nil, selectedImage: Image? = nil) {
    ownSelectedImage = selectedImage
    super.init(title: title, image: image)
  }

  /// Makes an item with a tag.
  public convenience init(title: String?, image: Image?, tag: Int) {
    self.init(title: title, image: image)
    self.tag = tag
  }

  /// Makes an item of the toolkit.
  public convenience init(tabBarSystemItem: SystemItem, tag: Int = 0) {
    switch tabBarSystemItem {
    case .more: self.init(title: "More", image: .ellipsis, tag: tag)
    }
  }

  /// Calls a closure after each change of the item, beside the bar.
  ///
  /// A container that shows the item elsewhere, as in a list, observes it by
  /// ``AtriumKit/ViewController/observeTabBarItem(owner:action:)``, which also tells of another item.
  ///
  /// - Parameters:
  ///   - owner: The observer; when it is deallocated the closure is removed. Not retained.
  ///   - action: The closure; its argument is this item.
  public func observeChanges(owner: AnyObject, action: @escaping @MainActor (TabBarItem) -> Void) {
    observers.removeAll { $0.owner == nil }
    observers.append(Observer(owner: owner, action: action))
  }

  /// Removes the closures of an observer.
  public func stopObservingChanges(owner: AnyObject) {
    observers.removeAll { $0.owner == nil || $0.owner === owner }
  }

  override func changed() {
    bar?.itemDidChange()
    for observer in observers where observer.owner != nil { observer.action(self) }
  }
}
