public import AtriumGraphics
public import AtriumKit

/// The title and images of a controller in a tab bar, or another container.
@MainActor
public final class TabBarItem: ViewControllerAttachment {
  /// The title; follows changes of the controller's title (L-27).
  public var title: String? {
    didSet { if title != oldValue { changed() } }
  }
  /// The image; its shape is drawn in the container's colours.
  public var image: Image? {
    didSet { if image !== oldValue { changed() } }
  }
  /// The image of the selected item; nil for ``image``.
  public var selectedImage: Image? {
    didSet { if selectedImage !== oldValue { changed() } }
  }
  /// The text of the badge, such as a number; a dot if empty, no badge if nil.
  public var badgeValue: String? {
    didSet { if badgeValue != oldValue { changed() } }
  }
  /// Whether the item can be selected.
  public var isEnabled = true {
    didSet { if isEnabled != oldValue { changed() } }
  }

  /// The bar that contains the item; it is notified of changes.
  weak var bar: TabBar?

  /// Makes an item.
  public init(title: String? = nil, image: Image? = nil, selectedImage: Image? = nil) {
    (self.title, self.image, self.selectedImage) = (title, image, selectedImage)
  }

  /// Makes the item of a controller, with its title (T-9).
  public convenience init(owner: ViewController) {
    self.init(title: owner.title)
  }

  /// Copies the new title.
  public func ownerTitleDidChange(_ owner: ViewController) {
    title = owner.title
  }

  private func changed() {
    bar?.itemDidChange()
  }
}

extension ViewController {
  /// The title and images for containers of this controller; made on first access (T-9).
  public var tabBarItem: TabBarItem { attachment(TabBarItem.self) }
}
