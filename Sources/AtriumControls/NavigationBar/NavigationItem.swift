public import AtriumKit

/// The contents of a navigation bar for one controller: its title and bar buttons.
@MainActor
public final class NavigationItem: ViewControllerAttachment {
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
  public var title: String? {
    didSet { if title != oldValue { changed() } }
  }
  /// A line above the title.
  public var prompt: String? {
    didSet { if prompt != oldValue { changed() } }
  }
  /// A view that replaces the title.
  public var titleView: View? {
    didSet { if titleView !== oldValue { changed() } }
  }
  /// The title of the back button that leads to this item; nil for ``title``.
  public var backButtonTitle: String? {
    didSet { if backButtonTitle != oldValue { changed() } }
  }
  /// The back button that leads to this item, of which the title counts; nil for
  /// ``backButtonTitle`` (N-24).
  public var backBarButtonItem: BarButtonItem? {
    didSet { if backBarButtonItem !== oldValue { changed() } }
  }
  /// Whether the back button is hidden for this item.
  public var hidesBackButton = false {
    didSet { if hidesBackButton != oldValue { changed() } }
  }
  /// Whether the back button remains beside ``leftBarButtonItems``.
  public var leftItemsSupplementBackButton = false {
    didSet { if leftItemsSupplementBackButton != oldValue { changed() } }
  }
  /// Whether the title is displayed large, in a bar that prefers large titles.
  public var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
    didSet { if largeTitleDisplayMode != oldValue { changed() } }
  }
  /// The items on the leading side of the bar, which is the right in a right-to-left layout.
  public var leftBarButtonItems: [BarButtonItem] = [] {
    didSet { changed() }
  }
  /// The items on the trailing side of the bar, the outermost first.
  public var rightBarButtonItems: [BarButtonItem] = [] {
    didSet { changed() }
  }

  /// The bar that displays the item or its back button; it is notified of changes.
  weak var bar: NavigationBar?

  /// Makes an item with a title.
  public init(title: String? = nil) {
    self.title = title
  }

  /// Makes the item of a controller, with its title.
  public convenience init(owner: ViewController) {
    self.init(title: owner.title)
  }

  /// Copies the new title.
  public func ownerTitleDidChange(_ owner: ViewController) {
    title = owner.title
  }

  /// The first of ``leftBarButtonItems``; setting it replaces them all.
  public var leftBarButtonItem: BarButtonItem? {
    get { leftBarButtonItems.first }
    set { leftBarButtonItems = newValue.map { [$0] } ?? [] }
  }

  /// The first of ``rightBarButtonItems``; setting it replaces them all.
  public var rightBarButtonItem: BarButtonItem? {
    get { rightBarButtonItems.first }
    set { rightBarButtonItems = newValue.map { [$0] } ?? [] }
  }

  private func changed() {
    bar?.itemDidChange(self)
  }
}

extension ViewController {
  /// The contents of a navigation bar for this controller; made on first access (T-9).
  public var navigationItem: NavigationItem { attachment(NavigationItem.self) }
}
