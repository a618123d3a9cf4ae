public import AtriumKit

/// What a navigation bar shows for one controller: its title, and what can be done there.
@MainActor
public final class NavigationItem: ViewControllerAttachment {
  /// The title in the middle; follows the controller's title when that changes (L-27).
  public var title: String? {
    didSet { if title != oldValue { changed() } }
  }
  /// A line above the title.
  public var prompt: String? {
    didSet { if prompt != oldValue { changed() } }
  }
  /// Shown instead of the title.
  public var titleView: View? {
    didSet { if titleView !== oldValue { changed() } }
  }
  /// What the button says that leads back here from the next item; the title if nil.
  public var backButtonTitle: String? {
    didSet { if backButtonTitle != oldValue { changed() } }
  }
  /// Whether there is no button that leads back from here.
  public var hidesBackButton = false {
    didSet { if hidesBackButton != oldValue { changed() } }
  }
  /// Whether the button that leads back is there beside ``leftBarButtonItems``.
  public var leftItemsSupplementBackButton = false {
    didSet { if leftItemsSupplementBackButton != oldValue { changed() } }
  }
  /// What stands at the beginning of the bar; on the right where the interface reads from there.
  public var leftBarButtonItems: [BarButtonItem] = [] {
    didSet { changed() }
  }
  /// What stands at the end of the bar, the outermost first.
  public var rightBarButtonItems: [BarButtonItem] = [] {
    didSet { changed() }
  }

  /// Is told of changes: the bar that shows the item, or leads back to it.
  weak var bar: NavigationBar?

  /// Makes an item of a title.
  public init(title: String? = nil) {
    self.title = title
  }

  /// Makes the item of a controller, named by its title.
  public convenience init(owner: ViewController) {
    self.init(title: owner.title)
  }

  /// Takes the new title over.
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
  /// What a navigation bar shows for this controller; made when first asked for (T-9).
  public var navigationItem: NavigationItem { attachment(NavigationItem.self) }
}
