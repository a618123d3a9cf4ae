public import AtriumGraphics
public import AtriumKit

/// What a bar, or another container, shows for one of its children: a name and pictures.
@MainActor
public final class TabBarItem: ViewControllerAttachment {
  /// The name; follows the controller's title when that changes (L-27).
  public var title: String? {
    didSet { if title != oldValue { changed() } }
  }
  /// The picture; its shape is drawn in the container's colours.
  public var image: Image? {
    didSet { if image !== oldValue { changed() } }
  }
  /// The picture of the chosen item; ``image`` if nil.
  public var selectedImage: Image? {
    didSet { if selectedImage !== oldValue { changed() } }
  }
  /// A few characters that call for attention, such as a number; a dot if empty, nothing if nil.
  public var badgeValue: String? {
    didSet { if badgeValue != oldValue { changed() } }
  }
  /// Whether the item can be chosen.
  public var isEnabled = true {
    didSet { if isEnabled != oldValue { changed() } }
  }

  /// Is told of changes: the bar that shows the item.
  weak var bar: TabBar?

  /// Makes an item.
  public init(title: String? = nil, image: Image? = nil, selectedImage: Image? = nil) {
    (self.title, self.image, self.selectedImage) = (title, image, selectedImage)
  }

  /// Makes the item of a controller, named by its title (T-9).
  public convenience init(owner: ViewController) {
    self.init(title: owner.title)
  }

  /// Takes the new title over.
  public func ownerTitleDidChange(_ owner: ViewController) {
    title = owner.title
  }

  private func changed() {
    bar?.itemDidChange()
  }
}

extension ViewController {
  /// What containers show for this controller; made when first asked for (T-9).
  public var tabBarItem: TabBarItem { attachment(TabBarItem.self) }
}
